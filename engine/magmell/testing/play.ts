import { advance, type Cards, type Event, type GameState, type PlayerAnswer } from "..";
import { SYNTHETIC } from "./synthetic-cards";

/** What came of some answers. */
export type Played = { readonly state: GameState; readonly events: readonly Event[] };

/** An answer, or its word where the word says all. */
export type Given = PlayerAnswer | "keep" | "redraw" | "pass" | "done";

/** Gives the answers one after the other; throws when one is refused. */
export function play(state: GameState, answers: readonly Given[], cards: Cards = SYNTHETIC): Played {
  let now = state;
  const events: Event[] = [];
  for (const given of answers) {
    const answer = typeof given === "string" ? { do: given } : given;
    const result = advance(cards, now, answer);
    if (!result.ok) throw new Error(`${JSON.stringify(answer)} was refused: ${JSON.stringify(result.problem)}`);
    now = result.state;
    events.push(...result.events);
  }
  return { state: now, events };
}

/** Whom the game asks, and what: `"redraw 0"`; `null` when it is over. */
export const asked = ({ choice }: GameState): string | null => choice && `${choice.ask} ${choice.player}`;

/** Passes of both players, as often as given. */
export const bothPass = (times: number): readonly "pass"[] => Array.from({ length: 2 * times }, () => "pass");
