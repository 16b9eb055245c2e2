"""Games as the tools of researchers expect them: Gymnasium, PettingZoo, OpenSpiel. Each needs its extra: `cabstand[gym]`."""
