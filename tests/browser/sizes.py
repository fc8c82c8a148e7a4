"""What a browser fetches for a page, squeezed as the server sends it to a browser that can unpack."""

import gzip
from dataclasses import dataclass, field

from playwright.sync_api import Page, Response

FONTS = ("woff2",)
LEVEL = 6  # of gzip; what servers do


@dataclass
class Fetched:
    """Listens from the start; what came from the cache of an earlier page is not counted again."""

    page: Page
    sizes: dict[str, int] = field(default_factory=dict)  # by address: bytes squeezed

    def __post_init__(self) -> None:
        self.page.on("response", self.note)

    def note(self, response: Response) -> None:
        path = response.url.split("//", 1)[-1].partition("/")[2].partition("?")[0]
        if path.startswith("api/") or path.endswith(FONTS) or path in self.sizes or response.status != 200:
            return
        self.sizes[path] = -1

    def total(self) -> int:
        """Bytes of pages, scripts, styles, drawings and texts; fonts and what the table says apart."""
        for path in self.sizes:
            body = self.page.request.get(f"/{path}").body()
            self.sizes[path] = len(gzip.compress(body, LEVEL))
        return sum(self.sizes.values())
