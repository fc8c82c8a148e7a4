"""The auditors: what must hold in every position, one a game."""

from audit.base import Auditor
from audit.morra import MorraAuditor
from audit.mythe import MytheAuditor
from audit.mythotopia import MythotopiaAuditor
from audit.mytikas import MytikasAuditor

AUDITORS: dict[str, Auditor] = {
    "mythe": MytheAuditor(),
    "mytikas": MytikasAuditor(),
    "mythotopia": MythotopiaAuditor(),
    "morra": MorraAuditor(),
}
