"""What a game gets that brings nothing but rules: bots, a coach, a lab loop, a terminal screen."""
