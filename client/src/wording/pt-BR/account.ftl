### Quem está lendo: convidado ou conta, suas mesas, seus dados

account-guest = Você é um convidado
account-guest-is = Como convidado você pode jogar tudo; este navegador guarda os seus lugares. Com uma conta eles são seus em qualquer aparelho.
account-account-is = Seus lugares são seus em qualquer aparelho em que você entrar.
account-gone = Este navegador não conhece mais ninguém.
account-name = Nome
account-name-hint = É com ele que você entra. As mesas em que você já está mantêm o nome com que se sentou.
account-password = Senha
account-password-hint = Pelo menos { $shortest } caracteres.
account-show = Mostrar
account-old-password = Senha até agora
account-new-password = Nova senha

account-claim = Criar uma conta
account-claim-is = Um nome e uma senha, sem e-mail. Seus lugares vêm junto.
account-claim-do = Criar a conta
account-login = Entrar
account-login-is = Os lugares que você ocupou aqui como convidado passam para a sua conta.
account-login-do = Entrar
account-logout = Sair
account-lost = Esqueceu a senha?
account-found = Eu sei a senha
account-recover = Com o código de recuperação
account-recover-is = Ele foi mostrado quando você criou a conta. Todos os aparelhos saem da conta, e você recebe o próximo código.
account-recover-do = Definir a senha e entrar
account-code = Código de recuperação
account-code-hint = 24 letras e números; os hifens não importam.

account-code-title = Seu código de recuperação
account-code-is = Guarde-o: ele só aparece desta vez. Ele deixa você entrar se perder a senha, e nada mais deixa.
account-code-copy = Copiar
account-code-copied = O código foi copiado.
account-code-copy-yourself = Copie o código marcado.
account-code-kept = Já guardei

account-tables = Suas mesas
account-waits = Espera por você
account-not-begun = Há lugares livres
account-over = Terminada
account-no-tables = Você não está em nenhuma mesa.
account-play = Começar um jogo
account-all-tables = Mostrar todas as { $count }

account-settings = Sua conta
account-rename = Mudar o nome
account-renamed = Agora você se chama { $name }.
account-change-password = Mudar a senha
account-change-password-is = Todos os outros aparelhos saem da conta.
account-password-changed = A senha foi mudada.
account-renew = Outro código de recuperação
account-renew-is = O anterior não abre mais nada.
account-code-renewed = O novo código está acima.

account-data = O que guardamos sobre você
account-data-is = Seu nome, quando você esteve aqui e os seus lugares. De senhas e códigos, só o que não pode ser lido de volta.
account-download = Baixar
account-downloaded = O arquivo está a caminho.
account-delete = Apagar tudo …
account-delete-title = Apagar tudo sobre você?
account-delete-is = Seu nome, seus lugares e o que você disse nas mesas são apagados, e ninguém pode trazê-los de volta. Nos jogos em andamento o computador joga no lugar de quem saiu.
account-delete-word = apagar
account-delete-type = Digite “{ $word }” para continuar
account-delete-do = Apagar para sempre

account-why-unknown = Este navegador não conhece mais ninguém. Carregue a página de novo.
account-why-too-often = Tentativas demais. Espere um minuto.
account-why-claimed = Esta conta já tem nome e senha. Carregue a página de novo.
account-why-wrong-password = O nome e a senha não combinam.
account-why-wrong-code = O nome e o código de recuperação não combinam.
account-why-name-taken = Outra pessoa já tem este nome. Escolha outro.
account-why-password = Uma senha tem de 8 a 128 caracteres e não é o nome.
account-why-name = Um nome tem de 1 a 24 caracteres, todos imprimíveis.
account-why-no-account = Um convidado não tem senha. Carregue a página de novo.
