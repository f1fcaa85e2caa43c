import { createDeck } from "../../../prisma/factories/create-deck";
import { createUser } from "../../../prisma/factories/create-user";
import { openDatabase } from "../../../prisma/factories/database";

/** A name, code or id for each kind of thing that has a page. */
type Subjects = {
  readonly card: string;
  readonly set: string;
  readonly illustrator: string;
  readonly list: string;
  readonly deck: string;
  readonly author: string;
};

/** Example address of each page that visitors read, by its route. */
export const READING_PAGES: Readonly<Record<string, (subjects: Subjects) => string>> = {
  "/": () => "/",
  "/cards": () => "/cards",
  "/cards/[name]": ({ card }) => `/cards/${encodeURIComponent(card)}`,
  "/sets": () => "/sets",
  "/sets/[code]": ({ set }) => `/sets/${set}`,
  "/illustrators": () => "/illustrators",
  "/illustrators/[name]": ({ illustrator }) => `/illustrators/${encodeURIComponent(illustrator)}`,
  "/lists": () => "/lists",
  "/lists/[id]": ({ list }) => `/lists/${list}`,
  "/decks": () => "/decks",
  "/decks/[id]": ({ deck }) => `/decks/${deck}`,
  "/authors/[key]": ({ author }) => `/authors/${author}`,
  "/rules": () => "/rules",
  "/rules/mag/[number]": () => "/rules/mag/705.4",
  "/rules/house/[n]": () => "/rules/house/1",
  "/rules/library": () => "/rules/library",
  "/rules/eras": () => "/rules/eras",
  "/rules/words": () => "/rules/words",
  "/rules/sources/[source]": () => "/rules/sources/duelist",
  "/rules/[document]": () => "/rules/mtg-6e",
  "/rules/[document]/[number]": () => "/rules/mtg-6e/P.7.1",
  "/mtg": () => "/mtg",
  "/mtg/decks": () => "/mtg/decks",
  "/mtg/formats": () => "/mtg/formats",
  "/mtg/formats/[id]": () => "/mtg/formats/extended",
  "/mtg/turn": () => "/mtg/turn",
  "/mtg/turn/[era]": () => "/mtg/turn/6e",
  "/syntax": () => "/syntax",
  "/learn": () => "/learn",
  "/developers": () => "/developers",
  "/developers/rules": () => "/developers/rules",
  "/developers/rules/[document]/[number]": () => "/developers/rules/mtg-6e/K.17.2",
  "/developers/kit": () => "/developers/kit",
  "/privacy": () => "/privacy",
  "/terms": () => "/terms",
};

/**
 * Returns routes and addresses of the pages to test: all reading pages, or those whose route or address is `only`. Any
 * other address is returned as its own route.
 */
export function listReadingPages(subjects: Subjects, only: string): (readonly [route: string, address: string])[] {
  const all = Object.entries(READING_PAGES).map(([route, addressOf]) => [route, addressOf(subjects)] as const);
  if (only === "") return all;
  if (!only.startsWith("/")) throw new Error(`--only takes an address that begins with /, not ${only}.`);
  const named = all.filter((page) => page.includes(only));
  return named.length > 0 ? named : [[only, only]];
}

/** Returns example subjects for the pages: some starter cards' data, and a new public deck with its author. */
export async function findReadingSubjects(): Promise<Subjects> {
  const database = openDatabase();
  const card = await database.card.findFirstOrThrow({ where: { token: false }, orderBy: { number: "desc" } });
  const printing = await database.printing.findFirstOrThrow({ where: { NOT: { illustrator: "" } } });
  const list = await database.curatedList.findFirstOrThrow();
  const author = await createUser({ name: "author" });
  const cards = await database.card.findMany({ where: { token: false }, take: 20 });
  const lines = cards.map(({ name }) => ({ zone: "grimoire" as const, name, count: 2 }));
  const deck = await createDeck(author, { name: "deck", visibility: "public", lines });
  return {
    card: card.name,
    set: printing.setCode,
    illustrator: printing.illustrator,
    list: list.id,
    deck: deck.id,
    author: author.authorKey,
  };
}
