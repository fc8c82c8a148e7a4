"""What a server keeps, as tables of a database. Migrations under `migrations/` bring a database to this.

The log is the truth of every table: a row an entry, in order, never changed. What stands beside it says who
sits there and how far the table has come.
"""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("is_new", Boolean, nullable=False),
    Column("link_hash", String(64), unique=True),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("revision", Integer, nullable=False),  # moves with every change but the log's
    Column("name", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    Column("behaviour", Integer, nullable=False),
    Column("edition_name", String(60), nullable=False),
    Column("edition_hash", String(64), nullable=False),
    Column("edition_text", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("memory_aids", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("pace_seconds", Integer, nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("status", String(12), nullable=False),
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("seed", String(64)),
    Column("proposal", JSON),
    Column("rematch", String(32)),
    Column("fair_terms", JSON),  # where a fair deal was agreed
    Column("fair_deal", JSON),  # the deals judged so far, and which is the fairest of them
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    # For lists of tables, so that nobody has to fold a record to say whose turn it is.
    Column("turn_of", JSON, nullable=False),
    Column("turn_since", Float, nullable=False),
    Index("tables_by_status", "status", "is_open"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), ForeignKey("people.id")),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("secret_hash", String(64)),
    Column("entropy", String(128)),
    Column("is_here", Boolean, nullable=False),
    Column("conceded", Boolean, nullable=False),
    Column("orders", JSON, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_by_person", "person"),
)

holders = Table(
    "holders",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "person", "seat"),
    Index("holders_by_person", "person"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("entry", Text, nullable=False),
    Column("command", String(60), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("events", Text, nullable=False),
    Column("versions", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "sequence"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("command", String(60), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

# Who looks at a table through another server; only where several share a database.
presence = Table(
    "presence",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("server", String(32), nullable=False),
    Column("seats", JSON, nullable=False),
    Column("spectators", Integer, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "server"),
)

# What the adviser thought of a moment of a game, as JSON, so that it is thought about once.
thoughts = Table(
    "thoughts",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(12), nullable=False),  # `judgement` or `hint`
    Column("seat", Integer, nullable=False),  # whose eyes; -1: what all could see
    Column("number", Integer, nullable=False),  # of the entry that came next
    Column("thought", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "kind", "seat", "number"),
)
