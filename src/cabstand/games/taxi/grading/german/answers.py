"""German answers: articles, umlauts in every spelling, endings, titles, what is said around an answer, and how words sound."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from cabstand.games.taxi.grading.german.numerals import TENS, UNITS, number, numbers
from cabstand.games.taxi.grading.language import Language
from cabstand.games.taxi.grading.sounds import sounds
from cabstand.games.taxi.grading.words import countries, known_words
from cabstand.games.taxi.grading.words import fold as fold_letters

HERE: Final = Path(__file__).parent
TOKEN: Final = re.compile(r"\d+(?:[.:,]\d+)+|\d+|[^\W\d_]+")
THOUSANDS: Final = re.compile(r"(?<=\d)[., ](?=\d{3}\b)")
SPELT_OUT: Final = re.compile("(?<![aeiouyq])([aou])e")  # 'Muenchen', 'München' and 'Munchen' are one word
INDEFINITE: Final = frozenset("ein eine einen einem einer eines ne nen n nem ner".split())

SHORT_FORMS: Final = {
    "str": "strasse",
    "dr": "doktor",
    "prof": "professor",
    "mme": "madame",
    "fr": "frau",
    "hr": "herr",
    "st": "sankt",
    "nr": "nummer",
    "mio": "millionen",
    "bhf": "bahnhof",
    "hbf": "hauptbahnhof",
    "pl": "platz",
    "fc": "fc",
    "jan": "januar",
    "bzw": "oder",
    "dt": "deutsche",
    "gebr": "gebrüder",
    "brothers": "bruder",
    "bros": "bruder",
    "uni": "universitat",
    "klo": "toilette",
    "klos": "toiletten",
    "schoki": "schokolade",
    "schoko": "schokolade",
    "limo": "limonade",
    "pulli": "pullover",
    "demo": "demonstration",
    "demos": "demonstrationen",
    "kita": "kindertagesstatte",
    "rad": "fahrrad",
    "rader": "fahrrader",
    "tram": "strassenbahn",
    "nashorn": "rhinozeros",
    "hippo": "nilpferd",
    "oma": "grossmutter",
    "opa": "grossvater",
    "mama": "mutter",
    "papa": "vater",
    "mutti": "mutter",
    "vati": "vater",
    "foto": "fotografie",
    "fotos": "fotografien",
    "handy": "mobiltelefon",
    "handys": "mobiltelefone",
    "cola": "coca cola",
}
STREET: Final = re.compile("^(.{3,})(?:str)$")


def fold(text: str) -> str:
    return SPELT_OUT.sub(r"\1", fold_letters(text))


def _words(text: str) -> str:
    parts = {fold(word.strip()) for word in text.split(",")}  # each once: no end can be read in two ways
    return "|".join(sorted(parts, key=len, reverse=True))


BEFORE: Final = re.compile(
    "^(?:(?:"
    + _words(
        "ungefähr, etwa, circa, ca, rund, so um die, äh, ähm, öh, hm, hmm, mh, oh, ach, na, naja, also, ja, jo, klar, ok, "
        "okay, lol, haha, öhm, boah, puh, die antwort ist, antwort, ich glaub, ich glaube, glaub, glaube, ich denk, "
        "ich denke, denke, ich meine, ich mein, ich würde sagen, ich würd sagen, würde sagen, würd sagen, ich sag, "
        "ich sag mal, ich sage, ich sage mal, sag ich mal, sag mal, ich tippe auf, ich tipp auf, tippe auf, ich tippe, "
        "tippe mal, ich nehm, ich nehme, ich vermute, vermutlich, ich schätze, schätze, ich weiß nicht aber, "
        "keine ahnung aber, keine ahnung vielleicht, das ist, das is, das war, das waren, das sind, dass ist, das wars, "
        "des is, des war, is, ist, ist das, war das, war, sind, es ist, es war, es sind, es waren, es gibt, er ist, "
        "sie ist, er hieß, sie hieß, er heißt, sie heißt, das heißt, heißt, hieß, der heißt, die heißt, der hieß, "
        "die hieß, wars, ists, müsste, müsste sein, das müsste, das muss, muss, muss sein, es muss, das dürfte, dürfte, "
        "könnte, könnte sein, das könnte, doch, wohl, bestimmt, sicher, sicherlich, wahrscheinlich, vielleicht, vllt, "
        "viell, evtl, eventuell, natürlich, logisch, logo, na klar, klar, ganz klar, eindeutig, definitiv, einfach, easy, "
        "glaubs, irgendwas mit, so ein, so eine, son, sone, unser, unsere, mein, meine, dein, deine, sein, seine, ihr, "
        "ihre, euer, in, im, am, an, auf, bei, beim, zum, zur, ins, ausm, aufm, inner, zun, so was wie, sowas wie, "
        "eine art, eine art von, so eine art, ein stück, ein bisschen, ein glas, eine tasse, eine flasche, ein teller, "
        "eine portion, von, vom, mit, aus, nach, um, seit, durch, für, der, die, das, den, dem, des, ein, eine, einen, "
        "einem, einer, eines"
    )
    + ") )+"
)
AFTER: Final = re.compile(
    "(?: (?:"
    + _words(
        "glaub ich, glaube ich, glaub, glaube, denk ich, denke ich, mein ich, meine ich, würd ich sagen, würde ich sagen, "
        "sag ich mal, sag ich, schätze ich, schätz ich, vermute ich, vermutlich, nehme ich an, nehm ich an, "
        "wenn ich mich nicht irre, tippe ich, oder, oder nicht, oder so, oder was, ne, nä, gell, wa, nicht wahr, stimmts, "
        "richtig, lol, haha, hihi, xd, hehe, rofl, mdr, natürlich, klar, na klar, logisch, logo, sicher, bestimmt, "
        "wahrscheinlich, vielleicht, vllt, eventuell, definitiv, wars, war das, war es, ist es, ist das, ist das, isses, "
        "heißt der, heißt die, heißt das, heißt er, heißt sie, hieß er, hieß sie, hieß der, hieß die, eben, halt, doch, "
        "bitte, easy, ganz klar, ganz sicher, ganz einfach, keine ahnung, ka, oder wie, hoffe ich, hoff ich, digga, alter, "
        "ey, weiß doch jeder, weiß jeder, ja, yes, äh, hm"
    )
    + ")(?<!an der oder))+$"
)


def tokens(text: str) -> list[str]:
    text = THOUSANDS.sub("", fold(text)).replace("'", "").replace("&", " und ").replace("+", " und ").replace("€", " euro ")
    return TOKEN.findall(text.replace("°", " grad ").replace("%", " prozent "))


def plain(tokens: Sequence[str]) -> tuple[str, ...]:
    """The one form of an answer: short forms written out, numbers as digits, no articles."""
    words = [STREET.sub(r"\1strasse", word) if len(word) > 6 else word for word in tokens]
    written_out = (SHORT_FORMS.get(word, word) if len(words) > 1 or len(word) > 2 else word for word in words)
    words = [part for word in written_out for part in word.split()]
    kept = [word for at, word in enumerate(words) if not _is_article(words, at)]
    return tuple(numbers(kept or words)) or tuple(tokens)


def _is_article(words: Sequence[str], at: int) -> bool:
    word, before, after = words[at], words[at - 1] if at else "", words[at + 1] if at + 1 < len(words) else ""
    if word in ("der", "die", "das", "den", "dem", "des"):
        return len(words) > 1
    # 'ein' is a number in 'ein und zwanzig', 'ein hundert'
    is_counted = number("ein" + after) is not None or (after == "und" and words[at + 2 : at + 3][:1] and words[at + 2] in TENS)
    return word in INDEFINITE and bool(after) and not is_counted and before not in UNITS and not after.isdecimal()


def _singulars(many: str) -> Iterator[str]:
    for ending in ("e", "n", "ern", "nen", "se", "chen", "lein", "s", "en", "er", "es"):
        one = many.removesuffix(ending)
        if ending in ("chen", "lein") and many.endswith(ending):
            yield one + "e"
        if len(one) < len(many) and len(one) >= (3 if ending in ("s", "en", "er") else 4):
            if ending in ("en", "er", "es") and many in KNOWN:
                continue  # 'Eisen' are not several 'Eis'
            yield one
    if many.endswith("mmer"):
        yield many[:-2]


KNOWN: Final = frozenset(fold(word) for word in known_words(HERE))
ADJECTIVE: Final = re.compile("(?:e|er|es|en|em)$")

LANGUAGE: Final = Language(
    "de",
    tokens=tokens,
    plain=plain,
    before=BEFORE,
    after=AFTER,
    detail=re.compile(
        " (?:mit|aus|weil|wegen|in|im|am|an|auf|bei|beim|vom|von|pro|je|wo|der|die|das|den|dem|(?:und )?nicht|war|ist|hat) .+$"
    ),
    around=frozenset(
        fold(
            "ich du er sie es wir ihr ihm ihn ihnen sich man ist sind war waren hat haben hatte hatten wird werden wurde "
            "wurden kann können muss müssen da dort dabei"
        ).split()
    ),
    definite=frozenset(("der", "die", "das", "den", "dem")),
    indefinite=frozenset(fold("ein eine einen einem einer").split()),
    adjective=re.compile("[a-z]{3,}(?:e|er|es|en|em)"),
    how_many=frozenset(fold("viele viel wieviel wieviele zahl nummer").split()),
    lacking=frozenset(fold("ohne fehlt fehlen fehlte nicht nie niemals kein keine keinen weg verzichten verzichtet").split()),
    small=frozenset(
        fold(
            "der die das den dem des ein eine einen einem einer eines ne nen n im in am an auf bei beim zum zur zu ins vom "
            "von aus mit und um für ein seine so unser dort es da ist is"
        ).split()
    ),
    denials=frozenset(
        fold("nicht nie niemals kein keine keinen keiner weder noch oder außer ohne nichts niemand statt bzw sondern").split()
    ),
    titles=dict.fromkeys(
        fold(
            "herr könig kaiser kardinal erzbischof bischof prinz fürst herzog graf freiherr baron lord sir doktor "
            "professor papst pater bruder ritter kurfürst präsident bundespräsident bundeskanzler kanzler general "
            "feldmarschall kapitän major oberst hauptmann zar sultan pharao bürgermeister minister reichskanzler kommissar "
            "onkel opa vater sankt apostel"
        ).split(),
        "m",
    )
    | dict.fromkeys(
        fold(
            "frau königin kaiserin prinzessin fürstin herzogin gräfin lady baronin päpstin präsidentin kanzlerin "
            "bundeskanzlerin zarin tante oma mutter fräulein dame"
        ).split(),
        "f",
    )
    | dict.fromkeys(
        fold(
            "doktor dr professor astronaut dichter schriftsteller autor maler komponist sänger schauspieler physiker "
            "forscher erfinder philosoph fussballer spieler trainer reformator architekt baumeister bildhauer entdecker "
            "seefahrer kosmonaut politiker rapper sängerin schauspielerin schriftstellerin dichterin malerin moderator "
            "moderatorin pfleger wärter lehrer meister leiter chef star dirigent dirigentin intendant mörder spion komiker "
            "kabarettist regisseur regisseurin boxer läufer läuferin sportler sportlerin chemiker mathematiker arzt ärztin "
            "forscherin ingenieur unternehmer fotograf fotografin musiker musikerin pianist designer clown genosse "
            "heiliger heilige kommissar"
        ).split(),
        "n",
    ),
    things=tuple(
        frozenset(fold(words).split())
        for words in (
            "verein fußballverein klub club fc sv sc bsc fußballklub",
            "autobahn straße bundesstraße",
            "stadt hansestadt hauptstadt großstadt",
            "fluss strom",
            "brettspiel spiel brettspiele",
            "kirche dom",
            "zeitung blatt",
            "kaufhaus geschäft laden",
            "berg gipfel",
            "tier",
            "sportart sport spielen",
            "linie u bahn",
            "land staat republik volksrepublik königreich bundesrepublik",
        )
    ),
    things_named=frozenset(
        fold(
            "bahnhof platz straße allee brücke schloss park museum theater halle tor turm haus insel kirche dom "
            "oper flughafen ufer"
        ).split()
    ),
    compounds=True,
    parts=frozenset(
        fold(
            "riesen mini mega mammut plastik gummi holz kunst deko echt lieblings original essig stück stücke stückchen "
            "stücken scheibe scheiben ringe spalten gebühr gebühren art arten sorte tier tiere figur figuren statue "
            "statuen viecher"
        ).split()
    ),
    numbers=(*UNITS, *TENS),
    praise=frozenset(
        fold(
            "kleine kleiner kleines kleinen gute guter gutes guten alte alter altes alten schöne schöner schönes liebe "
            "lieber berühmte berühmter leckere leckerer leckeres große großer großes großen riesige riesiger riesiges "
            "riesigen riesengroße riesengroßer riesengroßes winzige winziger winziges echte echter echtes echten richtige "
            "richtiger richtiges frische frischer frisches junge junger junges ganze ganz normale normaler normales "
            "typische typischer typisches viel etwas lauter viele mehrere einige paar verschiedene künstliche künstlicher "
            "künstliches erste erster erstes eigene eigener eigenes eigenen"
        ).split()
    ),
    units={
        fold(word): unit
        for unit, words in {
            "minute": "minute minuten min",
            "sekunde": "sekunde sekunden sek",
            "stunde": "stunde stunden std h",
            "tag": "tag tage tagen",
            "woche": "woche wochen",
            "monat": "monat monate monaten",
            "jahr": "jahr jahre jahren",
            "meter": "meter metern m",
            "kilometer": "kilometer kilometern km",
            "zentimeter": "zentimeter cm",
            "meile": "meile meilen",
            "euro": "euro euros",
            "cent": "cent cents",
            "mark": "mark dm",
            "pfennig": "pfennig pfennige",
            "grad": "grad celsius c",
            "prozent": "prozent",
            "kilo": "kilo kilogramm kg",
            "gramm": "gramm g",
            "tonne": "tonne tonnen",
            "liter": "liter litern l",
            "jahrhundert": "jahrhundert",
            "mal": "mal",
        }.items()
        for word in words.split()
    },
    telling=frozenset(
        fold(
            "rot rote roter rotes roten blau blaue blauer blaues blauen grün grüne grüner grünes grünen gelb gelbe gelber "
            "gelbes gelben schwarz schwarze schwarzer schwarzes schwarzen weiß weiße weißer weißes weißen braun braune "
            "brauner braunes braunen nördlich südlich östlich westlich obere oberer oberes untere unterer unteres"
        ).split()
    ),
    texted=countries("de") | {"ll": "ii", "lll": "iii", "4": "for", "u": "und", "v": "von", "d": "der", "n": "ein", "2": "to"},
    counters=frozenset(fold("stück chr insgesamt genau leute").split()),
    who=frozenset("wer wen wem wessen".split()),
    months=tuple(fold("januar februar märz april mai juni juli august september oktober november dezember").split()),
    sound=sounds(
        (
            ("scht", "st"),
            ("sch|sh", "8"),
            ("chs|x|cks|ks", "ks"),
            ("tz|zz|z|ts", "z"),
            ("ph|v", "f"),
            ("pf", "f"),
            ("dt|th", "t"),
            ("ch(?=[rl]|or)", "k"),
            ("ch", "9"),
            ("ck|qu|c(?=[aoulrkt]|$)|k", "k"),
            ("c", "z"),
            ("ss|s", "s"),
            ("w", "f"),
            ("y", "i"),
            ("j", "j"),
            ("ei|ai|ey|ay", "1"),
            ("eu|oi|au(?=[bcdfghklmnprst]+e)", "2"),
            ("ie|ih", "i"),
            ("(?<=[aeiou])h(?![aeiou])", ""),
            ("vue$|fue$", "fu"),
            ("d$", "t"),
            ("b$", "p"),
            ("g$", "k"),
            ("dt|tt", "t"),
            ("lf", "lf"),
        ),
        also=(("e$", ""), ("^s(?=[aeiou])", "z"), ("^v", "w"), ("ue$", "u"), ("ph", "f")),
    ),
    singulars=_singulars,
    bare=lambda word: ADJECTIVE.sub("", word) if len(word) > 4 else word,
    known_words=KNOWN,
    other_words=KNOWN,
    keyboard=("qwertzuiop", "asdfghjkl", "yxcvbnm"),
)
