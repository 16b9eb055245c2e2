"""A small pack of questions for tests: sound, and with ten kinds of fault."""

import base64
import io
import random
import struct
import zipfile
from collections.abc import Iterator, Mapping
from typing import Any, Final

from cabstand.games.taxi.packs.limits import MOST_ANSWERS, MOST_GIFTS, MOST_QUESTIONS, MOST_TALKS

TOWN: Final = {
    "pack.toml": 'name = "Millbrook"\ncity = "Millbrook"\nlanguage = "en"\nlicence = "CC BY 4.0"\nauthors = ["Ada", "Ben"]\n',
    "questions.csv": "card,value,topic,question,answers,background\n"
    "1,2,history,In which year did our mill burn down?,1851,The parish book of 1851 tells of it.\n"
    "1,4,history,Who rang the bell that night?,Ann Miller | Miller,She is named on the bell of 1852.\n"
    "2,2,food,What is baked here on the first Sunday in May?,A ring of bread,By a will of 1702.\n"
    '2,4,food,"Behind the church, what drink was brewed until 1930?",Ginger beer,A sign hangs in the town hall.\n',
    "give_or_take.csv": "card,amount,text\n1,8,A tip from a happy bride.\n2,-6,A flat tyre in the rain.\n",
    "sound_off.csv": "card,subject,word1,word2,word3,word4,word5,word6\n1,Breakfast,toast,cereal,egg,coffee,hungry,bacon\n"
    "2,The harbour,ship,anchor,gull,rope,tide,captain\n",
}

FAULTY: Final = {
    "pack.toml": TOWN["pack.toml"].replace('"en"', "5"),
    "questions.csv": "card,value,topic,question,answers,background\n"
    "1,2,history,In which year did our mill burn down?,,The parish book of 1851 tells of it.\n"
    "1,3,history,Who rang the bell that night?,Ann Miller | Miller,She is named on the bell of 1852.\n"
    "2,2,food,What is baked here, on a Sunday?,A ring of bread,By a will of 1702.\n"
    "two,4,food,What drink was brewed behind the church until 1930?,Ginger beer,A sign hangs in the town hall.\n",
    "give_or_take.csv": "card,amount,text\n1,0,A tip from a happy bride.\n3,-6,A flat tyre in the rain.\n",
    "sound_off.csv": "card,subject,word1,word2,word3,word4,word5,word6\n1,Breakfast,toast,cereal,egg,coffee,hungry\n"
    '2,"The "harbour",ship,anchor,gull,rope,tide,captain\n',
}
FAULTS: Final = [
    ("pack.toml", 0, "taxi-pack-fault-about-missing"),
    ("questions.csv", 2, "taxi-pack-fault-empty"),
    ("questions.csv", 3, "taxi-pack-fault-value"),
    ("questions.csv", 4, "taxi-pack-fault-columns"),
    ("questions.csv", 5, "taxi-pack-fault-no-number"),
    ("give_or_take.csv", 2, "taxi-pack-fault-amount"),
    ("give_or_take.csv", 3, "taxi-pack-fault-number"),
    ("sound_off.csv", 2, "taxi-pack-fault-columns"),
    ("sound_off.csv", 3, "taxi-pack-fault-bad-csv"),
]
"""What is wrong with its form."""

MISTAKEN: Final = TOWN | {
    "questions.csv": "card,value,topic,question,answers,background\n"
    "1,2,history,In which year was 1851?,1851,The parish book.\n"
    "1,4,history,Tell who rang the bell.,Ann Miller | ann miller,On the bell.\n"
    "2,2,food,Who brewed behind the church?,Ann Millers,A sign.\n"
    "2,4,food,In which year was 1851?,?!,A sign.\n",
    "sound_off.csv": "card,subject,word1,word2,word3,word4,word5,word6\n1,Breakfast eggs,toast,cereal,egg,coffee,eggs,bacon\n",
}
"""A pack whose form is right, and nothing else."""
MISTAKES: Final = {
    "taxi-pack-fault-answer-in-question",
    "taxi-pack-fault-no-question-mark",
    "taxi-pack-fault-answer-twice",
    "taxi-pack-fault-answers-mistaken",
    "taxi-pack-fault-answer-not-graded",
    "taxi-pack-fault-same-question",
    "taxi-pack-fault-word-in-subject",
    "taxi-pack-fault-word-twice",
}


def sent(files: dict[str, str] | dict[str, bytes]) -> dict[str, Any]:
    """Files as a request carries them."""
    raw = {name: text.encode() if isinstance(text, str) else text for name, text in files.items()}
    return {"files": {name: base64.b64encode(content).decode() for name, content in raw.items()}}


def zipped(files: Mapping[str, str | bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", method) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return packed.getvalue()


def damaged_zips(count: int, seed: int = 13) -> Iterator[bytes]:
    """Archives that were sound once: letters changed, ends cut off, parts left out or twice, sizes that lie."""
    rng = random.Random(seed)
    methods = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA)
    sound = [zipped(TOWN, method) for method in methods]
    for _ in range(count):
        packed = bytearray(rng.choice(sound))
        for _ in range(rng.choice((1, 1, 2, 8, 40))):
            at = rng.randrange(len(packed))
            match rng.randrange(6):
                case 0:
                    packed[at] ^= 1 << rng.randrange(8)
                case 1:
                    del packed[max(at, 30) :]
                case 2:
                    packed[at:at] = packed[at : at + rng.randrange(200)]
                case 3:
                    del packed[max(at, 30) : at + rng.randrange(1, 60)]
                case 4:  # any field of any entry of the directory, as large as can be
                    entry = packed.rfind(b"PK\x01\x02", 0, at + 4)
                    odd = rng.choice((0, 1, 9, 12, 14, 0x7FFFFFFF, 0xFFFFFFFE, 0xFFFFFFFF))
                    field = max(0, entry) + rng.randrange(4, 44)
                    packed[field : field + 4] = struct.pack("<I", odd)
                case _:  # a directory that says that it is a large one, with numbers of 64 bits
                    end = max(0, packed.rfind(b"PK\x05\x06"))
                    large = struct.pack(
                        "<4sQHHIIQQQQ", b"PK\x06\x06", 44, 45, 45, 0, 0, 4, 4, rng.getrandbits(64), rng.getrandbits(64)
                    )
                    packed[end:end] = large + struct.pack("<4sIQI", b"PK\x06\x07", 0, rng.choice((end, rng.getrandbits(64))), 1)
        yield bytes(packed)


def largest() -> dict[str, str]:
    """As many cards as there can be, each as full as it can be: it has no fault, and nothing takes longer to check."""
    number = "{:04} {:02}".format
    rows = [
        f"{n // 2 + 1},{n % 2 * 2 + 2},{'t' * 24},{f'What is {n}'.ljust(139, 'q')}?,"
        f"{' | '.join(number(n, at).ljust(60, 'a') for at in range(MOST_ANSWERS))},{'b' * 180}"
        for n in range(2 * MOST_QUESTIONS)
    ]
    gifts = [f"{n},-999,{'g' * 120}" for n in range(1, MOST_GIFTS + 1)]
    talks = [f"{n},{str(n).ljust(40, 's')},{','.join(c * 30 for c in 'abcdef')}" for n in range(1, MOST_TALKS + 1)]
    decks = {"questions.csv": rows, "give_or_take.csv": gifts, "sound_off.csv": talks}
    return TOWN | {name: "\n".join([TOWN[name].split("\n")[0], *lines, ""]) for name, lines in decks.items()}
