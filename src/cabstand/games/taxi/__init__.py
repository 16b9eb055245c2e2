"""TAXI!: roll, drive, answer, talk. After the rules of Taxi Game Limited's board game."""
