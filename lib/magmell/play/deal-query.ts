import { buildNameQuery } from "@/lib/decks/sharing/shared-name";
import { formatSeed } from "@/lib/play/seed";
import { OPENING_DECISIONS, type OpeningDecision } from "./decision";

type Deal = { readonly seed: number; readonly goesFirst: boolean };

/** Returns the URL query of a deal: the seed, the seat if it is the second, and the deck name of the link. */
export const buildDealQuery = ({ seed, goesFirst }: Deal, given: string | null = null): string =>
  `?seed=${formatSeed(seed)}${goesFirst ? "" : "&first=2"}${buildNameQuery(given).replace("?", "&")}`;

/** Returns the query of a URL that deals a hand on which a decision was taken already. */
export const buildDecidedDealQuery = (deal: Deal, decision: OpeningDecision): string =>
  `${buildDealQuery(deal)}&begin=${decision}`;

/** Returns the decision with which a game begins, of the parameters of its URL; `null` where it is still to be taken. */
export const parseBeginDecision = (query: URLSearchParams): OpeningDecision | null =>
  OPENING_DECISIONS.find((decision) => decision === query.get("begin")) ?? null;
