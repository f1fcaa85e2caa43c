import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FrameLocator, Locator, Page } from "playwright/test";

/** The deck of a code and a card, each with its frame, its page and the heading of both. */
export const FRAMED = {
  deck: { frame: "/embed/d/KFBXUHBT8Q", page: "/d/KFBXUHBT8Q", heading: "青緑のデッキ" },
  card: {
    frame: `/embed/cards/${encodeURIComponent("墨つぎの見習い")}`,
    page: `/cards/${encodeURIComponent("墨つぎの見習い")}`,
    heading: "墨つぎの見習い",
  },
} as const;

/** A page of another site that holds a frame: of a server of its own, as a browser takes a made-up answer for one from afar. */
export class FramingPage {
  constructor(private readonly page: Page) {}

  /** Opens the page with a frame of `source`. */
  async open(source: string): Promise<void> {
    const server = createServer((_, response) => {
      response.setHeader("Content-Type", "text/html");
      response.end(`<!doctype html><link rel="icon" href="data:,"><iframe title="x" src="${source}"></iframe>`);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
    await this.page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    server.close();
  }

  get frame(): FrameLocator {
    return this.page.frameLocator("iframe");
  }

  get heading(): Locator {
    return this.frame.getByRole("heading", { level: 1 });
  }

  get links(): Locator {
    return this.frame.getByRole("link");
  }

  /** Links in the frame that would open their page within it. */
  get linksWithin(): Locator {
    return this.frame.locator('a[href]:not([target="_blank"])');
  }
}
