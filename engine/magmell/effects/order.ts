import type { Event, Moved } from "../model/event";
import type { Frame } from "../model/frame";
import type { Game } from "../model/state";
import { ask } from "../rules/ask";
import type { Instruction } from "./instruction";

/** Whether several cards come to one place of one pile together, so that their order has to be decided. */
export function orderMatters(events: readonly (Event | null)[]): boolean {
  const moves = events.filter((event) => event?.type === "moved");
  const [first] = moves;
  if (first === undefined || moves.length < 2) return false;
  return moves.every(
    ({ to, toPlayer }) => to === first.to && toPlayer === first.toPlayer && (to === "grimoire" || to === "stoneDeck"),
  );
}

/** 402.3, 403.3: the owner of the pile decides, from the lowest to the topmost. */
export function askOrder(
  game: Game,
  frame: Frame,
  { scope }: Pick<Instruction, "scope">,
  events: readonly Moved[],
): void {
  const [first] = events;
  if (first === undefined) return;
  const options = events.map(({ instance }) => ({ instance }));
  ask(game, frame, {
    ...{ ask: "pick", rule: first.to === "stoneDeck" ? "mag:403.3" : "mag:402.3", player: first.toPlayer },
    ...{ about: { instance: scope.source, card: scope.card }, purpose: "arrange", options },
    ...{ min: options.length, max: options.length, ordered: true, picked: [] },
  });
}
