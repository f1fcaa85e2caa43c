import type { Duration } from "../../model/ability";
import type { RenderContext } from "./render-context";

const DURATIONS: Readonly<Record<Exclude<Duration, "whileHere">, string>> = {
  turn: "until end of turn",
  battle: "until the end of the battle",
  game: "for the rest of the game",
  yourNextTurn: "until the start of your next turn",
};

const HERE: Readonly<Record<string, string>> = {
  "this unit": "for as long as this unit remains in the battle area",
  "this stone": "for as long as this stone remains in the stone area",
};

/** How long something goes on (306.1.1). */
export const durationText = ({ self }: RenderContext, until: Duration): string =>
  until === "whileHere" ? (HERE[self] ?? `for as long as ${self} stays where it is`) : DURATIONS[until];
