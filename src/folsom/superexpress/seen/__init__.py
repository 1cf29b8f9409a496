"""What a seat may know: views, events, options in readable form, and sentences about them."""
