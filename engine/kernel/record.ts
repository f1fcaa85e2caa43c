import { findInvalidField, isSeedValue, isString, type ValuePredicate } from "./json-value";

/**
 * A replayable game: its complete input and the answers given. `Setup` is the initial data other than cards and seed,
 * such as decks and options.
 */
export type BaseGameRecord<Setup, Answer> = {
  /** Edition of the rules that the engine implements. */
  readonly rulesEdition: string;
  /** Fingerprint of all card definitions. A record is valid only for cards with the same one. */
  readonly cardsHash: string;
  readonly seed: number;
} & Setup & { readonly answers: readonly Answer[] };

/** The reason for refusing to replay a record, apart from a setup that cannot be started. */
export type RecordMismatch<Refusal> =
  /** The key of the missing or invalid field; empty if the value is not an object. */
  | { readonly code: "NOT_A_RECORD"; readonly at: string }
  | { readonly code: "OTHER_EDITION"; readonly have: string; readonly want: string }
  | { readonly code: "OTHER_CARDS"; readonly have: string; readonly want: string }
  /** The refused answer's index, counted from 0, and the reason. */
  | { readonly code: "ANSWER_REFUSED"; readonly index: number; readonly refusal: Refusal };

type ReplayFailure<Problem> = { readonly ok: false; readonly problem: Problem };
type ReplaySuccess<State, Event> = { readonly ok: true; readonly state: State; readonly events: readonly Event[] };

/** The machine of a game, as a replay uses it. */
type ReplayOptions<Setup, State, Answer, Event, Refusal, Unstarted> = {
  readonly rulesEdition: string;
  readonly cardsHash: string;
  /** Predicates for the fields of a setup. Answers are tested one by one as they are applied. */
  readonly setup: Readonly<Record<string, ValuePredicate>>;
  readonly start: (record: BaseGameRecord<Setup, Answer>) => ReplaySuccess<State, Event> | ReplayFailure<Unstarted>;
  /** Applies an answer to the state in place and appends its events; `null` if it was accepted. */
  readonly step: (state: State, answer: Answer, events: Event[]) => Refusal | null;
};

/**
 * Replays a record to its end. Refuses records of another rules edition or other cards, and values that are not
 * records.
 */
export function replayRecord<Setup, State, Answer, Event, Refusal, Unstarted>(
  record: BaseGameRecord<Setup, Answer>,
  { rulesEdition, cardsHash, setup, start, step }: ReplayOptions<Setup, State, Answer, Event, Refusal, Unstarted>,
): ReplaySuccess<State, Event> | ReplayFailure<RecordMismatch<Refusal> | Unstarted> {
  const refuse = (problem: RecordMismatch<Refusal>): ReplayFailure<RecordMismatch<Refusal>> => ({ ok: false, problem });
  // Records of another edition may have other parts.
  const unknown = findInvalidField({ rulesEdition: isString, cardsHash: isString }, record);
  if (unknown !== null) return refuse({ code: "NOT_A_RECORD", at: unknown });
  if (record.rulesEdition !== rulesEdition) {
    return refuse({ code: "OTHER_EDITION", have: record.rulesEdition, want: rulesEdition });
  }
  if (record.cardsHash !== cardsHash) {
    return refuse({ code: "OTHER_CARDS", have: record.cardsHash, want: cardsHash });
  }
  const misfit = findInvalidField({ seed: isSeedValue, ...setup, answers: Array.isArray }, record);
  if (misfit !== null) return refuse({ code: "NOT_A_RECORD", at: misfit });
  const begun = start(record);
  if (!begun.ok) return begun;
  const { state } = begun;
  const events = [...begun.events];
  for (const [index, answer] of record.answers.entries()) {
    const refusal = step(state, answer, events);
    if (refusal !== null) return refuse({ code: "ANSWER_REFUSED", index, refusal });
  }
  return { ok: true, state, events };
}
