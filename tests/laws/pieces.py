"""The auditors: what must hold in every position, one a game."""

from audit.base import Auditor
from audit.morra import MorraAuditor
from audit.mythe import MytheAuditor

AUDITORS: dict[str, Auditor] = {"mythe": MytheAuditor(), "morra": MorraAuditor()}
