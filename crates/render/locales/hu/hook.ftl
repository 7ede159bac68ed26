# Hol tudja meg valaki, hogy ő következik: a /me egy része.
hook-title = Értesíts egy saját programot
hook-how = Amikor napokban mért játékban te következel, vagy éppen nem vagy az asztalnál, rövid JSON-üzenetet küldünk erre a címre. Használd bottal, csevegővel vagy saját szkripttel.
hook-url = Cím
hook-save = Cím megőrzése
hook-secret = Minden üzenetet ezzel a titokkal írunk alá:
hook-signature = Az X-Tessera-Signature-2 fejlécben a „sha256=” áll, utána tizenhatos számrendszerben az X-Tessera-Time fejlécben álló másodperc, egy pont és a tartalom HMAC-SHA256 értéke. Ne bízz a néhány percnél régebbi üzenetekben. Az X-Tessera-Signature ugyanez, csak a tartalomra. Ha nem kérsz több üzenetet, hagyd üresen a címet.
hook-error-url = Ez nem https:// vagy http:// kezdetű cím.
hook-error-private = Csak internetes címekre küldünk üzenetet, magánhálózatba nem.
hook-error-nobody = Előbb mentsd el a nevedet.
