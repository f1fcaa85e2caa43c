import type { WorkKind } from "./classify-work";

/**
 * A rejection: `limited` if one IP sends too many requests, `busy` if all clients together do. `wait` is in seconds.
 */
export type WorkRejection = { readonly code: "limited" | "busy"; readonly wait: number };

/** A rejected request, with the properties that determine the response text. */
export type RejectedRequest = WorkRejection & {
  readonly work: WorkKind;
  /** URL with its parameters. */
  readonly address: string;
  /** A header of the request; `null` where it was not sent. */
  readonly header: (name: string) => string | null;
};
