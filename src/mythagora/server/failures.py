"""What goes wrong for a reason that can be told. Sentences: `failure-<name>` in the texts of the server."""

from mythagora.texts import Argument

BAD_REQUEST = 400


class FailureError(Exception):
    """Refused, with the status for HTTP; nothing has changed."""

    def __init__(self, name: str, status: int = BAD_REQUEST, /, **facts: Argument) -> None:
        super().__init__(name)
        self.name = name
        self.status = status
        self.facts = facts
