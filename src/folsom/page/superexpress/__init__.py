"""What a module of Colt Super Express is made of besides the game and its bots."""
