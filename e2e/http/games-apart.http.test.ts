import type { Client } from "./support/client";
import { expect, test } from "./support/test";

/** An event that only one of the games has: its name stands in the engine as it is, however much that is minified. */
const ENGINES = {
  magmell: /\bbattleBegan\b/,
  mtg: /\bmanaEmptied\b/,
} as const;

const MAGMELL_PAGES = ["/", "/cards", "/decks", "/decks/new", "/goldfish", "/rules", "/sets", "/syntax"];
const MTG_PAGES = ["/mtg", "/mtg/turn", "/mtg/lab", "/mtg/goldfish"];

const SCRIPT = /(?:\/_next\/)?static\/chunks\/[\w.~%()[\]/-]+?\.js/g;

/** Scripts that were read: pages share most of theirs. */
const read = new Map<string, Promise<string>>();

function textOf(client: Client, address: string): Promise<string> {
  const text = read.get(address) ?? client.get(address).then((answer) => answer.text);
  read.set(address, text);
  return text;
}

/** All scripts of a page: those that it names, and those that a script of it may ask for later, workers too. */
async function scriptsOf(client: Client, page: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const html = (await client.get(page)).text;
  let wanted = addressesIn(html);
  while (wanted.length > 0) {
    const texts = await Promise.all(wanted.map((address) => textOf(client, address)));
    for (const [index, address] of wanted.entries()) found.set(address, texts[index] ?? "");
    wanted = texts.flatMap(addressesIn).filter((address) => !found.has(address));
    wanted = [...new Set(wanted)];
  }
  return found;
}

const addressesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(SCRIPT)].map(([found]) => (found.startsWith("/") ? found : `/_next/${found}`))),
];

/** Scripts that hold an engine. */
const holding = (scripts: ReadonlyMap<string, string>, engine: RegExp): readonly string[] =>
  [...scripts].filter(([, text]) => engine.test(text)).map(([address]) => address);

test("no page of MAGMELL can ever load the engine of the second game", async ({ client }) => {
  for (const page of MAGMELL_PAGES) {
    const scripts = await scriptsOf(client, page);
    expect(scripts.size, page).toBeGreaterThan(3);
    expect(holding(scripts, ENGINES.mtg), page).toEqual([]);
  }
  expect(holding(await scriptsOf(client, "/goldfish"), ENGINES.magmell)).not.toEqual([]);
});

test("no page of the second game can ever load the engine of MAGMELL", async ({ client }) => {
  for (const page of MTG_PAGES) {
    const scripts = await scriptsOf(client, page);
    expect(scripts.size, page).toBeGreaterThan(3);
    expect(holding(scripts, ENGINES.magmell), page).toEqual([]);
  }
  expect(holding(await scriptsOf(client, "/mtg/lab"), ENGINES.mtg)).not.toEqual([]);
});
