"""The steps that bring a database of any age to `schema.py`, inside the package so that a wheel has them."""
