import { replayAnswers } from "../../kernel/records";
import type { Cards } from "../model/cards";
import type { Deck } from "../model/deck";
import type { Event } from "../model/event";
import type { RecordProblem } from "../model/problem";
import { type GameOptions, type GameRecord, RULES_EDITION } from "../model/record";
import type { GameState } from "../model/state";
import { cardsHash } from "./cards-hash";
import { start } from "./start";
import { step } from "./step";

export type Replay =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly Event[] }
  | { readonly ok: false; readonly problem: RecordProblem };

/** A record in which nobody has answered yet. Play on by adding answers; take one back by leaving the last one out. */
export function newRecord(cards: Cards, decks: readonly [Deck, Deck], seed: number, options: GameOptions): GameRecord {
  return { rulesEdition: RULES_EDITION, cardsHash: cardsHash(cards), seed, decks, options, answers: [] };
}

/** Plays a record again to its end. A record of another edition or of other cards is refused, never misplayed. */
export function replay(cards: Cards, record: GameRecord): Replay {
  const refuse = (problem: RecordProblem): Replay => ({ ok: false, problem });
  if (record.rulesEdition !== RULES_EDITION) {
    return refuse({ code: "OTHER_EDITION", have: record.rulesEdition, want: RULES_EDITION });
  }
  const hash = cardsHash(cards);
  if (record.cardsHash !== hash) return refuse({ code: "OTHER_CARDS", have: record.cardsHash, want: hash });
  const begun = start(cards, record.decks, record.seed, record.options);
  if (!begun.ok) return refuse({ code: "OTHER_DECKS", problems: begun.problems });
  const { state } = begun;
  const events = [...begun.events];
  const misfit = replayAnswers(record.answers, (answer) => step(cards, state, answer, events));
  if (misfit !== null) return refuse({ code: "ANSWER_REFUSED", index: misfit.index, refusal: misfit.reason });
  return { ok: true, state, events };
}
