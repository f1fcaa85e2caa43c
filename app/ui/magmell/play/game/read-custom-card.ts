import { startReaderWorker } from "@/app/ui/magmell/write/start-reader";
import type { Deck } from "@/engine/magmell";
import {
  type CustomCard,
  createCustomCardDefinition,
  decodeCardFragment,
  encodeCardFragment,
} from "@/lib/magmell/catalogue/views/custom-card";
import { addCustomCard } from "@/lib/magmell/play/custom-card";
import type { GoldfishCard } from "../goldfish-card";

/** State of loading the custom card in the URL. Once loaded, it has the card and the deck with that card. */
export type CustomCardState =
  | { readonly at: "reading" | "none" | "broken" }
  | {
      readonly at: "here";
      readonly card: GoldfishCard;
      readonly seated: ReturnType<typeof addCustomCard<GoldfishCard>>;
    };

type Names = { readonly unnamed: string; readonly mark: string };
type Game = { readonly version: string; readonly deck: Deck; readonly cards: readonly GoldfishCard[] };

/**
 * Compiles the card in the URL fragment, adds it to a deck, and passes the result to `settle`. The URL holds only the
 * card's text, never its abilities. Returns a cancel function.
 */
export function readCustomCard(
  hash: string,
  { version, deck, cards }: Game,
  names: Names,
  settle: (state: CustomCardState) => void,
): () => void {
  const read = decodeCardFragment(hash);
  if (read.at !== "card") {
    settle({ at: read.at === "missing" ? "none" : "broken" });
    return () => {};
  }
  const reader = startReaderWorker(() => settle({ at: "broken" }));
  const loaded = reader.remote.loadNames(version).catch(() => undefined);
  loaded
    .then(() => reader.remote.read(read.card.text, read.card.kind, read.card.readings ?? []))
    .then(({ report }) => {
      const card = guestCard(read.card, report, names);
      settle({ at: "here", card, seated: addCustomCard(deck, cards, card) });
    })
    .catch(() => settle({ at: "broken" }))
    .finally(() => reader.stop());
  return () => reader.stop();
}

type Report = Awaited<ReturnType<ReturnType<typeof startReaderWorker>["remote"]["read"]>>["report"];

function guestCard(card: CustomCard, { abilities, english, coverage }: Report, { unnamed, mark }: Names): GoldfishCard {
  const read = abilities.map(({ ability }) => ability);
  const definition = createCustomCardDefinition(card, read, unnamed);
  return {
    ...definition,
    reading: "",
    englishName: definition.name,
    englishText: english,
    coverage,
    wording: abilities.map(({ japanese }) => japanese).join("\n"),
    printing: { number: mark, illustrator: "" },
    written: encodeCardFragment(card),
  };
}
