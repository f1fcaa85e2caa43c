import type { Thresholds } from "./bars";

/** Options of a proof on the command line: a number each, with what it is where none is given. */
type Counts = Readonly<Record<string, { readonly default: number; readonly says: string }>>;

export type Proof<Given extends Counts = Counts> = {
  /** The claim that is proved, as one sentence. */
  readonly says: string;
  readonly counts: Given;
  /** What the folder holds that the command names; left out where it names none. */
  readonly folder?: string;
  readonly run: (counts: { readonly [Name in keyof Given]: number }, bars: Thresholds, folder: string) => Promise<void>;
};

/** Returns a proof whose options are known by their names. */
export const defineProof = <const Given extends Counts>(made: Proof<Given>): Proof => made as unknown as Proof;
