# Where a person is told that it is their turn: a panel of /me.
hook-title = Tell a program of yours
hook-how = When it becomes your turn in a game with days per move, or while you are not at the table, we post a short JSON message to this address. Use it with a bot, a chat or a script of yours.
hook-url = Address
hook-save = Keep the address
hook-secret = Every message is signed with this secret:
hook-signature = The header X-Tessera-Signature-2 has “sha256=” and, in hexadecimal digits, the HMAC-SHA256 of the second in X-Tessera-Time, a dot and the body. Don’t trust messages that are more than a few minutes old. X-Tessera-Signature has the same of the body alone. To stop the messages, keep an empty address.
hook-error-url = This is not an address that begins with https:// or http://.
hook-error-private = Messages go only to addresses on the internet, not into private networks.
hook-error-nobody = Save your name first.
