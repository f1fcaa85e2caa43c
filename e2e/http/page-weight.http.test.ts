import { expect, test } from "./support/test";

/** Long pages for reading: the most kilobytes of HTML, those of data for hydration in it, and the most elements. */
const MOST = [
  ["/", 140, 35, 900],
  ["/cards", 300, 75, 2_800],
  ["/cards?q=display:text", 280, 75, 2_600],
  ["/decks", 250, 40, 2_000],
  ["/developers", 400, 45, 6_000],
  ["/goldfish", 110, 40, 700],
  ["/learn", 140, 50, 1_100],
  ["/mtg/turn", 125, 45, 700],
  ["/rules", 260, 50, 2_700],
  ["/rules/words", 180, 40, 1_900],
  ["/sets/FL", 300, 40, 2_500],
  ["/syntax", 220, 40, 2_600],
] as const;

const DATA = /<script[^>]*>self\.__next_f\.push\([\s\S]*?<\/script>/g;

const getKilobytes = (text: string): number => Buffer.byteLength(text) / 1000;

for (const [path, html, data, elements] of MOST)
  test(`${path} sends what it shows once`, async ({ client }) => {
    const page = await client.open(path);
    expect.soft(getKilobytes(page.html)).toBeLessThan(html);
    expect.soft(getKilobytes((page.html.match(DATA) ?? []).join(""))).toBeLessThan(data);
    expect.soft(page.document.querySelectorAll("*").length).toBeLessThan(elements);
  });

/** What a page asks for: scripts, even those that start late, style sheets and fonts. Each is a request, whatever its size. */
const MOST_REFERENCES = 12;

for (const path of [
  "/",
  "/cards",
  "/cards/走り火",
  "/rules",
  "/decks",
  "/decks/new",
  "/goldfish",
  "/mtg/turn",
  "/mtg/decks/new",
])
  test(`${path} asks for few files before it is drawn`, async ({ client }) => {
    const page = await client.open(path);
    const referred = page.document.querySelectorAll("script:is([src], [data-src])[async], head > link[rel=stylesheet]");
    const early = (page.headers.link ?? "").match(/rel=preload; as="font"/g) ?? [];
    expect(referred.length).toBeGreaterThan(5);
    expect(early.length).toBeGreaterThan(0);
    expect(referred.length + early.length).toBeLessThanOrEqual(MOST_REFERENCES);
  });
