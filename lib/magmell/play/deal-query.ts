import { buildNameQuery } from "@/lib/decks/sharing/shared-name";
import { formatSeed } from "@/lib/play/seed";
import { OPENING_DECISIONS, type OpeningDecision } from "./decision";

type Deal = { readonly seed: number; readonly goesFirst: boolean };

/** Returns the URL query of a deal: the seed, the seat if the player goes second, and the deck name in the link. */
export const buildDealQuery = ({ seed, goesFirst }: Deal, given: string | null = null): string =>
  `?seed=${formatSeed(seed)}${goesFirst ? "" : "&first=2"}${buildNameQuery(given).replace("?", "&")}`;

/** Returns the URL query of a game that begins with a deal and the given decision on its opening hand. */
export const buildDecidedDealQuery = (deal: Deal, decision: OpeningDecision): string =>
  `${buildDealQuery(deal)}&begin=${decision}`;

/** Returns the decision on the opening hand in the query of a game's URL; null if it has not been made yet. */
export const parseBeginDecision = (query: URLSearchParams): OpeningDecision | null =>
  OPENING_DECISIONS.find((decision) => decision === query.get("begin")) ?? null;
