import { UnreadableDataError } from "./card-data-problem";

const refused = (reason: string, fix: string) => new UnreadableDataError({ place: "the whole file", reason, fix });

const BULK_FIX = "Download the bulk file Default Cards of Scryfall (or All Cards, for Japanese names) and give that.";
const ALL_FIX = "Give AllPrintings.json or AtomicCards.json: a file is the whole of the card data.";

type Members = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns a refusal of a file of Scryfall's that has no bulk of cards, told by its first value; `null` for any other. */
export function checkScryfallFile(first: unknown): UnreadableDataError | null {
  if (!isObject(first)) return null;
  if (first.object === "error") {
    const details = typeof first.details === "string" ? ` (“${first.details.slice(0, 200)}”)` : "";
    return refused(`the file is an answer of Scryfall that tells an error${details} and has no cards`, BULK_FIX);
  }
  const inside = first.object === "list" && Array.isArray(first.data) ? first.data[0] : first;
  if (isObject(inside) && (inside.object === "bulk_data" || "download_uri" in inside)) {
    const fix = "Download the file that its download_uri names for default_cards, and give that.";
    return refused("the file is the list of Scryfall's files and has no cards itself", fix);
  }
  if (first.object !== "list") return null;
  return refused("the file is a page of a search at Scryfall, which has some cards alone", BULK_FIX);
}

/** Members of a set of MTGJSON, which are no names of cards and no codes of sets. */
const OF_A_SET: ReadonlySet<string> = new Set([
  ...["baseSetSize", "totalSetSize", "block", "booster", "cards", "code", "isFoilOnly", "isOnlineOnly", "keyruneCode"],
  ...["languages", "mcmId", "mcmName", "mtgoCode", "releaseDate", "sealedProduct", "tcgplayerGroupId", "tokens"],
]);
const IDENTIFIER = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Returns a refusal of another file of MTGJSON's, told by a name under `data`; `null` for a card and a set. */
export function checkMtgjsonFile(name: string): UnreadableDataError | null {
  if (OF_A_SET.has(name)) return refused("this is one set of MTGJSON alone", ALL_FIX);
  if (name === "date" || name === "version")
    return refused("this is Meta.json of MTGJSON, which has no cards", ALL_FIX);
  if (!IDENTIFIER.test(name)) return null;
  return refused("this is a file of MTGJSON that goes by identifiers of cards, such as AllIdentifiers.json", ALL_FIX);
}

/** Returns a refusal of a file of MTGJSON whose `data` is no object of cards or sets. */
export const createMtgjsonListError = (): UnreadableDataError =>
  refused("its “data” is a list, as in SetList.json of MTGJSON, and has no cards", ALL_FIX);

/** Returns a refusal of a file of MTGJSON without `data`, by the first name that stands in its place. */
export const createMissingDataError = (name: string): UnreadableDataError =>
  refused(
    `it begins with “${name.slice(0, 60)}” and has no “data”, in which the cards or sets of MTGJSON's files stand`,
    "Use the file as it was downloaded: it begins with “meta” and “data”.",
  );
