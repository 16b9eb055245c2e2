"""`short_talks.py SECONDS play ...`: the program as people run it, but with talks that end after so many seconds."""

import sys

from cabstand.cli.main import main
from cabstand.games.taxi import referee

if __name__ == "__main__":
    vars(referee)["TALK_SECONDS"] = float(sys.argv[1])
    sys.exit(main(sys.argv[2:]))
