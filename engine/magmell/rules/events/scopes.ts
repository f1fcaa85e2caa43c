import { getPartId } from "../../model/cards";
import type { Effect } from "../../model/effect";
import type { Event } from "../../model/event";
import type { MemorySlot } from "../../model/frame";
import type { InstanceId, PlayerId, Target } from "../../model/ids";
import type { Instance } from "../../model/instance";
import type { CardPartId } from "../../model/parts";
import { copyScope, type Scope, type StoredValue } from "../../model/scope";
import type { Game, GameFrameHandler, GameState } from "../../model/state";
import { applyBatch } from "./apply-batch";

/** Pushes a program together with a new scope. */
export function pushScopedProgram(game: Game, scope: Scope, program: CardPartId): void {
  const at = openScope(game, scope);
  game.state.agenda.push({ run: "program", program, at: 0, scope: at });
}

/** Pushes the instructions of a price, which must be paid in full, together with a new scope. */
export function pushPrice(game: Game, scope: Scope, pay: readonly Effect[]): void {
  const at = openScope(game, copyScope(scope, { searched: [] }));
  pushProgram(game, pay, at, pay.length);
}

/** Pushes instructions that share an existing scope. The first `price` instructions are a price (house:46). */
export function pushProgram(game: Game, effects: readonly Effect[], scope: number, price = 0): void {
  if (effects.length === 0) return;
  const program = getPartId(game.cards, effects);
  game.state.agenda.push({ run: "program", program, at: 0, scope, ...(price > 0 && { price }) });
}

/** Opens a scope for the next program, and pushes the frame that closes the scope. Returns its index. */
export function openScope({ state }: Game, scope: Scope): number {
  state.scopes.push(scope);
  state.agenda.push({ run: "closeScope" });
  return state.scopes.length - 1;
}

/** Returns the scope at an index; throws if there is none. */
export function getScope({ state }: Game, at: number): Scope {
  const scope = state.scopes[at];
  if (scope === undefined) throw new Error(`There is no scope ${at}`);
  return scope;
}

/**
 * Returns the instance whose instructions are carried out in a scope, and its ability on the chant. Empty if only the
 * rules act.
 */
export function getActors({ state }: Game, scope = state.scopes.at(-1)): readonly InstanceId[] {
  if (scope === undefined) return NOBODY;
  const ability = state.zones.chant.find((instance) => instance.isAbility && isResolving(state, instance));
  return ability?.scope?.source === scope.source ? [scope.source, ability.id] : [scope.source];
}

const NOBODY: readonly InstanceId[] = [];

/** Returns whether an instance on the chant is being resolved (704.3). */
export const isResolving = ({ agenda }: GameState, { id }: Instance): boolean =>
  agenda.some((frame) => frame.run === "finish" && frame.instance === id);

/** Stores a value under a name for later instructions. */
export function storeValue(game: Game, at: number, name: string, what: StoredValue): void {
  const scope = getScope(game, at);
  game.state.scopes[at] = copyScope(scope, { memory: { ...scope.memory, [name]: what } });
}

/** Stores the targets that events have affected, if a store is given. */
export function storeAffected(game: Game, where: MemorySlot | null, events: readonly Event[]): void {
  if (where === null) return;
  const before = where.also ? getScope(game, where.scope).memory[where.name] : undefined;
  const kept = before !== undefined && "targets" in before ? before.targets : [];
  const moves = (id: InstanceId): boolean => events.some((event) => event.type === "moved" && event.instance === id);
  const affected = events.filter((event) => event.type !== "negated" || !moves(event.instance));
  storeValue(game, where.scope, where.name, { targets: [...kept, ...affected.flatMap(affectedTargets)] });
  follow(game, where.scope, events);
}

/** Records the moves of stored instances in a scope, so that their last known information can be read (301.7). */
function follow({ state }: Game, at: number, events: readonly Event[]): void {
  const moves = events.flatMap((event) => (event.type === "moved" ? [[event.instance, event.becomes] as const] : []));
  const scope = state.scopes[at];
  if (scope === undefined || moves.length === 0) return;
  state.scopes[at] = copyScope(scope, { became: { ...scope.became, ...Object.fromEntries(moves) } });
}

function affectedTargets(event: Event): readonly Target[] {
  if (event.type === "vanished") return [];
  if (event.type === "moved") return [{ instance: event.becomes }];
  if (event.type === "damaged") return [event.target];
  if ("instance" in event) return [{ instance: event.instance }];
  return "player" in event ? [{ player: event.player }] : [];
}

/** Closes a scope and shuffles the piles that were searched in it, each once (230.4). */
export const closeScopeFrame: GameFrameHandler<"closeScope"> = {
  rules: ["mag:230.4"],
  run: (game) => {
    const scope = game.state.scopes.pop();
    if (scope === undefined) throw new Error("A scope was closed that nobody had opened");
    const done = new Set<string>();
    for (const { player, zone, only } of scope.searched) {
      const pile = `${player} ${zone}`;
      if (done.has(pile) && only === null) continue;
      if (only === null) done.add(pile);
      shuffled(game, player, zone, only);
    }
  },
};

function shuffled(game: Game, player: PlayerId, zone: "grimoire" | "stoneDeck", only: readonly number[] | null): void {
  applyBatch(game, [{ type: "shuffled", rule: "mag:230.4", player, zone, only }]);
}
