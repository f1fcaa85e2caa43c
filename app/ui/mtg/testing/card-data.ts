import { mockResponses } from "@/app/ui/testing/mock-responses";
import { toNameKey } from "@/engine/mtg/deck";
import type { CardFacts, CardFactType, ColorLetter, KnownCards } from "@/lib/mtg/catalogue/card-facts";
import { createNameIndex } from "@/lib/mtg/catalogue/name-index";
import { findNearestNames } from "@/lib/mtg/catalogue/nearest-names";

type Printing = readonly [name: string, japanese: string | null, set: string, first: string];
type Kind = readonly [type: CardFactType, cost: string | null, manaValue: number, colour?: ColorLetter];

const facts = ([name, japanese, set, first]: Printing, [type, cost, manaValue, colour]: Kind): CardFacts => ({
  ...{ name, japanese, sets: [set], first, types: [type], cost, manaValue },
  colours: colour === undefined ? [] : [colour],
});

const KNIGHT: Kind = ["creature", "{1}{W}", 2, "w"];
const BLUE: Kind = ["instant", "{U}", 1, "u"];

/** Facts of invented cards, as the site returns them. Only basic lands have names of real cards. */
const CARDS: readonly CardFacts[] = [
  facts(["Reed Warden", "葦の番人", "inv", "2000-10-02"], KNIGHT),
  facts(["Marsh Lamp", "沼のともしび", "6ed", "1999-04-21"], BLUE),
  facts(["Old Bell", null, "usg", "1998-10-12"], ["artifact", "{7}", 7]),
  facts(["Gate Page", null, "por", "1997-05-01"], KNIGHT),
  facts(["Late Knight", null, "zzz", "2007-05-04"], KNIGHT),
  facts(["Wax // Wane", null, "inv", "2000-10-02"], ["instant", "{G} // {W}", 2]),
  ...["Plains", "Island"].map((name) => facts([name, null, "6ed", "1999-04-21"], ["land", null, 0])),
];

const index = createNameIndex(
  CARDS.map(({ name, japanese }) => ({ key: toNameKey(name), name, japanese: japanese ?? "" })),
);

/** Mocks the card data requests of a site with card data. The response waits for the promise that `hold` returns. */
export function mockCardLookups(hold: (names: readonly string[]) => Promise<void> | undefined = () => undefined): void {
  mockResponses({
    "POST /api/mtg/cards": async ({ body }: { readonly body: { readonly names: readonly string[] } }) => {
      await hold(body.names);
      return { cards: knownCards(body.names) };
    },
    "GET /api/mtg/names": ({ path }: { readonly path: string }) => ({
      names: index.complete(new URL(path, window.location.origin).searchParams.get("q") ?? "", 10),
    }),
  });
}

/** Returns facts of names in either language, each under its own key and that of the English name. */
function knownCards(names: readonly string[]): KnownCards {
  const found = names.map((name) => {
    const key = index.keyOf(name);
    return { name, key, card: CARDS.find((one) => toNameKey(one.name) === key) };
  });
  return {
    known: Object.fromEntries(
      found.flatMap(({ name, key, card }) =>
        card === undefined || key === null ? [] : [toNameKey(name), key].map((one) => [one, card]),
      ),
    ),
    nearest: Object.fromEntries(
      found.flatMap(({ name, card }) => (card === undefined ? [[name, findNearestNames(name, index.names)]] : [])),
    ),
  };
}
