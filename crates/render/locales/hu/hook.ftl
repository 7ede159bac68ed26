# Hol tudja meg valaki, hogy ő következik: a /me egy része.
hook-title = Saját program értesítése
hook-how = Amikor te következel, és a játék napokban mért, vagy éppen nem vagy az asztalnál, rövid JSON-üzenetet küldünk erre a címre. Használd bottal, csevegővel vagy saját szkripttel.
hook-url = Cím
hook-save = Cím mentése
hook-secret = Minden üzenetet ezzel a kulccsal írunk alá:
hook-signature = Az X-Tessera-Signature-2 fejlécben a „sha256=” áll, utána tizenhatos számrendszerben az X-Tessera-Time fejlécben álló másodperc, egy pont és a tartalom HMAC-SHA256 értéke. Ne bízz a néhány percnél régebbi üzenetekben. Az X-Tessera-Signature ugyanez, csak a tartalomra. Ha nem kérsz több üzenetet, ments el üres címet.
hook-error-url = A címnek így kell kezdődnie: https:// vagy http://
hook-error-private = Csak internetes címekre küldünk üzenetet, magánhálózatba nem.
hook-error-nobody = Előbb mentsd el a nevedet.
