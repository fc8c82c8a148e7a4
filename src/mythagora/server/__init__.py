"""The place where tables stand: referee, lobby, sockets, bots at work, and the pages of the browser."""
