# Das Ende eines Spiels Fare Play: wofür es Auszeichnungen gibt und was alle gespielt haben.

fare-play-award-home = Endlich am Ziel
fare-play-award-home-why = { $start } – { $end }, { $squares } Felder
fare-play-award-block = Gemeinste Sperre
fare-play-award-block-why = „{ $card }“, genau auf dem Weg von { $other }
fare-play-award-red-light = Nicht so schnell
fare-play-award-red-light-why = Rote Ampel gegen { $other } und „{ $card }“
fare-play-award-detour = Sollen doch die anderen
fare-play-award-detour-why = „{ $card }“ von { $other }, einfach weitergeschickt
fare-play-award-roads = Baut die Stadt
fare-play-award-roads-why = { $roads } Straßen gelegt
fare-play-award-declared = Zuerst gemeldet
fare-play-award-declared-why = Die erste Fuhre, die gemeldet war
fare-play-part-roads = Straßen gelegt
fare-play-part-obstacles = Hindernisse gesetzt
fare-play-part-clearings = Wege frei gemacht
fare-play-part-traffic = Verkehrskarten
fare-play-part-reactions = Reaktionen
