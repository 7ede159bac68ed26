# Où une personne apprend que c’est son tour : une partie de /me.
hook-title = Prévenir un programme à toi
hook-how = Quand vient ton tour dans une partie en jours, ou quand tu n’es pas à la table, nous envoyons un court message JSON à cette adresse. Sers-t’en avec un robot, une messagerie ou un script à toi.
hook-url = Adresse
hook-save = Garder l’adresse
hook-secret = Chaque message est signé avec ce secret :
hook-signature = L’en-tête X-Tessera-Signature-2 contient « sha256= » et, en chiffres hexadécimaux, le HMAC-SHA256 de la seconde donnée par X-Tessera-Time, d’un point et du contenu. Ne te fie pas aux messages vieux de plus de quelques minutes. X-Tessera-Signature contient la même chose pour le contenu seul. Pour ne plus recevoir de messages, garde une adresse vide.
hook-error-url = Ce n’est pas une adresse qui commence par https:// ou http://.
hook-error-private = Les messages ne vont qu’à des adresses d’Internet, pas dans des réseaux privés.
hook-error-nobody = Enregistre d’abord ton nom.
