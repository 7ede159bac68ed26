# Wo jemand erfährt, dass er am Zug ist: ein Abschnitt von /me.
hook-title = Einem eigenen Programm Bescheid geben
hook-how = Wenn du in einer Partie mit Tagen pro Zug an die Reihe kommst oder gerade nicht am Tisch bist, schicken wir eine kurze JSON-Nachricht an diese Adresse. Nutze sie mit einem Bot, einem Chat oder einem eigenen Skript.
hook-url = Adresse
hook-save = Adresse behalten
hook-secret = Jede Nachricht ist mit diesem Geheimnis unterschrieben:
hook-signature = Die Kopfzeile X-Tessera-Signature-2 enthält „sha256=“ und in hexadezimalen Ziffern den HMAC-SHA256 aus der Sekunde in X-Tessera-Time, einem Punkt und dem Inhalt. Trau keiner Nachricht, die älter als ein paar Minuten ist. X-Tessera-Signature enthält dasselbe nur für den Inhalt. Behalte eine leere Adresse, wenn du keine Nachrichten mehr willst.
hook-error-url = Das ist keine Adresse, die mit https:// oder http:// beginnt.
hook-error-private = Nachrichten gehen nur an Adressen im Internet, nicht in private Netze.
hook-error-nobody = Speichere zuerst deinen Namen.
