# Wo jemand erfährt, dass er am Zug ist: ein Abschnitt von /me.
hook-title = Ein eigenes Programm benachrichtigen
hook-how = Wenn du in einer Partie mit Tagen pro Zug an die Reihe kommst, oder in einer anderen, während du nicht am Tisch bist, schicken wir eine kurze JSON-Nachricht an diese Adresse. Nutze sie mit einem Bot, einem Chat oder einem eigenen Skript.
hook-url = Adresse
hook-save = Adresse speichern
hook-secret = Jede Nachricht ist mit diesem Schlüssel signiert:
hook-signature = Der Header X-Tessera-Signature-2 enthält „sha256=“ und in hexadezimalen Ziffern den HMAC-SHA256 aus der Sekunde in X-Tessera-Time, einem Punkt und dem Inhalt. Trau keiner Nachricht, die älter als ein paar Minuten ist. X-Tessera-Signature enthält dasselbe nur für den Inhalt. Speichere eine leere Adresse, wenn du keine Nachrichten mehr willst.
hook-error-url = Eine Adresse muss mit https:// oder http:// beginnen.
hook-error-private = Nachrichten gehen nur an Adressen im Internet, nicht in private Netze.
hook-error-nobody = Speichere zuerst deinen Namen.
