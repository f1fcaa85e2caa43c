import type { Thresholds } from "./bars";

/** Command line options of a proof with default values, each a number or a text. */
export type ProofOptions = Readonly<Record<string, { readonly default: number | string; readonly says: string }>>;

type Values<Given extends ProofOptions> = {
  readonly [Name in keyof Given]: Given[Name]["default"] extends number
    ? number
    : Given[Name]["default"] extends string
      ? string
      : number | string;
};

export type Proof<Given extends ProofOptions = ProofOptions> = {
  /** The claim that is proved, as one sentence. */
  readonly says: string;
  readonly options: Given;
  /** What the folder holds that the command names; left out where it names none. */
  readonly folder?: string;
  readonly run: (values: Values<Given>, bars: Thresholds, folder: string) => Promise<void>;
};

/** Returns a proof; infers the types of its options from their names and default values. */
export const defineProof = <const Given extends ProofOptions>(made: Proof<Given>): Proof => made as unknown as Proof;
