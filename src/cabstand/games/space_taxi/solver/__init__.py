"""Space Taxi solved: turns exactly, whole games as near as futures allow; and the tables that coach and bots look up."""
