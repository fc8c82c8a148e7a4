"""Fair deals: what was agreed, and what was judged"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("fair_terms", sa.JSON(), nullable=True))
        batch_op.add_column(sa.Column("fair_deal", sa.JSON(), nullable=True))
