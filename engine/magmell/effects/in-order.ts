import type { Event, Moved } from "../model/event";
import { opponentOf, type PlayerId, type Target } from "../model/ids";
import type { Game } from "../model/state";
import type { ZoneId } from "../model/zone";
import { askPlayer } from "../rules/ask-player";
import { aboutOf } from "../rules/continuous/new-scope";
import { scopeAt, store } from "../rules/events/scopes";
import { atStage, type Instruction } from "./instruction";

const PILES: readonly ZoneId[] = ["grimoire", "stoneDeck"];

/** Cards that enter one pile in the same batch, so that their order has to be decided. */
type Pile = readonly Moved[];

/** Piles that two or more cards enter, the turn player's first (104). */
function pilesOf({ state: { turnPlayer } }: Game, events: readonly (Event | null)[]): readonly Pile[] {
  const moves = events.filter((event): event is Moved => event?.type === "moved" && PILES.includes(event.to));
  const of = (player: PlayerId, zone: ZoneId): Pile =>
    moves.filter(({ to, toPlayer }) => to === zone && toPlayer === player);
  return [turnPlayer, opponentOf(turnPlayer)]
    .flatMap((player) => PILES.map((zone) => of(player, zone)))
    .filter(({ length }) => length > 1);
}

/** Name under which the order of a pile is stored until all orders are decided; no card text uses it. */
const orderName = (index: number): string => `order of pile ${index}`;

/**
 * Moves in the order chosen by the owners of the piles, lowest card first (402.3, 403.3); `null` while an owner still
 * has to be asked. All owners decide before any card moves (104).
 */
export function inOrder(
  game: Game,
  instruction: Instruction,
  events: readonly (Event | null)[],
): readonly (Event | null)[] | null {
  const { stage, given, at } = instruction;
  const piles = pilesOf(game, events);
  if (given !== null && "targets" in given) store(game, at, orderName(stage - 1), given);
  const next = piles[stage];
  if (next !== undefined) {
    askOrder(game, instruction, next);
    return null;
  }
  const ordered = piles.flatMap((pile, index) => orderedPile(scopeAt(game, at).memory[orderName(index)], pile));
  return [...events.filter((event) => !ordered.includes(event as Moved)), ...ordered];
}

function orderedPile(
  stored: { readonly targets: readonly Target[] } | { readonly number: number } | undefined,
  pile: Pile,
): Pile {
  if (stored === undefined || !("targets" in stored)) return pile;
  return stored.targets.flatMap(
    (target) => pile.find((move) => "instance" in target && move.instance === target.instance) ?? [],
  );
}

function askOrder(game: Game, instruction: Instruction, pile: Pile): void {
  const { scope, stage } = instruction;
  const [first] = pile;
  if (first === undefined) return;
  const options = pile.map(({ instance }) => ({ instance }));
  askPlayer(game, atStage(instruction, stage + 1), {
    ask: "pick",
    rule: first.to === "stoneDeck" ? "mag:403.3" : "mag:402.3",
    player: first.toPlayer,
    about: aboutOf(scope),
    purpose: "arrange",
    options,
    min: options.length,
    max: options.length,
    ordered: true,
    picked: [],
  });
}
