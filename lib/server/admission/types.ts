import type { WorkKind } from "./classify-work";

/** A rejection: `limited` if one IP sends too much, `busy` if all together do; `wait` in seconds. */
export type WorkRejection = { readonly code: "limited" | "busy"; readonly wait: number };

/** A refused request, with what decides the words of its answer. */
export type RejectedRequest = WorkRejection & {
  readonly work: WorkKind;
  /** URL with its parameters. */
  readonly address: string;
  /** A header of the request; `null` where it was not sent. */
  readonly header: (name: string) => string | null;
};
