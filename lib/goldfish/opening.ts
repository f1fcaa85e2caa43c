import { readSeed } from "./seed";

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What an address asks for, and what in it could not be read. */
export type Opening = {
  /** `null` for a hand by chance. */
  readonly seed: number | null;
  readonly goesFirst: boolean;
  /** The text that is no seed; `null` when there is none such. */
  readonly brokenSeed: string | null;
  readonly brokenFirst: boolean;
};

const SHOWN = 24;

/** Reads `seed` and `first` (1 or 2) of an address. What is malformed counts as missing; what is missing has a default. */
export function readOpening(query: Query): Opening {
  const seedText = [query.seed ?? []].flat()[0];
  const firstText = [query.first ?? []].flat()[0];
  const seed = seedText === undefined ? null : readSeed(seedText);
  return {
    seed,
    goesFirst: firstText !== "2",
    brokenSeed: seedText === undefined || seed !== null ? null : [...seedText].slice(0, SHOWN).join(""),
    brokenFirst: firstText !== undefined && firstText !== "1" && firstText !== "2",
  };
}
