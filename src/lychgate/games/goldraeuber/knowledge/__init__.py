"""What a seat may know, and full states that fit such knowledge."""
