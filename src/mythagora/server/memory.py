"""When Python looks for what nobody needs any more: not while people play.

Nearly all is given back at once, by counting references. What is left are a few circles, and to find them all
that the server holds is looked through. With hundreds of tables that takes tenths of a second, and everybody
waits.
"""

import gc

from mythagora.texts import languages, texts

# So many new things bring on a look at the newest; so many such looks one at those a little older; so many of
# these one at everything. The second is small, so that each is short; the last is large, because of `tidy`.
THRESHOLDS = (700, 3, 1000)


def settle() -> None:
    """The server has started: what is there now stays to the end and is never looked through again."""
    for language in languages():
        texts(language)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


def tidy() -> None:
    """Nobody plays: now everything may be looked through."""
    gc.collect()
