"""French answers: articles and elisions, silent letters, titles, what is said around an answer, and how words sound."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from cabstand.games.taxi.grading.french.numerals import FIRST_WORDS, HUNDRED, SCALES, TENS, UNITS, numbers
from cabstand.games.taxi.grading.language import Language
from cabstand.games.taxi.grading.sounds import sounds
from cabstand.games.taxi.grading.words import countries, fold, known_words

HERE: Final = Path(__file__).parent
TOKEN: Final = re.compile(r"\d+(?:[.:,]\d+)+|(?:\d+|\b[ivx]{2,})(?:ere|er|re|eme|ieme|nde|nd|e)\b|\d+|[^\W\d_]+")
THOUSANDS: Final = re.compile(r"(?<=\d)[., \u202f\u00a0](?=\d{3}\b)")
ELISION: Final = re.compile(r"\b(l|d|j|c|qu|n|s|m|t|jusqu|lorsqu|puisqu)'")
ARTICLES: Final = frozenset("le la les l du des".split())
INDEFINITE: Final = frozenset(("un", "une"))

SHORT_FORMS: Final = {
    "st": "saint",
    "ste": "sainte",
    "mt": "mont",
    "pl": "place",
    "bd": "boulevard",
    "bld": "boulevard",
    "boul": "boulevard",
    "av": "avenue",
    "ave": "avenue",
    "fbg": "faubourg",
    "mr": "monsieur",
    "dr": "docteur",
    "mme": "madame",
    "mlle": "mademoiselle",
    "prof": "professeur",
    "pdt": "president",
    "gal": "general",
    "no": "numero",
    "nd": "notre dame",
    "tele": "television",
    "metro": "metro",
    "cine": "cinema",
    "velo": "bicyclette",
    "perif": "peripherique",
    "periph": "peripherique",
    "periphe": "peripherique",
    "foot": "football",
    "resto": "restaurant",
    "frigo": "refrigerateur",
    "ptit": "petit",
    "gd": "grand",
    "gde": "grande",
    "pourcent": "pour cent",
    "pourcents": "pour cent",
    "ptite": "petite",
    "co": "company",
    "cie": "compagnie",
    "jr": "junior",
    "croco": "crocodile",
    "crocos": "crocodiles",
    "hippo": "hippopotame",
    "rhino": "rhinoceros",
    "ordi": "ordinateur",
    "appart": "appartement",
    "expo": "exposition",
    "bouquin": "livre",
    "bouquins": "livres",
    "bagnole": "voiture",
    "bagnoles": "voitures",
    "boulot": "travail",
    "flic": "policier",
    "flics": "policiers",
    "pompes": "chaussures",
    "godasses": "chaussures",
    "fringues": "vetements",
    "pinard": "vin",
    "clope": "cigarette",
    "clopes": "cigarettes",
    "fric": "argent",
    "thune": "argent",
    "helico": "helicoptere",
    "photo": "photographie",
    "photos": "photographies",
    "mamie": "grand mere",
    "papi": "grand pere",
    "maman": "mere",
    "papa": "pere",
    "hosto": "hopital",
    "journee": "jour",
    "annee": "an",
    "annees": "ans",
    "soiree": "soir",
    "matinee": "matin",
    "min": "minutes",
    "sec": "secondes",
}


def _words(text: str) -> str:
    parts = (" ".join(TOKEN.findall(ELISION.sub(r"\1 ", fold(word)).replace("'", ""))) for word in text.split(","))
    return "|".join(sorted(set(parts), key=len, reverse=True))  # each once: no end can be read in two ways


BEFORE: Final = re.compile(
    "^(?:(?:"
    + _words(
        "environ, à peu près, autour de, euh, heu, hum, hmm, ah, oh, ben, bah, bon, alors, ok, oui, ouais, lol, mdr, haha, "
        "ptdr, la réponse est, réponse, je crois, je crois que, je crois que c'est, crois que c'est, je pense, "
        "je pense que, je pense que c'est, je dirais, je dirai, j'dirais, je dis, je dirais que c'est, on dirait, "
        "je suppose, je suppose que c'est, j'imagine, il me semble que c'est, il me semble, j'ai dit, c'est, c, cé, ces, "
        "ce sont, c'était, c'étais, ça doit être, ca doit être, sa doit être, doit être, c'est pas compliqué, peut être, "
        "ptet, peut-être que c'est, surement, sûrement, sans doute, probablement, certainement, évidemment, forcément, "
        "facile, bien sûr, bien sur, je sais, je sais c'est, chai pas mais, je sais pas mais, je sais pas peut-être, "
        "aucune idée mais, s'agit de, il s'agit de, il s'appelle, elle s'appelle, ça s'appelle, ca s'appelle, "
        "on l'appelle, on appelle ça, c'est celui de, c'est lui, il y a, y a, ya, il y en a, y en a, il y avait, "
        "une sorte de, une espèce de, un genre de, un type de, un verre de, une tasse de, un bout de, un morceau de, "
        "une part de, brin de, brins de, un bouquet de, bouquets de, une tranche de, tranches de, une paire de, "
        "une bouteille de, un plat de, une assiette de, un peu de, genre, du coup, mon, ma, mes, notre, nos, votre, son, "
        "sa, ses, ton, ta, tes, le, la, les, l, un, une, des, du, de, d, de la, de l, à, au, aux, en, dans, dans le, sur, "
        "sous, par, pour, avec, chez, vers, est ce que c'est, est-ce, serait-ce, ce serait, ça serait, c'est bien, "
        "c'est le, c'est la, c'est l"
    )
    + ") )+"
)
AFTER: Final = re.compile(
    "(?: (?:"
    + _words(
        "je crois, je crois bien, je pense, je suppose, il me semble, j'imagine, à mon avis, selon moi, non, hein, nan, "
        "n'est-ce pas, bien sûr, bien sur, évidemment, forcément, facile, trop facile, lol, mdr, ptdr, xd, haha, hihi, "
        "pardi, quoi, voyons, peut-être, peut être, ptet, sans doute, surement, sûrement, certainement, probablement, "
        "j'espère, si je me trompe pas, si je ne me trompe pas, si je me souviens bien, sauf erreur, je dirais, c'est ça, "
        "c'est sûr, c'est sur, sûr, c'est évident, évident, tout simplement, s'il vous plaît, svp, stp, oui, ouais, "
        "logique, ou un truc comme ça, ou quelque chose comme ça, un truc comme ça, mec, bof, easy, je sais, "
        "j'en suis sûr, j'en suis sûre, euh, bien entendu, au pif"
    )
    + "))+$"
)


def tokens(text: str) -> list[str]:
    text = ELISION.sub(r"\1 ", THOUSANDS.sub("", fold(text))).replace("'", "").replace("&", " et ").replace("+", " et ")
    return TOKEN.findall(text.replace("€", " euros ").replace("°", " degres ").replace("%", " pour cent "))


def plain(tokens: Sequence[str]) -> tuple[str, ...]:
    """The one form of an answer: short forms written out, numbers as digits, no articles."""
    words = [part for word in tokens for part in SHORT_FORMS.get(word, word).split()]
    kept = [word for at, word in enumerate(words) if not _is_article(words, at)]
    return tuple(numbers(kept or words)) or tuple(tokens)


def _is_article(words: Sequence[str], at: int) -> bool:
    word, before, after = words[at], words[at - 1] if at else "", words[at + 1] if at + 1 < len(words) else ""
    if word in ARTICLES:
        return len(words) > 1
    # 'un' is a number in 'vingt et un' and 'un million'
    return word in INDEFINITE and bool(after) and before not in ("et", *TENS) and after not in (*SCALES, *HUNDRED)


def _singulars(many: str) -> Iterator[str]:
    if len(many) > 3 and many[-1] in "sx":
        yield many[:-1]
        if many.endswith("aux"):
            yield many[:-3] + "al"
            yield many[:-3] + "ail"


def _bare(word: str) -> str:
    return re.sub("(?:es|e|s)$", "", word) if len(word) > 4 else word


NUMBER_WORDS: Final = frozenset((*UNITS, *FIRST_WORDS))

LANGUAGE: Final = Language(
    "fr",
    tokens=tokens,
    plain=plain,
    before=BEFORE,
    after=AFTER,
    detail=re.compile(" (?:avec|parce que|car|qui|en|dans|sur|par|chez|pres|le|la|les|(?:et )?pas|comme|dit) .+$"),
    complement=frozenset("de du des d a au aux en".split()),
    complements_things=True,
    other_things={
        "pomme": frozenset(("terre", "pin", "amour")),
        "chemin": frozenset(("fer",)),
        "chou": frozenset(("bruxelles", "creme")),
        "barbe": frozenset(("papa",)),
        "fruit": frozenset(("mer",)),
        "eau": frozenset(("vie", "cologne", "toilette")),
        "arc": frozenset(("ciel", "triomphe")),
        "ver": frozenset(("terre", "soie")),
        "lion": frozenset(("mer",)),
        "etoile": frozenset(("mer",)),
        "cochon": frozenset(("inde",)),
        "chien": frozenset(("prairie", "mer")),
        "cheval": frozenset(("bois", "mer")),
        "pied": frozenset(("biche", "poule")),
        "salon": frozenset(("the",)),
        "chef": frozenset(("orchestre", "gare", "etat")),
        "hotel": frozenset(("ville",)),
    },
    around=frozenset(
        fold(
            "je tu il elle on nous vous ils elles lui leur leurs se s en y ce cela ça est sont était étaient a ont avait "
            "avaient fait font peut peuvent pouvoir doit doivent plus droit été être avoir faut manque mon ma mes ton ta "
            "tes notre nos votre vos que qu"
        ).split()
    ),
    definite=frozenset(("le", "la", "l", "les")),
    indefinite=frozenset(("un", "une", "des", "du")),
    adjective=re.compile("[a-z]{3,}"),
    adjectives_follow=True,
    how_many=frozenset(("combien", "nombre", "numero")),
    lacking=frozenset(fold("sans ne n pas jamais manque manquent aucun aucune perdu plus").split()),
    small=frozenset("le la les l un une des du de d a au aux en dans sur et par pour da di von y ce c est son sa ses".split()),
    denials=frozenset(
        fold("pas non jamais aucun aucune ni ou sauf sans ne n rien personne plutôt excepté contre loin près").split()
    ),
    titles=dict.fromkeys(
        fold(
            "monsieur m docteur professeur roi empereur prince duc comte baron marquis vicomte général maréchal capitaine "
            "colonel lieutenant commandant amiral sergent président pape cardinal évêque abbé père frère saint sir lord "
            "chevalier tsar maître commissaire inspecteur préfet ministre sieur dauphin sultan pharaon oncle"
        ).split(),
        "m",
    )
    | dict.fromkeys(
        fold(
            "madame mademoiselle reine impératrice princesse duchesse comtesse baronne marquise présidente sainte lady "
            "dame soeur tante tsarine môme mère"
        ).split(),
        "f",
    )
    | dict.fromkeys(
        fold(
            "docteur professeur peintre poète écrivain auteur chanteur chanteuse compositeur sculpteur architecte "
            "philosophe savant scientifique astronaute cosmonaute explorateur footballeur joueur joueuse entraîneur "
            "sélectionneur acteur rappeur rappeuse humoriste comique cinéaste réalisateur réalisatrice romancier "
            "romancière dramaturge couturier couturière styliste photographe danseur danseuse musicien musicienne pianiste "
            "boxeur coureur champion championne patineur patineuse cycliste mathématicien médecin chirurgien cuisinier "
            "chef journaliste animateur animatrice comédien comédienne actrice inventeur ingénieur physicien chimiste "
            "camarade pr président capitaine"
        ).split(),
        "n",
    ),
    things=tuple(
        frozenset(fold(words).split())
        for words in (
            "club équipe football fc",
            "autoroute route voie",
            "avenue rue boulevard place",
            "tour monument",
            "musée",
            "cathédrale église basilique",
            "ville cité village",
            "île",
            "fleuve rivière",
            "ligne métro",
            "journal quotidien",
            "bataille",
            "jardin parc",
            "palais château",
            "gare station",
            "tournoi",
            "fromage",
            "massif montagne mont",
        )
    ),
    things_named=frozenset(
        fold(
            "gare place rue avenue boulevard pont palais musée opéra théâtre tour église cathédrale basilique jardin parc "
            "stade station ligne hôtel aéroport quai centre lycée"
        ).split()
    ),
    numbers=tuple(NUMBER_WORDS),
    joined=("la", "le", "les", "l", "de", "du", "des", "d"),
    praise=frozenset(
        fold(
            "bon bonne petit petite petits petites grand grande grands grandes beau belle beaux belles vieux vieille fameux "
            "fameuse célèbre célèbres bons bonnes cher gros grosse grosses énorme énormes géant géante géants géantes immense "
            "vrai vraie vrais vraies faux fausse simple simples seul seule premier première jeune jeunes joli "
            "tout toute tous toutes très jolie jolis jolies frais fraiche fraiches propre typique plusieurs quelques différents"
        ).split()
    ),
    units={
        fold(word): unit
        for unit, words in {
            "minute": "minute minutes min mn",
            "seconde": "seconde secondes sec",
            "heure": "heure heures h",
            "jour": "jour jours",
            "semaine": "semaine semaines",
            "mois": "mois",
            "an": "an ans année années",
            "mètre": "metre metres m",
            "kilomètre": "kilometre kilometres km kms bornes borne",
            "centimètre": "centimetre centimetres cm",
            "euro": "euro euros balles",
            "centime": "centime centimes",
            "franc": "franc francs",
            "degré": "degre degres celsius c",
            "pour cent": "pourcent",
            "kilo": "kilo kilos kilogramme kilogrammes kg",
            "gramme": "gramme grammes",
            "tonne": "tonne tonnes",
            "litre": "litre litres",
            "siècle": "siecle siecles",
            "fois": "fois",
        }.items()
        for word in words.split()
    },
    telling=frozenset(
        fold(
            "rouge rouges bleu bleue bleus bleues vert verte verts vertes jaune jaunes noir noire noirs noires blanc blanche "
            "blancs blanches brun brune gris grise rose roses violet violette nord sud est ouest"
        ).split()
    ),
    texted=countries("fr")
    | {
        "ll": "ii",
        "lll": "iii",
        "ki": "qui",
        "ke": "que",
        "k": "que",
        "koi": "quoi",
        "o": "au",
        "2": "de",
        "ds": "dans",
        "pr": "pour",
        "tt": "tout",
    },
    counters=frozenset(fold("exactement total tout pile environ gens").split()),
    who=frozenset(("qui",)),
    months=tuple(fold("janvier février mars avril mai juin juillet août septembre octobre novembre décembre").split()),
    sound=sounds(
        (
            ("x", "ks"),
            ("^h|(?<=[^cpst])h", ""),
            ("th", "t"),
            ("sh|sch|ch(?![rln])", "8"),
            ("ch", "k"),
            ("ph", "f"),
            ("(?<=[gq])ues?$", "E"),
            ("([^aeiouy])es?$", r"\1E"),
            ("(?<=[iuy])es?$", ""),
            ("(?<=[^E])(?:[tdpsz]|ks)+$", ""),
            ("E$", "@"),
            ("(?<=n)g$", ""),
            ("tion", "sion"),
            ("qu|q|ck|c(?![eiyE@])", "k"),
            ("sc(?=[eiy])", "s"),
            ("gu(?=[eiy])", "g"),
            ("ge(?=[aou])", "j"),
            ("g(?=[eiy])", "j"),
            ("(?<!s)(?<=[aeiouy])s(?=[aeiouy@])", "z"),
            ("ss|c(?=[eiyE@])", "s"),
            ("aill|ail(?=@|$)", "ay"),
            ("eaux?|aux?|ots?$", "o"),
            ("oeu|eu", "1"),
            ("ou(?=a)", "w"),
            ("oi|oy", "wa"),
            ("gn(?=[aeiou@])", "ni"),
            ("ou", "u2"),
            ("(?:ain|ein|aim|in|im|yn|ym|un|um)(?![aeiouymn@])", "5"),
            ("(?:an|am|en|em)(?![aeiouymn@])", "6"),
            ("(?:on|om)(?![aeiouymn@])", "7"),
            ("e[rtz]$", "e"),
            ("ai|ei|ee|ey|ay", "e"),
            ("y", "i"),
            ("@", ""),
        ),
        also=(
            ("e$", "et"),
            ("es$", "et"),
            ("le$", "l"),
            ("eur(?=s?$)", "er"),
            ("s$", "sse"),
            ("([bcdfgjklmnpqrtvz])$", r"\1e"),
        ),
    ),
    singulars=_singulars,
    bare=_bare,
    known_words=known_words(HERE),
    other_words=known_words(HERE),
    keyboard=("azertyuiop", "qsdfghjklm", "wxcvbn"),
)
