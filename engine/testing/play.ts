import { type Answer, advance, type Cards, type Event, type GameState } from "..";
import { SYNTHETIC } from "./synthetic-cards";

/** What came of some answers. */
export type Played = { readonly state: GameState; readonly events: readonly Event[] };

/** Gives the answers one after the other; throws when one is refused. */
export function play(state: GameState, answers: readonly Answer["do"][], cards: Cards = SYNTHETIC): Played {
  let now = state;
  const events: Event[] = [];
  for (const word of answers) {
    if (word === "concede") throw new Error("A concession needs its player: use advance");
    const result = advance(cards, now, { do: word });
    if (!result.ok) throw new Error(`"${word}" was refused: ${JSON.stringify(result.problem)}`);
    now = result.state;
    events.push(...result.events);
  }
  return { state: now, events };
}

/** Whom the game asks, and what: `"redraw 0"`; `null` when it is over. */
export const asked = ({ choice }: GameState): string | null => choice && `${choice.ask} ${choice.player}`;

/** Passes of both players, as often as given. */
export const bothPass = (times: number): readonly "pass"[] => Array.from({ length: 2 * times }, () => "pass");
