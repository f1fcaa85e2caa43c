import { DECISIONS, type Decision } from "./decision";
import { writeSeed } from "./seed";

/** The query of an address that deals a hand: its seed, and the seat when it is the second. */
export const dealQuery = ({ seed, goesFirst }: { readonly seed: number; readonly goesFirst: boolean }): string =>
  `?seed=${writeSeed(seed)}${goesFirst ? "" : "&first=2"}`;

/** The query of an address that deals a hand on which a decision was taken already. */
export const begunQuery = (deal: Parameters<typeof dealQuery>[0], decision: Decision): string =>
  `${dealQuery(deal)}&begin=${decision}`;

/** The decision with which a game begins, of the parameters of its address; `null` where it is still to be taken. */
export const readBegin = (query: URLSearchParams): Decision | null =>
  DECISIONS.find((decision) => decision === query.get("begin")) ?? null;
