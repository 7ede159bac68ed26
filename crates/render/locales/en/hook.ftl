# Where a person is told that it is their turn: a panel of /me.
hook-title = Notify your own program
hook-how = Whenever it becomes your turn in a days-per-move game, or in any game while you’re away from the table, we post a short JSON message to this address. Use it for a bot, a chat or a script of your own.
hook-url = Address
hook-save = Save address
hook-secret = We sign every message with this secret:
hook-signature = The header X-Tessera-Signature-2 holds “sha256=” and, in hexadecimal digits, the HMAC-SHA256 of the second in X-Tessera-Time, a dot and the body. Don’t trust messages that are more than a few minutes old. X-Tessera-Signature holds the same for the body alone. To stop the messages, save an empty address.
hook-error-url = That isn’t an address starting with https:// or http://.
hook-error-private = We only send messages to addresses on the internet, not into private networks.
hook-error-nobody = Save your name first.
