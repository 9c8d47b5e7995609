### Who the reader is: guest or account, his tables, his data

account-guest = You are a guest
account-guest-is = You can play everything as a guest; this browser keeps your seats. With an account they are yours on every device.
account-account-is = Your seats are yours on every device on which you log in.
account-gone = Nobody is known in this browser any more.
account-name = Name
account-name-hint = You log in with it. Tables you sit at already keep the name you sat down with.
account-password = Password
account-password-hint = At least { $shortest } characters.
account-show = Show
account-old-password = Current password
account-new-password = New password

account-claim = Make an account
account-claim-is = A name and a password, no e-mail address. Your seats come with you.
account-claim-do = Make the account
account-login = Log in
account-login-is = The seats you have taken here as a guest become your account's.
account-login-do = Log in
account-logout = Log out
account-lost = Password forgotten?
account-found = I know the password
account-recover = With the recovery code
account-recover-is = It was told you when you made the account. Every device is logged out, and you get the next code.
account-recover-do = Set the password and log in
account-code = Recovery code
account-code-hint = 24 letters and digits; hyphens do not matter.

account-code-title = Your recovery code
account-code-is = Keep it: it is shown this once. It lets you in when the password is lost, and nothing else does.
account-code-copy = Copy
account-code-copied = The code is copied.
account-code-copy-yourself = Copy the marked code.
account-code-kept = I have kept it

account-tables = Your tables
account-no-tables = You sit at no table.
account-play = Begin a game
account-all-tables = Show all { $count }

account-settings = Your account
account-rename = Change the name
account-renamed = You are called { $name } now.
account-change-password = Change the password
account-change-password-is = Every other device is logged out.
account-password-changed = The password is changed.
account-renew = Another recovery code
account-renew-is = The one before it opens nothing any more.
account-code-renewed = The new code is shown above.

account-visible = Let others see when I am here
account-visible-is = Your name stands beside the open tables then. Otherwise you are only counted.

account-claim-passkey = Make it with a passkey
account-claim-passkey-is = Or without a password: this device, or a security key, lets you in by fingerprint, face or PIN.
account-login-passkey = Log in with a passkey
account-first-password = Set a password
account-proved = Your passkey has shown that it is you.
account-prove = Show a passkey first
account-prove-instead = Show a passkey instead
account-passkeys = { $count ->
    [0] Passkeys
   *[other] Passkeys ({ $count })
}
account-passkeys-are = A passkey lets you in without a password. It stays on your device or in your password manager; this server keeps only its public half.
account-passkeys-need-name = Passkeys work only at an address with a name, not at a number.
account-passkeys-by-name = Open this page at { $address }.
account-passkeys-unknown = This browser knows no passkeys here; they need https.
account-passkey-add = Add a passkey
account-passkey-added = The passkey is added.
account-passkey-label = What it is called
account-passkey-nameless = Passkey without a name
account-passkey-at = Works at { $host }.
account-passkey-used = Used last on { $day }.
account-passkey-made = Made on { $day }, not used yet.
account-passkey-remove = Remove
account-passkey-remove-this = Remove the passkey { $name }
account-passkey-remove-title = Remove the passkey { $name }?
account-passkey-remove-is = Nobody is let in by it any more. Delete it on the device as well.

account-data = What is kept about you
account-data-is = Your name, when you were here, and your seats. Of passwords and codes only what cannot be read back.
account-download = Download it
account-downloaded = The file is on its way.
account-delete = Delete everything …
account-delete-title = Delete everything about you?
account-delete-is = Your name, your seats and what you have said at tables are deleted, and nobody can bring them back. Games under way are played on by the computer for a player who left.
account-delete-word = delete
account-delete-type = Type “{ $word }” to go on
account-delete-do = Delete for good

account-why-unknown = Nobody is known in this browser any more. Load the page again.
account-why-too-often = Too many tries. Wait a minute.
account-why-claimed = This account has a name already, and a password or a passkey. Load the page again.
account-why-wrong-password = Name and password do not fit together. Check both; capital letters count in the password. If it is lost, “Password forgotten?” or a passkey lets you in.
account-why-wrong-code = Name and recovery code do not fit together. Check both.
account-why-name-taken = Somebody else has this name. Choose another.
account-why-password = A password has 8 to 128 characters and is not the name.
account-why-name = A name has 1 to 24 characters, all of which can be printed.
account-why-no-account = A guest has neither password nor passkey. Load the page again.
account-why-not-your-password = This is not the password of this account. Check it; capital letters count.
account-why-show-passkey = This needs your passkey again. Load the page again and show it.
account-why-passkey-not-shown = No passkey was shown. Try again, or choose another way.
account-why-passkey-here = This device has a passkey of this account already.
account-why-wrong-passkey = This passkey is not accepted. Try again, or choose another way.
account-why-unknown-passkey = This passkey belongs to no account here any more. Choose another way.
account-why-another-passkey = This is the passkey of another account. Show one of this account.
account-why-known-passkey = This passkey is known here already.
account-why-last-passkey = Without this passkey nobody could log in. Set a password first.
account-why-passkey-too-late = The passkey came too late. Try again.
account-why-too-many-passkeys = An account has at most 10 passkeys. Remove one of them first.
account-why-no-passkeys-here = Passkeys work only at an address with a name, by https or on localhost.
