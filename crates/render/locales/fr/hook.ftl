# Où une personne apprend que c’est son tour : une partie de /me.
hook-title = Avertir ton propre programme
hook-how = Quand c’est à toi de jouer, dans une partie en jours ou pendant que tu n’es pas à la table, nous envoyons un court message JSON à cette adresse. Sers-t’en avec un robot, une messagerie ou un script à toi.
hook-url = Adresse
hook-save = Enregistrer l’adresse
hook-secret = Chaque message est signé avec cette clé :
hook-signature = L’en-tête X-Tessera-Signature-2 contient « sha256= » et, en chiffres hexadécimaux, le HMAC-SHA256 de la seconde donnée par X-Tessera-Time, d’un point et du contenu. Ne te fie pas aux messages vieux de plus de quelques minutes. X-Tessera-Signature contient la même chose pour le contenu seul. Pour ne plus recevoir de messages, enregistre une adresse vide.
hook-error-url = Une adresse doit commencer par https:// ou http://.
hook-error-private = Les messages ne sont envoyés qu’à des adresses sur Internet, pas dans des réseaux privés.
hook-error-nobody = Enregistre d’abord ton nom.
