import { expect, onTestFinished, test } from "vitest";
import { serveBarePages, writeBarePage } from "./bare-page";

const PAGE = `<!doctype html><html lang="ja"><head><title>A &amp; B</title><style>p{}</style></head><body>
<header><a href="/">Home</a></header><main><h1>Cards</h1><p>Draw <b>no</b> card &lt;now&gt;.</p><ul><li>One</li></ul>
<svg><title>Drawing</title></svg><script>const none = 1;</script><template><p>Late</p></template></main></body></html>`;

test("a bare page has language, title and words of the page, and nothing to fetch or run", () => {
  const bare = writeBarePage(PAGE);
  expect(bare).toContain('<html lang="ja">');
  expect(bare).toContain("<title>A &amp; B</title>");
  for (const word of ["Home", "Cards", "Draw no card &lt;now>.", "One"]) expect(bare).toContain(`<p>${word}</p>`);
  expect(bare).not.toMatch(/<script|<style|<link|href|src=|Late|Drawing/);
});

test("bare pages are served at their paths", async () => {
  const { address, close } = await serveBarePages(new Map([["/cards", "bare"]]));
  onTestFinished(close);
  expect(await (await fetch(`${address}/cards`)).text()).toBe("bare");
  expect((await fetch(`${address}/other`)).status).toBe(404);
});
