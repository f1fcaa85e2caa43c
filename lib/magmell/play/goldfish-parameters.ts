import { parseSeed } from "@/lib/play/seed";
import { OPPONENT_KINDS, type OpponentKind } from "./types";

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The parameters of a goldfish URL, and which of them are malformed. */
export type GoldfishParameters = {
  /** `null` for a random hand. */
  readonly seed: number | null;
  readonly goesFirst: boolean;
  /** The seed as given, if invalid; otherwise null. */
  readonly brokenSeed: string | null;
  readonly brokenFirst: boolean;
  readonly opponent: OpponentKind;
  /** The code of the opponent's deck; `null` for the player's own. */
  readonly against: string | null;
};

/**
 * Returns the path of a game with the opponent as a parameter. The parameter is omitted for a passive or unknown
 * opponent.
 */
export function addOpponent(path: string, opponent: unknown): string {
  const kind = OPPONENT_KINDS.find((known) => known === opponent) ?? "passive";
  return kind === "passive" ? path : `${path}${path.includes("?") ? "&" : "?"}opponent=${kind}`;
}

const SHOWN = 24;

/** Parses `seed`, `first` (1 or 2), `opponent` and `against` of a URL. Missing and malformed parameters take their defaults. */
export function parseGoldfishParameters(query: Query): GoldfishParameters {
  const seedText = [query.seed ?? []].flat()[0];
  const firstText = [query.first ?? []].flat()[0];
  const [kind] = [query.opponent ?? []].flat();
  const [against = ""] = [query.against ?? []].flat();
  const seed = seedText === undefined ? null : parseSeed(seedText);
  return {
    seed,
    goesFirst: firstText !== "2",
    brokenSeed: seedText === undefined || seed !== null ? null : [...seedText].slice(0, SHOWN).join(""),
    opponent: OPPONENT_KINDS.find((known) => known === kind) ?? "passive",
    against: against === "" ? null : against,
    brokenFirst: firstText !== undefined && firstText !== "1" && firstText !== "2",
  };
}
