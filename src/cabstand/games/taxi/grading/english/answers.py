"""English answers: articles, short forms, titles, what is said around an answer, and how words sound."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from cabstand.games.taxi.grading.english.numerals import FIRST_WORDS, ORDINALS, RULERS, TENS, cardinals, numerals, ordinals
from cabstand.games.taxi.grading.language import Language
from cabstand.games.taxi.grading.sounds import sounds
from cabstand.games.taxi.grading.words import countries, fold, known_words, spellings

# A time or a decimal, an ordinal or a decade, digits, letters: 'm25' is two tokens, so that 'M 25' is the same.
TOKEN: Final = re.compile(r"\d+(?:[.:]\d+)+|\d+(?:st|nd|rd|th|s)\b|\d+|[^\W\d_]+")
THOUSANDS: Final = re.compile(r"(?<=\d),(?=\d{3}\b)")
POUNDS: Final = re.compile(r"£\s*(\d+)")

SPELLINGS: Final = {word + s: british + s for word, british in spellings().items() for s in ("", "s")}

BEFORE: Final = re.compile(
    f"^(?:(?:one(?! (?:{'|'.join((*sorted(FIRST_WORDS), 'o'))}))|"
    "um+|er+|erm|uh+|h?mm+|oh+|ah+|well|so|ok|okay|lol|haha|answer|called|its|thats|hes|shes|theyre|it is|it was|is it|"
    "was it|it must be|must be|must have been|its got to be|got to be|gotta be|has to be|has got to be|it has to be|"
    "it could be|could be|it might be|might be|could it be|would it be|that is|that was|that would be|thatd be|itd be|"
    "it would be|is that|this is|they are|they were|about|around|roughly|he is|he was|she is|she was|he is called|"
    "hes called|shes called|its called|it is called|it was called|who is|who was|what is|what was|i think|i thought|"
    "i guess|i believe|i reckon|i say|i would say|i want to say|im gonna say|im going to say|gonna say|gonna go with|"
    "ill go with|id go with|im going with|going with|id say|ill say|id go for|ill go for|i will go for|im going for|"
    "i am going for|my guess is|my answer is|the answer is|im sure|im pretty sure|im fairly sure|pretty sure|fairly sure|"
    "not sure but|no idea but|dunno but|dunno|guess|i know|easy|probably|possibly|perhaps|maybe|surely|definitely|defo|"
    "obviously|clearly|just|like|yeah|yes|yep|of course|some|lots of|loads of|a lot of|that|this|your|my|our|his|her|their|"
    "(?:(?:a|an|the|some) )?(?:kind|sort|type|bit|box|boxes|packet|pile|row|pots|glasses|bottles|pieces|slices|bits|piece|"
    "slice|cup|mug|pot|glass|pint|bottle|bowl|plate|pair|bunch|load|number|lot|couple) of|in|at|on|by|to|from|it has|"
    "it had|they had|they have|he had|she had|we had|there are|there is|there were|there was) )+"
)
AFTER: Final = re.compile(
    "(?: (?:shaped|coloured|now|nowadays|today|back then|id say|id guess|id go with|i would say|i think|i thought|i guess|"
    "i believe|i reckon|i suppose|i think it is|i think it was|i hope|i bet|im sure|im pretty sure|maybe|perhaps|probably|"
    "possibly|surely|definitely|defo|obviously|of course|isnt it|wasnt it|innit|is it|was it|please|final answer|"
    "(?<!left )right|lol|haha|hehe|duh|lmao|rofl|omg|xd|mate|tho|though|obvs|easy|or something|or whatever|yeah|yes|yay|"
    "hmm+|too easy|for sure|no doubt|if im right|if i remember|not sure|i am sure|dude|bro|ha|was his name|was her name|"
    "is his name|is her name))+$"
)

SHORT_FORMS: Final = {
    "n": "and",
    "dr": "doctor",
    "mr": "mister",
    "mme": "madame",
    "mt": "mount",
    "prof": "professor",
    "quid": "pounds",
    "telly": "television",
    "tele": "television",
    "tv": "television",
    "pk": "park",
    "dept": "department",
    "utd": "united",
    "gov": "government",
    "govt": "government",
    "bldg": "building",
    "capt": "captain",
    "nr": "number",
    "num": "number",
    "zed": "z",
    "zee": "z",
    "xmas": "christmas",
    "bday": "birthday",
    "uni": "university",
    "bro": "brother",
    "bros": "brothers",
    "co": "company",
    "dino": "dinosaur",
    "dinos": "dinosaurs",
    "sarnie": "sandwich",
    "sarnies": "sandwiches",
    "strawbs": "strawberries",
    "choc": "chocolate",
    "brolly": "umbrella",
    "brollies": "umbrellas",
    "spuds": "potatoes",
    "bike": "bicycle",
    "bikes": "bicycles",
    "fridge": "refrigerator",
    "phone": "telephone",
    "phones": "telephones",
    "footie": "football",
    "footy": "football",
    "rugger": "rugby",
    "champers": "champagne",
    "loo": "toilet",
    "loos": "toilets",
    "hippo": "hippopotamus",
    "hippos": "hippopotamuses",
    "rhino": "rhinoceros",
    "rhinos": "rhinoceroses",
    "croc": "crocodile",
    "crocs": "crocodiles",
    "chimp": "chimpanzee",
    "chimps": "chimpanzees",
    "mum": "mother",
    "dad": "father",
    "gran": "grandmother",
    "granny": "grandmother",
    "grandma": "grandmother",
    "grandpa": "grandfather",
    "grandad": "grandfather",
    "photo": "photograph",
    "photos": "photographs",
}
# Only after the name that they belong to: 'Park Ln', but not 'Ct Scan'.
STREET_FORMS: Final = {
    "rd": "road",
    "sq": "square",
    "ave": "avenue",
    "av": "avenue",
    "ln": "lane",
    "pl": "place",
    "ct": "court",
    "gdns": "gardens",
    "gdn": "garden",
    "stn": "station",
    "cres": "crescent",
    "br": "bridge",
}
AFTER_A_STREET: Final = frozenset("station market tube underground".split())  # 'Liverpool St station' is no saint
# A knighthood does not make another man. A Lord or a Doctor can: the Lord Mayor, Doctor Who.
HONOURS: Final = frozenset(("sir", "dame"))
REIGNING: Final = frozenset("king queen emperor pope tsar".split())
TIMES_OVER: Final = {"double": 2, "triple": 3, "treble": 3}
DIGITS: Final = "zero one two three four five six seven eight nine".split()


TOGETHER: Final = re.compile(rf"^({'|'.join(TENS)})({'|'.join(DIGITS[1:])})$")


def tokens(text: str) -> list[str]:
    text = POUNDS.sub(r"\1 pounds", THOUSANDS.sub("", fold(text))).replace("$", " dollars ").replace("€", " euros ")
    return TOKEN.findall(text.replace("'", "").replace("&", " and ").replace("+", " and "))


def plain(tokens: Sequence[str]) -> tuple[str, ...]:
    """The one form of an answer: short forms written out, numbers as digits, no articles and no honours."""
    words = [_written_out(tokens, at) for at in range(len(tokens))]
    words = [part for word in words for part in TOGETHER.sub(r"\1 \2", word).split()]
    words = [SPELLINGS.get(word, word) for word in words if word != "the"]
    words = _without_titles(numerals(ordinals(cardinals(list(_repeated(words))))))
    if len(words) > 1 and words[0] in ("a", "an") and not words[1].isdecimal():  # the A 406 is no article
        words = words[1:]
    return tuple(words) or tuple(tokens)


def _repeated(words: Sequence[str]) -> Iterator[str]:
    """'triple nine' is three nines in one number."""
    at = 0
    while at < len(words):
        after = words[at + 1] if at + 1 < len(words) else ""
        digit = str(DIGITS.index(after)) if after in DIGITS else after
        if words[at] in TIMES_OVER and len(digit) == 1 and digit.isdecimal():
            yield digit * TIMES_OVER[words[at]]
            at += 2
        else:
            yield words[at]
            at += 1


def _written_out(tokens: Sequence[str], at: int) -> str:
    word = tokens[at]
    after = tokens[at + 1] if at + 1 < len(tokens) else ""
    if word == "st":
        return "street" if at and (not after or after in AFTER_A_STREET) else "saint"
    if at and word in STREET_FORMS:
        return STREET_FORMS[word]
    return "number" if word == "no" and after.isdecimal() else SHORT_FORMS.get(word, word)


def _without_titles(words: list[str]) -> list[str]:
    if len(words) > 1 and (words[0] in HONOURS or (words[0] == "number" and words[1].isdecimal())):
        return words[1:]
    if len(words) > 2 and words[0] in REIGNING and words[1] in RULERS and words[2].isdecimal():
        return words[1:]  # only with a number: 'Queen Victoria' is not the station
    return words


def _singulars(many: str) -> Iterator[str]:
    if many.endswith("s") and len(many) > 3:
        yield many[:-1]
        if many.endswith("ies"):
            yield many[:-3] + "y"
        if many.endswith(("ses", "xes", "zes", "ches", "shes", "oes")):
            yield many[:-2]


LANGUAGE: Final = Language(
    "en",
    tokens=tokens,
    plain=plain,
    before=BEFORE,
    after=AFTER,
    detail=re.compile(
        " (?:from|with|because|cos|cause|cuz|coz|who|which|when|where|in|at|on|the|per|(?:and )?not|wrote|did|was|is|has|"
        "said|made|(?:a|an|each|every) (?:second|minute|hour|day|night|week|month|year|head|person|go)) ?.*$"
    ),
    complement=frozenset(("of",)),
    around=frozenset(
        "you he she it we they him her them his its their there here is are was were be been being has have had do does did "
        "can could would gets got very all too".split()
    ),
    definite=frozenset(("the",)),
    indefinite=frozenset(("a", "an", "some")),
    adjective=re.compile("[a-z]{3,}"),
    how_many=frozenset(("many", "much", "number")),
    lacking=frozenset("no not never without missing lack lacks lacked lost neither".split()),
    small=frozenset("the teh a an of and in at on by for to from with or one that this some".split()) - {"or"},
    denials=frozenset(
        "not no never isnt wasnt arent werent isn aint none neither nor or except without dont doesnt didnt cannot cant wont "
        "anything anyone nothing nobody unlike versus vs instead near".split()
    ),
    titles=dict.fromkeys(
        "sir mister doctor professor lord prince king duke earl count baron captain colonel general admiral major sergeant "
        "president chancellor senator comrade saint father brother pope emperor tsar viscount marshal judge "
        "justice mayor minister "
        "inspector detective reverend bishop archbishop cardinal viking master uncle".split(),
        "m",
    )
    | dict.fromkeys(
        "lady dame mrs miss ms madam madame queen princess duchess countess baroness empress sister aunt".split(), "f"
    )
    | dict.fromkeys(
        "doctor professor president chancellor senator comrade saint captain major general inspector detective judge mayor "
        "minister hon poet writer author novelist playwright dramatist painter artist sculptor composer singer rapper "
        "songwriter musician pianist guitarist drummer actor actress comedian presenter director architect engineer "
        "footballer player manager boxer runner athlete driver explorer scientist physicist chemist biologist philosopher "
        "economist inventor "
        "designer dj pm nurse chef cook detective spy politician activist suffragette".split(),
        "n",
    ),
    things=(
        frozenset("club team side football fc afc united city".split()) - {"city"},
        frozenset("motorway road orbital street avenue lane".split()),
        frozenset("newspaper paper daily".split()) - {"daily"},
        frozenset("shop store department shops firm company grocer retailer".split()),
        frozenset("musical show play film movie book novel song".split()),
        frozenset("river lake".split()),
        frozenset("colour".split()),
        frozenset("station".split()),
        frozenset("disease epidemic".split()),
        frozenset("bird birds animal animals".split()),
    ),
    things_named=frozenset(
        "station line park street road square lane bridge palace hall museum theatre gardens garden tower house "
        "gate market pub "
        "hotel airport hospital school college church cathedral abbey cross circus place court stadium ground".split()
    ),
    numbers=tuple(FIRST_WORDS | set(ORDINALS)),
    praise=frozenset(
        "little old good nice lovely famous beautiful dear poor young original actual big large small tiny huge giant massive "
        "enormous real proper fresh edible tasty delicious typical traditional normal ordinary plain pure own only whole same "
        "several many few".split()
    ),
    telling=frozenset(
        "red blue green yellow black white brown grey orange purple pink golden silver north south east west upper "
        "lower".split()
    ),
    texted=countries("en")
    | {
        "ll": "ii",
        "lll": "iii",
        "4": "for",
        "2": "to",
        "u": "you",
        "r": "are",
        "b": "be",
        "x": "cross",
        "da": "the",
        "w": "with",
        "wiv": "with",
        "luv": "love",
    },
    units={
        word: unit
        for unit, words in {
            "minute": "minute minutes min mins",
            "second": "second seconds sec secs",
            "hour": "hour hours hr hrs",
            "day": "day days",
            "week": "week weeks",
            "month": "month months",
            "year": "year years yrs",
            "metre": "metre metres m",
            "kilometre": "kilometre kilometres km kms",
            "mile": "mile miles",
            "foot": "foot feet ft",
            "inch": "inch inches",
            "yard": "yard yards",
            "pound": "pound pounds gbp",
            "penny": "penny pence p pennies",
            "shilling": "shilling shillings",
            "dollar": "dollar dollars",
            "euro": "euro euros",
            "degree": "degree degrees",
            "percent": "percent percentage",
            "times": "times",
            "tonne": "tonne tonnes ton tons",
            "kilogram": "kilogram kilograms kg kilo kilos",
            "litre": "litre litres",
            "pint": "pint pints",
            "century": "century centuries",
            "carat": "carat carats karat",
        }.items()
        for word in words.split()
    },
    counters=frozenset("different oclock altogether exactly total pieces piece ad people".split()),
    who=frozenset("who whose whom".split()),
    months=tuple("january february march april may june july august september october november december".split()),
    sound=sounds(
        (
            ("^mac?k?(?=[^aeiouy])", "mk"),
            ("^mc", "mk"),
            ("^kn|^gn", "n"),
            ("^wr", "r"),
            ("^ps", "s"),
            ("^x", "z"),
            ("^wh", "w"),
            ("ph", "f"),
            ("eo(?=[^aeiou])", "e"),
            ("o[oua]?re?$", "O"),
            ("i[ae]n$", "ien"),
            ("gh(?=[ei])", "G"),
            ("augh|ough|ogh", "o"),
            ("igh", "y"),
            ("eigh", "a"),
            ("tch", "c"),
            ("ch(?=r)", "k"),
            ("sch", "sh"),
            ("c(?=[eiy])", "s"),
            ("dge", "j"),
            ("g(?=e|i[aeou])", "j"),
            ("ck|c(?!h)|qu?", "k"),
            ("x", "ks"),
            ("olm", "om"),
            ("alk", "ok"),
            ("mb$", "m"),
            ("sten$", "sen"),
            ("ai(?=r)|ea(?=r)|a(?=re$)", "a"),
            ("are$|air$|ear$", "ar"),
            ("airs$|ares$|ears$", "ars"),
            ("G", "g"),
            ("[eiu]r(?![aeiouy])", "er"),
            ("or$|our$|re$", "er"),
            ("eu|oi|oy", "1"),
            ("ou|ow|oo(?=r)|ore?(?=$)", "o"),
            ("oo|ew|ue", "u"),
            ("oa", "o"),
            ("a([^aeiouy])e(?=s?$)", r"ei\1"),
            ("ai|ay", "ei"),
            ("ee|ea|ie(?!n)|ey|y(?=$)", "i"),
            ("([oiu][^aeiouy])e$", r"\1"),
            ("([^aeiouy])e$", r"\1"),
            ("y", "i"),
            ("tth|th", "t"),
            ("s|z", "s"),
            ("(?<=[^aeiou])h|h(?=[^aeiou]|$)", ""),
        ),
        also=(("a$", "er"),),
    ),
    singulars=_singulars,
    known_words=known_words(),
)
