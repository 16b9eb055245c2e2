"""A small pack of questions for tests: sound, and with ten kinds of fault."""

import base64
from typing import Any, Final

from cabstand.content.pack_limits import MOST_ANSWERS, MOST_GIFTS, MOST_QUESTIONS, MOST_TALKS

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
    "pack.toml": TOWN["pack.toml"].replace('"CC BY 4.0"', '""'),
    "questions.csv": "card,value,topic,question,answers,background\n"
    "1,2,,In which year did our mill burn down?,1851,The parish book of 1851 tells of it.\n"
    "1,3,history,Who rang the bell that night?,Ann Miller | Miller,She is named on the bell of 1852.\n"
    "2,2,food,What is baked here, on a Sunday?,A ring of bread,By a will of 1702.\n"
    "two,4,food,What drink was brewed behind the church until 1930?,Ginger beer,A sign hangs in the town hall.\n",
    "give_or_take.csv": "card,amount,text\n1,0,A tip from a happy bride.\n3,-6,A flat tyre in the rain.\n",
    "sound_off.csv": "card,subject,word1,word2,word3,word4,word5,word6\n1,Breakfast,toast,cereal,egg,coffee,hungry\n"
    '2,"The "harbour",ship,anchor,gull,rope,tide,captain\n',
}
FAULTS: Final = [
    ("pack.toml", 0, "pack-about-missing"),
    ("questions.csv", 2, "pack-empty"),
    ("questions.csv", 3, "pack-value"),
    ("questions.csv", 3, "pack-card-order"),
    ("questions.csv", 4, "pack-columns"),
    ("questions.csv", 5, "pack-no-number"),
    ("questions.csv", 5, "pack-half-a-card"),
    ("give_or_take.csv", 2, "pack-amount"),
    ("give_or_take.csv", 3, "pack-number"),
    ("sound_off.csv", 2, "pack-columns"),
    ("sound_off.csv", 3, "pack-bad-csv"),
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
    "pack-answer-in-question",
    "pack-no-question-mark",
    "pack-answer-twice",
    "pack-answers-mistaken",
    "pack-answer-not-graded",
    "pack-same-question",
    "pack-word-in-subject",
    "pack-word-twice",
}


def sent(files: dict[str, str] | dict[str, bytes]) -> dict[str, Any]:
    """Files as a request carries them."""
    raw = {name: text.encode() if isinstance(text, str) else text for name, text in files.items()}
    return {"files": {name: base64.b64encode(content).decode() for name, content in raw.items()}}


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
