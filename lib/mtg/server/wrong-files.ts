import { cardDataText, quoteText } from "../catalogue/import/plain-words";
import { refuseFile, type UnreadableDataError } from "./card-data-problem";

const BULK_FIX = cardDataText("fix.scryfall");
const ALL_FIX = cardDataText("fix.mtgjson");

type Members = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns an error if the first value shows that a Scryfall file contains no cards; null otherwise. */
export function checkScryfallFile(first: unknown): UnreadableDataError | null {
  if (!isObject(first)) return null;
  if (first.object === "error") {
    const details = typeof first.details === "string" ? quoteText(first.details) : "-";
    return refuseFile(cardDataText("scryfallError", { details }), BULK_FIX);
  }
  const inside = first.object === "list" && Array.isArray(first.data) ? first.data[0] : first;
  if (isObject(inside) && (inside.object === "bulk_data" || "download_uri" in inside)) {
    return refuseFile(cardDataText("scryfallList"), cardDataText("fix.downloadUri"));
  }
  if (first.object !== "list") return null;
  return refuseFile(cardDataText("scryfallSearch"), BULK_FIX);
}

/** Member names of an MTGJSON set, as opposed to card names and set codes. */
const OF_A_SET: ReadonlySet<string> = new Set([
  ...["baseSetSize", "totalSetSize", "block", "booster", "cards", "code", "isFoilOnly", "isOnlineOnly", "keyruneCode"],
  ...["languages", "mcmId", "mcmName", "mtgoCode", "releaseDate", "sealedProduct", "tcgplayerGroupId", "tokens"],
]);
const IDENTIFIER = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/**
 * Returns an error if a name under `data` shows that an MTGJSON file contains neither cards nor sets; null otherwise.
 */
export function checkMtgjsonFile(name: string): UnreadableDataError | null {
  if (OF_A_SET.has(name)) return refuseFile(cardDataText("mtgjsonSet"), ALL_FIX);
  if (name === "date" || name === "version") return refuseFile(cardDataText("mtgjsonMeta"), ALL_FIX);
  if (!IDENTIFIER.test(name)) return null;
  return refuseFile(cardDataText("mtgjsonIds"), ALL_FIX);
}

/** Creates the error for an MTGJSON file whose `data` is not an object of cards or sets. */
export const createMtgjsonListError = (): UnreadableDataError => refuseFile(cardDataText("mtgjsonList"), ALL_FIX);

/** Creates the error for an MTGJSON file without `data`, by the first name found instead. */
export const createMissingDataError = (name: string): UnreadableDataError =>
  refuseFile(cardDataText("noData", { name: quoteText(name) }), cardDataText("fix.files"));
