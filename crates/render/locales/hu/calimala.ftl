# Calimala.
#
# A szabálykönyv szavai: disc = korong, tower = torony, street = utca, action = akció,
# action tile = akciólapka, action card = akciókártya, wood = fa, brick = tégla, marble = márvány,
# build = építés, artwork = műalkotás, weave = szövés, ship = behajózás, transport = szállítás,
# contribute = hozzájárulás, resource = nyersanyag, cube = kocka, cloth = szövet, workshop = műhely,
# harbour = kikötő, ship = hajó, house = kereskedőház (a gombokon ház), warehouse = raktár,
# reserve = készlet, port = kikötőváros, trade city = kereskedőváros, council = városi tanács
# (röviden tanács), seat in the council = képviselő, scoring tile = pontozólapka,
# final scoring card = pontozókártya, deck = pakli, discard pile = dobópakli, tie = holtverseny,
# start player = kezdőjátékos. A mieink: start card = kezdőkártya, open = nyitott.
# Városok ragozva: Barcelonában, Lisszabonban, Londonban, Troyes-ban, Bruges-ben, Hamburgban.
# Épületek ragozva: a Santa Maria del Fiorénak, a Santa Crocénak, a San Miniatónak, a Palazzo Vecchiónak;
# a gombokon rag nélkül, kettőspont után.

calimala-name = Calimala
calimala-blurb = Szövet, hajók és templomok a középkori Firenzében: tedd a korongodat egy utcára, és az alatta lévők is aktiválódnak.
# On the card of the game.
calimala-pitch = Szövet, hajók és templomok: minden korongod másoknak is hasznot hoz.

calimala-option-layout = Város
calimala-option-layout-hint = A nyolc akciólapka véletlenül fekszik, vagy abban a rendben, amelyet az első játékhoz javaslunk.
calimala-option-layout-random = kevert
calimala-option-layout-first = az első játszmához
calimala-option-centre = Akció középen
calimala-option-centre-hint = A forrásaink nem mondják meg, melyik akció van középre nyomtatva; mi az építést vettük. Ha a tiéd más, válaszd azt.
calimala-option-centre-build = építés
calimala-option-centre-wood = fa
calimala-option-centre-brick = tégla
calimala-option-centre-marble = márvány
calimala-option-centre-artwork = műalkotás
calimala-option-centre-weave = szövés
calimala-option-centre-ship = behajózás
calimala-option-centre-transport = szállítás
calimala-option-centre-contribute = hozzájárulás

calimala-source-cities = Szövet külföldön
calimala-source-churches = Templomok
calimala-source-works = Műalkotások és nyersanyagok
calimala-source-final = Pontozókártyák

calimala-status = { $turn }. korong (legfeljebb { $n_turns }), még { $left } lapka vár pontozásra
calimala-status-last = Utolsó forduló, { $n ->
    [0] utolsó kör
   *[other] még { $n } kör
}
calimala-status-setup = Az első korong előtt
calimala-status-over = Vége a játéknak
calimala-last-round-tiles = Ez az utolsó forduló: minden pontozólapkát lepontoztatok.
calimala-last-round-discs = Ez az utolsó forduló: az utolsó korongok kerülnek le.
calimala-note = { $n } képviselő
calimala-note-first = kezd, { $n } képviselő

## Words of the game. Other messages refer to them with the same parameters.

calimala-act = { $act ->
    [wood] fa
    [brick] tégla
    [marble] márvány
    [build] építés
    [artwork] műalkotás
    [weave] szövés
    [ship] behajózás
    [transport] szállítás
    [contribute] hozzájárulás
   *[none] üres mező
}
calimala-act-title = { $act ->
    [wood] Fa
    [brick] Tégla
    [marble] Márvány
    [build] Építés
    [artwork] Műalkotás
    [weave] Szövés
    [ship] Behajózás
    [transport] Szállítás
   *[contribute] Hozzájárulás
}
calimala-first = { $first ->
    [wood] fa
    [brick] tégla
    [marble] márvány
    [build] építés
    [artwork] műalkotás
    [weave] szövés
    [ship] behajózás
    [transport] szállítás
    [contribute] hozzájárulás
   *[none] üres
}
calimala-second = { $second ->
    [wood] fa
    [brick] tégla
    [marble] márvány
    [build] építés
    [artwork] műalkotás
    [weave] szövés
    [ship] behajózás
    [transport] szállítás
    [contribute] hozzájárulás
   *[none] üres
}
calimala-first-title = { $first ->
    [wood] Fa
    [brick] Tégla
    [marble] Márvány
    [build] Építés
    [artwork] Műalkotás
    [weave] Szövés
    [ship] Behajózás
    [transport] Szállítás
    [contribute] Hozzájárulás
   *[none] Üres
}
calimala-street-title = { calimala-first-title }–{ calimala-second }
calimala-street = { calimala-first }–{ calimala-second }
calimala-resource = { $resource ->
    [wood] fa
    [brick] tégla
   *[marble] márvány
}
calimala-site = { $site ->
    [barcelona] Barcelona
    [lisbon] Lisszabon
    [london] London
    [troyes] Troyes
    [bruges] Bruges
    [hamburg] Hamburg
    [maria] Santa Maria del Fiore
    [croce] Santa Croce
    [miniato] San Miniato
   *[palazzo] Palazzo Vecchio
}
calimala-tile = { $tile ->
    [barcelona] Barcelona
    [lisbon] Lisszabon
    [london] London
    [troyes] Troyes
    [bruges] Bruges
    [hamburg] Hamburg
    [maria] Santa Maria del Fiore
    [croce] Santa Croce
    [miniato] San Miniato
    [artwork] Műalkotások
    [ports] Kikötővárosok
    [trades] Kereskedővárosok
    [wood] Beadott fa
    [brick] Beadott tégla
    [marble] Beadott márvány
   *[none] Még nincs lapka
}
calimala-white = fehér
calimala-you = te
# Who gets how many points.
calimala-points-of = { $name } { $n }
# A city that cloth goes to, with the number of cloths if there are several.
calimala-load = { $n ->
    [1] { calimala-site }
   *[other] { $n } × { calimala-site }
}

## The boards.

calimala-jump = Részek
calimala-jump-map = Térkép
calimala-jump-mine = Tábla
calimala-jump-city = Város
calimala-jump-works = Templomok
calimala-jump-council = Tanács

calimala-city = A város
calimala-starts = Minden fordulót { $name } kezd
calimala-starts-short = kezd
calimala-deck = pakli { $n }
calimala-discard = dobott { $n }
calimala-discard-list = { $n ->
    [0] A dobópakli üres.
   *[other] A dobópakliban: { $cards }.
}
calimala-cards-of = { $n } { calimala-act }
calimala-label-tile = { $state ->
    [now] { calimala-act-title }, ezt végrehajthatja a soron lévő korong{ $n ->
        [1] {""}
       *[other] , { $n } alkalommal
    }
    [done] { calimala-act-title }, kész
   *[other] { calimala-act-title }
}
calimala-times = ×{ $n }
calimala-label-street = { $n ->
    [0] Utca, { calimala-street }: üres
    [one] Utca, { calimala-street }: egy korong, { $discs }
    [3] Utca, { calimala-street }, a következő korong a legalsót a tanácsba küldi: felülről { $discs }
   *[other] Utca, { calimala-street }: felülről { $discs }
}
calimala-acts = { $name } van soron: { $street }
calimala-draw = Húzás
calimala-skip = Kihagyás
calimala-start-cards = Kezdőkártyák
calimala-unseen = Még nem látott akciókártyák
calimala-unseen-of = { calimala-act-title }: 5 kártyából { $n } a pakliban vagy kézben

calimala-council = Városi tanács
calimala-scored = { $all } lapkából { $n } lepontozva
calimala-next = következik
calimala-label-space = { $state ->
    [past] { $seat ->
        [taken] { $space }. { calimala-tile }, lepontozva, képviselő: { $name }
       *[free] { $space }. { calimala-tile }, lepontozva
    }
    [next] { $space }. { calimala-tile }, ez következik
   *[other] { $space }. { calimala-tile }
}
calimala-forecast = A következő, ahogy most áll: { calimala-tile }
calimala-forecast-list = { $n ->
    [0] { calimala-tile }: ha most jönne a pontozás, senki nem kapna pontot.
   *[other] { calimala-tile }, ha most jönne a pontozás: { $points }.
}
calimala-tiles = Az összes pontozólapka
calimala-tiles-close = Bezárás
calimala-tiles-note = A lepontozott lapkáknál a pontok látszanak. A többinél az, hogy kinek hány kockája van ott, és mennyit érne most.
calimala-tiles-end = { $n ->
    [0] Minden korong lent van: a maradék lapkákat ennek a fordulónak a végén pontozzátok.
   *[other] A játék annak a fordulónak a végén ér véget, amelyben az utolsó lapkát is lepontozzátok, vagy amikor minden korong lekerült. Még { $n } korong van hátra.
}
calimala-tile-gave = { $n ->
    [0] nem hozott pontot
   *[other] { $n } pont
}
calimala-tile-stands = { $n ->
    [0] nincs kocka
   *[other] { $n } kocka
}{ $points ->
    [0] {""}
   *[other] , most { $points } pontot érne
}
# $tile egy hely a már elhangzott nevén, $points: kinek mennyi van ott.
calimala-label-given = { $tile }: { $points }
calimala-palazzo = Palazzo
calimala-palazzo-note = holtversenyt dönt el
calimala-label-palazzo = Palazzo Vecchio, műalkotások: { $all } mezőből { $n } foglalt
calimala-ties = Képviselők és műalkotások a Palazzo Vecchióban, ezek döntik el a holtversenyt

calimala-works = Templomok
calimala-label-row = { calimala-site }, { calimala-act }: { $all } mezőből { $n } foglalt
calimala-map = Szövet külföldön
calimala-port = kikötő
calimala-label-city = { $kind ->
    [port] { calimala-site }, kikötőváros: { $all } mezőből { $n } foglalt
   *[trade] { calimala-site }, kereskedőváros: { $all } mezőből { $n } foglalt
}
calimala-sum-placed = { $name }: Santa Maria del Fiore { $maria }, Santa Croce { $croce }, San Miniato { $miniato }, Barcelona { $barcelona }, Lisszabon { $lisbon }, London { $london }, Troyes { $troyes }, Bruges { $bruges }, Hamburg { $hamburg }.

calimala-house-own = A táblád
calimala-house-of = { $name } táblája
calimala-sum-house = { $name } táblája: { $wood } fa, { $brick } tégla, { $marble } márvány, { $cloth } szövet { $workshops } műhelyben, { $ships } hajó, { $houses } kereskedőház, { $cards } akciókártya, { $discs } korong, { $white } fehér korong, és { $cubes } kocka a készletben.
calimala-discs = korongok
calimala-cubes-left = { $n } kocka a készletben
calimala-workshops = Műhelyek
calimala-empty = üres
calimala-label-workshop = Hely egy műhelynek
calimala-harbour = Kikötő
calimala-label-harbour = Hely egy hajónak
calimala-warehouses = Raktárak
calimala-warehouse = { $resource ->
    [wood] Fa: { $all } helyből { $n }
    [brick] Tégla: { $all } helyből { $n }
   *[marble] Márvány: { $all } helyből { $n }
}
calimala-cards = Kártyák
calimala-label-card = { $n ->
    [1] Akciókártya: { calimala-act }
   *[other] { $n } akciókártya: { calimala-act }
}
calimala-open = Pontozókártya mindenkinek: { calimala-site }
calimala-open-short = nyitott
calimala-kept = { $whose ->
    [own] A pontozókártyád: { calimala-site }
   *[other] Az itt megtartott pontozókártya: { calimala-site }
}
calimala-kept-secret = Egy titokban tartott pontozókártya
calimala-shown = Akciókártya ebben a kézben: { calimala-act }
calimala-n-cards = { $n } kártya
calimala-n-discs = { $n } korong
calimala-n-white = { $n } fehér korong
calimala-count = { $kind ->
    [cloth] { $n } szövet
    [workshop] { $n } műhely
    [ship] { $n } hajó
    [houses] { $n } kereskedőház
    [wood] { $n } fa
    [brick] { $n } tégla
   *[marble] { $n } márvány
}

## The steps of a move.

calimala-step-keep = Pontozókártya
calimala-ask-keep = Tarts meg egy pontozókártyát. A többi lefordítva visszakerül a dobozba.
calimala-label-keep = Megtartod: { calimala-site }. A végén 5, 3 és 1 pont jár azoknak, akiknek ott a legtöbb kockájuk van
calimala-why-keep = { $site ->
    [palazzo] A végén 5, 3 és 1 pontot ad azoknak, akiknek a legtöbb képviselőjük és a Palazzo Vecchióban a legtöbb műalkotásuk van, összeadva.
   *[other] A végén 5, 3 és 1 pontot ad a legtöbb kockáért itt: { calimala-site }. Bárki megkaphatja.
}
calimala-confirm-keep = Marad: { calimala-site }

calimala-step-take = Kezdőkártya
calimala-ask-take = Vegyél el egyet a kezdőkártyákból.
calimala-label-take = Elveszed ezt a kártyát: { calimala-act }
calimala-confirm-take = Kérem: { calimala-act }

calimala-step-place = Utca
calimala-ask-place = Tegyél egy korongot egy utcára.
calimala-why-street = { $n ->
    [0] Utána senki nem kerül sorra.
    [one] { $whose ->
        [own] Utána az alatta lévő korongod kerül sorra.
       *[other] Utána { $names } kerül sorra.
    }
   *[other] Utána sorra kerül: { $names }.
}{ $bottom ->
    [own] {" "}A legalsó korongod képviselő lesz a városi tanácsban, és jön a pontozás: { calimala-tile }.
    [other] {" "}A legalsó korong { $name } képviselője lesz a városi tanácsban, és jön a pontozás: { calimala-tile }.
    [white] {" "}A legalsó korong fehér: helyette te kapsz képviselőt a városi tanácsban, és jön a pontozás: { calimala-tile }.
   *[none] {""}
}
calimala-why-score = { $n ->
    [0] Ahogy most áll, senki sem kap pontot: { calimala-tile }.
   *[other] { calimala-tile }, ahogy most áll: { $points }.
}
calimala-step-disc = Korong
calimala-ask-disc = Melyik korong?
calimala-label-disc = { $kind ->
    [white] Fehér korong: most mindkét akció kétszer, { $n } maradt
   *[own] Színes korong: most aktív, később a toronyban is, { $n } maradt
}
calimala-short-disc = { $kind ->
    [white] Fehér ({ $n })
   *[own] Színes ({ $n })
}
calimala-why-disc = { $kind ->
    [white] A fehér koronggal most kétszer hajtod végre mindkét akciót, de ha másik kerül rá, már nem aktiválódik.
   *[own] A színes koronggal most egyszer hajtod végre mindkét akciót, és később újra, amíg a felső három között van.
}
calimala-confirm-place = { $kind ->
    [white] Fehér: { calimala-street }
   *[own] Színes: { calimala-street }
}

calimala-step-promote = Tanács
calimala-ask-promote = Válaszd ki, melyik korongod megy a tanácsba.
calimala-label-promote = Alulról { $height ->
    [1] az 1.
    [5] az 5.
   *[other] a { $height }.
} korong itt: { $street }; a tanácsba megy, és a fehér korong kerül ide
calimala-confirm-promote = Menjen a tanácsba
calimala-step-height = Korong
calimala-ask-height = Melyik korongod az ott lévők közül?
calimala-short-height = { $height ->
    [1] Legalsó
    [2] Második
   *[other] Harmadik
}

calimala-step-act = Akció
calimala-ask-act = { $whose ->
    [other] { $name } korongja alatt most a tiéd van soron: { $street }.
   *[own] A korongod van soron: { $street }.
}
calimala-ask-cards = Játssz ki még egy kártyát, vagy jelezd, hogy kész vagy.
calimala-effect = { $act ->
    [wood] kapsz egy fát
    [brick] kapsz egy téglát
    [marble] kapsz egy márványt
    [build] hajót, kereskedőházat vagy műhelyt építesz
    [artwork] egy márványból műalkotást készítesz
    [weave] szövetet készítesz minden műhelyben, ahol van hely
    [ship] szövetet küldesz kikötővárosokba
    [transport] szövetet viszel a kereskedőházaidba
   *[contribute] egy kockával hozzájárulsz egy templomhoz
}
calimala-label-act = { $by ->
    [card] Kijátszod a kártyát ({ calimala-act }): { calimala-effect }
   *[street] { calimala-act-title }: { calimala-effect }
}
calimala-short-act = { $by ->
    [card] Kártya: { calimala-act }
   *[street] { calimala-act-title }
}
calimala-label-draw = Kártyát húzol „{ calimala-act }” helyett, mert azt most nem tudod végrehajtani
calimala-short-draw = Kártya „{ calimala-act }” helyett
calimala-confirm-draw = Kártyát húzok
calimala-label-skip = Kihagyod: { calimala-act }
calimala-short-skip = Kihagyom: { calimala-act }
calimala-confirm-skip = Kihagyom
calimala-label-done = Nem játszol ki több kártyát
calimala-short-done = Kész
calimala-confirm-done = Kész

calimala-ask-where = { $act ->
    [build] Mit építesz?
    [artwork] Hová kerül a műalkotás?
   *[contribute] Válaszd ki egy templom egyik sorát.
}
calimala-ask-load = { $act ->
    [ship] { $n }. hajó, legfeljebb { $most }. Válassz kikötővárost.
   *[transport] { $n }. szövet, legfeljebb { $most }. Válassz várost.
}
calimala-label-load = { $act ->
    [ship] Behajózol egy szövetet ide: { calimala-site }, 12 mezőből { $filled } foglalt
   *[transport] Szállítasz egy szövetet ide: { calimala-site }, 12 mezőből { $filled } foglalt
}{ $points ->
    [0] {""}
   *[other] ; { calimala-tile }: { $place }. hely, { $points } pont
}
calimala-label-effect = { $points ->
    [0] { $what }
   *[other] { $what }; { calimala-tile }: { $place }. hely, { $points } pont
}
calimala-why-tile = { $ahead ->
    [0] A következő pontozás: { calimala-tile }. { $count } kockád lenne{ $points ->
        [0] {""}
       *[other] , ez most { $points } pontot érne
    }.
   *[other] { $space }. pontozólapka: { calimala-tile }. { $count } kockád lenne{ $points ->
        [0] {""}
       *[other] , ez most { $points } pontot érne
    }.
}
calimala-label-stop = Ennyi elég: nem küldesz többet
calimala-short-stop = Elég
calimala-short-ship = Hajó
calimala-short-workshop = Műhely
calimala-short-house = Ház: { calimala-site }
calimala-short-row = { $site ->
    [maria] { calimala-resource } → S. Maria
    [croce] { calimala-resource } → S. Croce
   *[miniato] { calimala-resource } → S. Miniato
}

calimala-confirm-gain = { $resource ->
    [wood] Kérek 1 fát
    [brick] Kérek 1 téglát
   *[marble] Kérek 1 márványt
}
calimala-confirm-build-ship = Hajót építek
calimala-confirm-build-workshop = Műhelyt építek
calimala-confirm-build-house = Ház: { calimala-site }
calimala-confirm-artwork = Műalkotás: { calimala-site }
calimala-confirm-weave = Szövés
calimala-confirm-ship = Behajózás: { $cities }
calimala-confirm-transport = Szállítás: { $cities }
calimala-confirm-contribute = { $resource ->
    [wood] Fát kap: { calimala-site }
    [brick] Téglát kap: { calimala-site }
   *[marble] Márványt kap: { calimala-site }
}

## The log.

calimala-tell-start = Kezdőjátékos
calimala-tell-open = Nyitott pontozókártya: { calimala-site }
calimala-tell-keep = { $site ->
    [none] Megtart egy pontozókártyát
   *[other] Titokban megtartva: { calimala-site }
}
calimala-tell-take = { $act ->
    [wood] Elveszi a fakártyát
    [brick] Elveszi a téglakártyát
    [marble] Elveszi a márványkártyát
    [build] Elveszi az építéskártyát
    [weave] Elveszi a szövéskártyát
   *[other] Kezdőkártyát vesz el, { calimala-act }
}
calimala-tell-place = { $kind ->
    [white] Fehér korong
   *[own] Korong
} { $first ->
    [build] az
    [none] az
   *[other] a
} { calimala-street } utcára{ $n ->
    [0] {""}
   *[other] , alatta { $discs }
}
calimala-tell-gain = { $by ->
    [card] Kártyával kap { $resource ->
        [wood] 1 fát
        [brick] 1 téglát
       *[marble] 1 márványt
    }
   *[street] Kap { $resource ->
        [wood] 1 fát
        [brick] 1 téglát
       *[marble] 1 márványt
    }
}
calimala-tell-build-ship = { $by ->
    [card] Kártyával hajót épít
   *[street] Hajót épít
}
calimala-tell-build-workshop = { $by ->
    [card] Kártyával műhelyt épít
   *[street] Műhelyt épít
}
calimala-tell-build-house = { $by ->
    [card] Kártyával kereskedőházat épít
   *[street] Kereskedőházat épít
} { $site ->
    [troyes] Troyes-ban
    [bruges] Bruges-ben
   *[hamburg] Hamburgban
}
calimala-tell-artwork = { $by ->
    [card] Kártyával műalkotást készít
   *[street] Műalkotást készít
} { $site ->
    [maria] a Santa Maria del Fiorénak
    [croce] a Santa Crocénak
    [miniato] a San Miniatónak
   *[palazzo] a Palazzo Vecchiónak
}
calimala-tell-weave = { $by ->
    [card] Kártyával szövetet készít
   *[street] Szövetet készít
}
calimala-tell-ship = { $by ->
    [card] Kártyával szövetet hajóz be: { $cities }
   *[street] Szövetet hajóz be: { $cities }
}
calimala-tell-transport = { $by ->
    [card] Kártyával szövetet szállít: { $cities }
   *[street] Szövetet szállít: { $cities }
}
calimala-tell-contribute = { $by ->
    [card] Kártyával { $resource ->
        [wood] fát
        [brick] téglát
       *[marble] márványt
    }
   *[street] { $resource ->
        [wood] Fát
        [brick] Téglát
       *[marble] Márványt
    }
} ad { $site ->
    [maria] a Santa Maria del Fiorénak
    [croce] a Santa Crocénak
   *[miniato] a San Miniatónak
}
calimala-tell-draw = Kártyát húz „{ calimala-act }” helyett
calimala-tell-no-card = Kártyát húzna „{ calimala-act }” helyett, de nincs több
calimala-tell-card = Húzott kártya: { calimala-act }
calimala-tell-reshuffle = A dobópakliból új pakli lesz: { $n } kártya
calimala-tell-skip = Kihagyja: { calimala-act }
calimala-tell-seat = { $how ->
    [reserve] Képviselőt kap a tanács { $seat }. helyén egy fehér korong helyett
    [street] Képviselőt kap a tanács { $seat }. helyén, innen: { $street }; a fehér korong oda kerül
   *[tower] Képviselőt kap a tanács { $seat }. helyén
}
calimala-tell-gone = Egy korong kikerül a játékból
calimala-tell-tile = { $n ->
    [0] { calimala-tile } lepontozva: senki sem kap pontot
   *[other] { calimala-tile } lepontozva: { $points }
}
calimala-tell-final = { $whose ->
    [open] { $n ->
        [0] Nyitott pontozókártya, { calimala-site }: senki sem kap pontot
       *[other] Nyitott pontozókártya, { calimala-site }: { $points }
    }
   *[kept] { $n ->
        [0] { $keeper } pontozókártyája, { calimala-site }: senki sem kap pontot
       *[other] { $keeper } pontozókártyája, { calimala-site }: { $points }
    }
}

## Why something may not be done.

calimala-action = { $action ->
    [wood] fa
    [brick] tégla
    [marble] márvány
    [build] építés
    [artwork] műalkotás
    [weave] szövés
    [ship] behajózás
    [transport] szállítás
   *[contribute] hozzájárulás
}
# In the form that answers "where".
calimala-in-city = { $city ->
    [barcelona] Barcelonában
    [lisbon] Lisszabonban
    [london] Londonban
    [troyes] Troyes-ban
    [bruges] Bruges-ben
   *[hamburg] Hamburgban
}
calimala-building = { $building ->
    [maria] Santa Maria del Fiore
    [croce] Santa Croce
    [miniato] San Miniato
   *[palazzo] Palazzo Vecchio
}
calimala-refusal-over = Vége a játéknak.
calimala-refusal-wait-for-chance = Egy pillanat: még osztunk, húzunk vagy rakunk valamit.
calimala-refusal-not-your-turn = Nem te vagy soron.
calimala-refusal-must-place = A kör egy koronggal kezdődik: előbb tegyél egyet egy utcára.
calimala-refusal-must-promote = Előbb válaszd ki, melyik korongod megy a tanácsba.
calimala-refusal-no-start-player = Előbb ki kell sorsolni a kezdőjátékost.
calimala-refusal-cell-next = Előbb az akciólapkák kerülnek a helyükre.
calimala-refusal-space-next = Előbb a pontozólapkák kerülnek a helyükre.
calimala-refusal-card-next = Előbb kártyát kell húzni.
calimala-refusal-keep-one = Tarts meg egyet azokból a pontozókártyákból, amelyeket kaptál.
calimala-refusal-take-one = Vegyél el egyet a még kint lévő kezdőkártyákból.
calimala-refusal-final-card-next = Előbb ki kell osztani a pontozókártyákat.
calimala-refusal-no-disc = Nincs több ilyen korongod.
calimala-refusal-cannot-act = Ebben az utcában egyik akciót sem tudnád végrehajtani ({ calimala-first }, { calimala-second }), még a kártyáiddal sem.
calimala-refusal-can-be-done = Ezt végre tudod hajtani ({ calimala-action }), ezért nem jár helyette kártya.
calimala-refusal-actions-left = Előbb hajtsd végre vagy hagyd ki a megmaradt akciókat.
calimala-refusal-act-first = Előbb a korongod van soron.
calimala-refusal-not-pending = A soron lévő korong most { $action ->
    [wood] nem ad fát
    [brick] nem ad téglát
    [marble] nem ad márványt
    [artwork] nem készíthet műalkotást
    [build] nem építhet
    [weave] nem készíthet szövetet
    [ship] nem hajózhat be szövetet
    [transport] nem szállíthat szövetet
   *[contribute] nem adhat hozzájárulást
}: ez nincs az utcájában, vagy már megtörtént.
calimala-refusal-no-such-card = Nincs ilyen akciókártyád: { calimala-action }.
calimala-refusal-not-your-disc = Ott nincs korongod.
calimala-refusal-other-street = A korongnak másik utcából kell jönnie.
calimala-refusal-warehouse-full = { $resource ->
    [wood] A faraktárad
    [brick] A téglaraktárad
   *[marble] A márványraktárad
} tele van.
calimala-refusal-workshops-full = A műhelyeid tele vannak.
calimala-refusal-no-cubes = Nincs több kocka a készletedben.
calimala-refusal-no-ship-left = Már minden hajódat megépítetted.
calimala-refusal-house-there = { calimala-in-city } már van kereskedőházad.
calimala-refusal-no-workshop-left = Már minden műhelyedet megépítetted.
calimala-refusal-goods-lacking = { $number ->
    [one] Ehhez minden szükséges nyersanyagból kell egy kocka.
   *[other] Ehhez { $number } kocka kell a szükséges nyersanyagból.
}
calimala-refusal-no-space-for-art = Itt nincs hely műalkotásnak: { calimala-building }.
calimala-refusal-too-many-cloths = { $number ->
    [0] Egyet sem tudsz küldeni: hajó és szövet kell hozzá.
   *[other] A hajóiddal és a szöveteddel legfeljebb { $number } darabot tudsz küldeni.
}
calimala-refusal-city-full = { calimala-in-city } nincs hely ennyi szövetnek.
calimala-refusal-no-house = { calimala-in-city } nincs kereskedőházad.
calimala-refusal-too-little-cloth = { $number ->
    [0] Nincs szöveted.
   *[other] Csak { $number } szöveted van.
}
calimala-refusal-no-goods = { $resource ->
    [wood] Nincs fád.
    [brick] Nincs téglád.
   *[marble] Nincs márványod.
}
calimala-refusal-row-full = Itt nem fér el több { calimala-resource }: { calimala-building }.
calimala-refusal-must-act = Az új korongodnak legalább egy akciót végre kell hajtania az utcájában, és ezután már nem tudna.

## A terminál: ami a jelölés példái mögött, a választék fölött és a táblákon áll.

calimala-terminal-place = színes vagy fehér korongot tesz az „a” utcára
calimala-terminal-do = végrehajt egy akciót
calimala-terminal-do-where = kereskedőházat épít Troyes-ban; ugyanígy a műalkotás és a hozzájárulás
calimala-terminal-send = szövetet küld: b Barcelona, l Lisszabon, o London, t Troyes, g Bruges, h Hamburg
calimala-terminal-play = kijátszik egy kártyát
calimala-terminal-draw = egy akció helyett kártyát húz
calimala-terminal-skip = kihagy egy akciót
calimala-terminal-done = nem játszik ki több kártyát
calimala-terminal-promote = az „a” utca legalsó korongját a tanácsba küldi
calimala-terminal-keep = megtart egy pontozókártyát
calimala-terminal-start = elvesz egy kezdőkártyát
calimala-terminal-street = melyik utcára
calimala-terminal-choice = választható
calimala-terminal-city = Város: az utcák és korongjaik, a legalsó az első
calimala-terminal-starter = Kezd: { $name }
# $street egy betű, $acts az, ami ott még hátravan.
calimala-terminal-acts = { $must ->
    [yes] { $name } van soron, { $street } utca: { $acts } (legalább egy)
   *[no] { $name } van soron, { $street } utca: { $acts }
}
calimala-terminal-only-cards = csak kártyák
# Egy táblázat oszlopai; rövidek.
calimala-terminal-heading = { $column ->
    [points] pont
    [discs] korong
    [white] fehér
    [cubes] kocka
    [wood] fa
    [brick] tégla
    [marble] márvány
    [ships] hajó
    [seats] képv.
    [cards] kártya
    [cloth] szövet
   *[houses] ház
}
calimala-terminal-free = szabad
# Egy pontozólapka neve, ahol kevés a hely: legfeljebb 13 betű.
calimala-terminal-tile = { $tile ->
    [barcelona] Barcelona
    [lisbon] Lisszabon
    [london] London
    [troyes] Troyes
    [bruges] Bruges
    [hamburg] Hamburg
    [maria] S. Maria
    [croce] S. Croce
    [miniato] S. Miniato
    [artwork] műalkotások
    [ports] kikötők
    [trades] kereskedőv.
    [wood] fa
    [brick] tégla
    [marble] márvány
   *[none] ?
}
calimala-terminal-dealt = kapott: { $cards }
calimala-terminal-tie = a tanács dönt

# The board in words.
calimala-spoken-grid = A város { $row }. sora: { $acts }
calimala-spoken-pending = { $n ->
    [0] Nincs több akció
   *[other] Még hátravan: { $acts }
}
calimala-spoken-workshops = Szövet műhelyenként: { $cloths }
calimala-spoken-houses-in = Kereskedőházak: { $sites }
calimala-spoken-houses = Kereskedőház: { $names }
