### Quem está lendo: convidado ou conta, suas mesas, seus dados

account-guest = Você está como visitante
account-guest-is = Como visitante você pode jogar tudo; este navegador guarda os seus lugares. Com uma conta eles são seus em qualquer aparelho.
account-account-is = Seus lugares são seus em qualquer aparelho em que você entrar.
account-gone = Este navegador não conhece mais ninguém.
account-name = Nome
account-name-hint = É com ele que você entra. As mesas em que você já está mantêm o nome com que se sentou.
account-password = Senha
account-password-hint = Pelo menos { $shortest } caracteres.
account-show = Mostrar
account-old-password = Senha atual
account-new-password = Nova senha

account-claim = Criar uma conta
account-claim-is = Um nome e uma senha, sem e-mail. Seus lugares vêm junto.
account-claim-do = Criar a conta
account-login = Entrar
account-login-is = Os lugares que você ocupou aqui como visitante passam para a sua conta.
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
account-code-is = Guarde-o: ele só aparece desta vez. Se você perder a senha, só ele deixa você entrar.
account-code-copy = Copiar
account-code-copied = O código foi copiado.
account-code-copy-yourself = Copie o código marcado.
account-code-kept = Já guardei

account-tables = Suas mesas
account-no-tables = Você não está em nenhuma mesa.
account-play = Começar uma partida
account-all-tables = Mostrar todas as { $count }

account-settings = Sua conta
account-rename = Mudar o nome
account-renamed = Agora você se chama { $name }.
account-change-password = Mudar a senha
account-change-password-is = Todos os outros aparelhos saem da conta.
account-password-changed = A senha foi alterada.
account-renew = Outro código de recuperação
account-renew-is = O anterior não abre mais nada.
account-code-renewed = O novo código está acima.

account-visible = Deixar que os outros vejam quando estou aqui
account-visible-is = Seu nome aparece então ao lado das mesas abertas. Senão, você só entra na contagem.

account-claim-passkey = Criar com uma chave de acesso
account-claim-passkey-is = Ou sem senha: este aparelho, ou uma chave de segurança, deixa você entrar com digital, rosto ou PIN.
account-login-passkey = Entrar com uma chave de acesso
account-first-password = Definir uma senha
account-proved = Sua chave de acesso mostrou que é você.
account-prove = Mostre antes uma chave de acesso
account-prove-instead = Usar uma chave de acesso
account-passkeys = { $count ->
    [0] Chaves de acesso
   *[other] Chaves de acesso ({ $count })
}
account-passkeys-are = Uma chave de acesso deixa você entrar sem senha. Ela fica no seu aparelho ou no seu gerenciador de senhas; este servidor guarda só a parte pública.
account-passkeys-need-name = Chaves de acesso só funcionam num endereço com nome, não com número.
account-passkeys-by-name = Abra esta página em { $address }.
account-passkeys-unknown = Este navegador não tem chaves de acesso aqui; elas precisam de https.
account-passkey-add = Adicionar uma chave de acesso
account-passkey-added = A chave de acesso foi adicionada.
account-passkey-label = Como ela se chama
account-passkey-nameless = Chave de acesso sem nome
account-passkey-at = Funciona em { $host }.
account-passkey-used = Usada pela última vez em { $day }.
account-passkey-made = Criada em { $day }, ainda não usada.
account-passkey-remove = Remover
account-passkey-remove-this = Remover a chave de acesso { $name }
account-passkey-remove-title = Remover a chave de acesso { $name }?
account-passkey-remove-is = Ninguém mais entra com ela. Apague-a também no aparelho.

account-data = O que guardamos sobre você
account-data-is = Seu nome, quando você esteve aqui e os seus lugares. De senhas e códigos, só o que não pode ser lido de volta.
account-download = Baixar
account-downloaded = O arquivo está a caminho.
account-delete = Apagar tudo…
account-delete-title = Apagar tudo sobre você?
account-delete-is = Seu nome, seus lugares e o que você disse nas mesas são apagados, e ninguém pode trazê-los de volta. Nas partidas em andamento o computador joga no lugar de quem saiu.
account-delete-word = apagar
account-delete-type = Digite “{ $word }” para continuar
account-delete-do = Apagar para sempre

account-why-unknown = Este navegador não conhece mais ninguém. Carregue a página de novo.
account-why-too-often = Tentativas demais. Espere um minuto.
account-why-claimed = Esta conta já tem nome, e senha ou chave de acesso. Carregue a página de novo.
account-why-wrong-password = O nome e a senha não combinam. Confira os dois; maiúsculas contam na senha. Se a perdeu, “Esqueceu a senha?” ou uma chave de acesso deixa você entrar.
account-why-wrong-code = O nome e o código de recuperação não combinam. Confira os dois.
account-why-name-taken = Outra pessoa já tem este nome. Escolha outro.
account-why-password = Uma senha tem de 8 a 128 caracteres e não é o nome.
account-why-name = Um nome tem de 1 a 24 caracteres, todos imprimíveis.
account-why-no-account = Visitante não tem senha nem chave de acesso. Carregue a página de novo.
account-why-not-your-password = Esta não é a senha desta conta. Confira; maiúsculas contam.
account-why-show-passkey = Isto precisa de novo da sua chave de acesso. Carregue a página e mostre-a.
account-why-passkey-not-shown = Nenhuma chave de acesso foi mostrada. Tente de novo ou escolha outro jeito.
account-why-passkey-here = Este aparelho já tem uma chave de acesso desta conta.
account-why-wrong-passkey = Esta chave de acesso não é aceita. Tente de novo ou escolha outro jeito.
account-why-unknown-passkey = Esta chave de acesso não é mais de nenhuma conta aqui. Escolha outro jeito.
account-why-another-passkey = Esta é a chave de acesso de outra conta. Mostre uma desta conta.
account-why-known-passkey = Esta chave de acesso já é conhecida aqui.
account-why-last-passkey = Sem esta chave de acesso ninguém poderia entrar. Defina uma senha antes.
account-why-passkey-too-late = A chave de acesso chegou tarde demais. Tente de novo.
account-why-too-many-passkeys = Uma conta tem no máximo 10 chaves de acesso. Remova uma antes.
account-why-no-passkeys-here = Chaves de acesso só funcionam num endereço com nome, por https ou em localhost.
