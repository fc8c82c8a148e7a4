"""Mytikas as a PettingZoo environment, version 1: `env()`, and `raw_env()` without checks around it."""

from mythagora.envs.aec import Entry

ENTRY = Entry("mytikas")
env = ENTRY.env
raw_env = ENTRY.raw_env
