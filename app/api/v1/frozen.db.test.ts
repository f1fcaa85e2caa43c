import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askApi } from "@/app/api/v1/testing/ask-api";
import type { Deck } from "@/engine/magmell";
import { lookUpCardByName } from "@/lib/magmell/catalogue/model/lookup";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { getStarterDecks } from "@/lib/magmell/starters/data";

/*
 * What people may have kept since it was released: numbers, names, printings, rulings, sets and deck codes. All of it must
 * lead to the same for ever. When one of these tests fails, mend the code or the card files, never the fixture.
 */
type Released = {
  /** By number: every name the card has had, and every printing as `FL/FL-001`. */
  readonly cards: Record<string, { readonly names: string[]; readonly printings: string[] }>;
  readonly sets: string[];
  readonly rulings: string[];
  readonly decks: Record<string, Deck>;
};

const FILE = join(import.meta.dirname, "../../../lib/api/frozen/released.json");
const FREEZING = process.env.FREEZE !== undefined;
const ADD =
  "There is more than was frozen. When it is about to be released, add it: " +
  "FREEZE=1 npx vitest run --project database app/api/v1/frozen";

const released: Released = JSON.parse(readFileSync(FILE, "utf8"));
const json = async (path: string) => (await askApi(path)).json();
const part = encodeURIComponent;

let snapshot: Catalogue;
let codes: readonly string[];
beforeAll(async () => {
  snapshot = await getCatalogue();
  codes = (await getStarterDecks()).flatMap(({ code }) => code ?? []);
});

/** Adds what there is, and takes nothing away. */
async function freeze(): Promise<void> {
  for (const { number, name, printings } of snapshot.cards) {
    const known = released.cards[number] ?? { names: [], printings: [] };
    const carried = printings.map((printing) => `${printing.set}/${printing.number}`);
    released.cards[number] = {
      names: [...new Set([...known.names, name])],
      printings: [...new Set([...known.printings, ...carried])],
    };
  }
  const all = (old: readonly string[], now: Iterable<string>) => [...new Set([...old, ...now])].sort();
  const ids = [...snapshot.rulings.values()].flat().map(({ id }) => id);
  const decks = { ...released.decks };
  for (const code of codes) decks[code] ??= (await json(`/decks/code/${code}`)).deck;
  const setCodes = snapshot.sets.map(({ code }) => code);
  const content = { ...released, sets: all(released.sets, setCodes), rulings: all(released.rulings, ids), decks };
  writeFileSync(FILE, `${JSON.stringify(content, null, 1)}\n`);
}

afterAll(async () => {
  if (FREEZING) await freeze();
});

test("every card that was released is where it was: by its number, its names and its printings", async () => {
  for (const [number, { names, printings }] of Object.entries(released.cards)) {
    const { card } = await json(`/cards/number/${number}`);
    expect([card?.number, names.includes(card?.name)], number).toEqual([Number(number), true]);
    expect(new URL(card.links.self).pathname).toBe(`/api/v1/cards/number/${number}`);
    for (const name of names) {
      expect((await json(`/cards/${part(name)}`)).card?.number, name).toBe(Number(number));
      // The page of the card is found in the same way.
      expect(lookUpCardByName(snapshot.names, name), name).toMatchObject({
        found: true,
        card: { number: Number(number) },
      });
    }
    for (const printing of printings)
      expect((await json(`/printings/${printing}`)).card?.number, printing).toBe(Number(number));
  }
});

test("every set and every ruling that was released is where it was", async () => {
  for (const code of released.sets) expect((await json(`/sets/${code}`)).set?.code).toBe(code);
  for (const id of released.rulings) expect((await json(`/rulings/${id}`)).ruling?.id).toBe(id);
});

test("every deck code that was given out is read to the same cards", async () => {
  expect(Object.keys(released.decks).length).toBeGreaterThan(0);
  for (const [code, deck] of Object.entries(released.decks)) {
    const read: Deck = (await json(`/decks/code/${code}`)).deck;
    expect(numbered(read), code).toEqual(numbered(deck));
  }
});

/** A deck by the numbers of its cards: a name may be spelled in another way later. */
const numbered = ({ grimoire, stoneDeck }: Deck) =>
  [grimoire, stoneDeck].map((lines) =>
    lines.map(({ name, count }) => {
      const match = lookUpCardByName(snapshot.names, name);
      return [match.found ? match.card.number : name, count];
    }),
  );

test("all that is there is frozen", () => {
  if (FREEZING) return;
  const missing = snapshot.cards.filter(({ number, name, printings }) => {
    const known = released.cards[number];
    return !(
      known?.names.includes(name) && printings.every((one) => known.printings.includes(`${one.set}/${one.number}`))
    );
  });
  expect(
    missing.map(({ name }) => name),
    ADD,
  ).toEqual([]);
  expect(
    snapshot.sets.map(({ code }) => code).filter((code) => !released.sets.includes(code)),
    ADD,
  ).toEqual([]);
  const ids = new Set([...snapshot.rulings.values()].flat().map(({ id }) => id));
  expect(
    [...ids].filter((id) => !released.rulings.includes(id)),
    ADD,
  ).toEqual([]);
  expect(
    codes.filter((code) => !(code in released.decks)),
    ADD,
  ).toEqual([]);
});
