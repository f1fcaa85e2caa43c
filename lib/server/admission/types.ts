import type { WorkKind } from "./classify-work";

/** A refusal of work: `limited` where one address asks for too much, `busy` where all of them together do; `wait` in seconds. */
export type WorkRejection = { readonly code: "limited" | "busy"; readonly wait: number };

/** A refused request, with what decides the words of its answer. */
export type RejectedRequest = WorkRejection & {
  readonly work: WorkKind;
  /** The address as it was asked for, with its parameters. */
  readonly address: string;
  /** A header of the request; `null` where it was not sent. */
  readonly header: (name: string) => string | null;
};
