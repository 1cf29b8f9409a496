"""What a module of Colt Express is made of besides the game and its bots."""
