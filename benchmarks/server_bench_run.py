"""Our server as `./cab serve` starts it, without limits for one address: load comes from one machine here."""

import sys
from functools import partial

from cabstand.cli import serve
from cabstand.cli.main import main
from cabstand.server.app import Settings

NO_LIMIT = 1e6

if __name__ == "__main__":
    vars(serve)["Settings"] = partial(Settings, limit_scale=NO_LIMIT)
    sys.exit(main(sys.argv[1:]))
