"""Studies of Gravediggers: what a choice to rob gives away."""
