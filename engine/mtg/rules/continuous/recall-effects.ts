import { createWeakMemo } from "../../../kernel/weak-memo";
import type { ContinuousChange } from "../../model/ability";
import type { Cards } from "../../model/cards";
import type { ContinuousEffects } from "../../model/characteristics";
import { type GameObject, isSameUnlessTapped } from "../../model/object";
import type { Game, GameState } from "../../model/state";

type ReadingEffect = {
  readonly change: ContinuousChange;
  readonly affects: unknown;
  readonly while: unknown;
  readonly ability: object | null;
};

/**
 * What continuous effects may read besides permanents: `more` stands for other zones, the agenda, or choices for a
 * spell.
 */
export type InputName = "tapped" | "stack" | "combat" | "numbers" | "more";

/** What the parts of filters, amounts, conditions and references read, by their keys and words. */
const INPUTS: Readonly<Record<string, InputName>> = {
  tapped: "tapped",
  attacking: "combat",
  blocking: "combat",
  blocksThis: "combat",
  life: "numbers",
  handOf: "numbers",
  turnOf: "numbers",
  active: "numbers",
  each: "numbers",
  attached: "more",
  blocked: "more",
  zone: "more",
  controllerOf: "more",
  ownerOf: "more",
  event: "more",
  target: "more",
  stored: "more",
};

const NONE: readonly InputName[] = [];

/** Returns what a filter, amount, condition or reference reads. */
const readsOf = (part: unknown): readonly InputName[] => {
  if (typeof part === "object" && part !== null) return readsOfTree(part);
  const word = typeof part === "string" ? INPUTS[part] : undefined;
  return word === undefined ? NONE : [word];
};

const readsOfTree = createWeakMemo((tree: object): readonly InputName[] => {
  const found = Object.entries(tree).flatMap(([key, value]) => [...readsOf(INPUTS[key] && key), ...readsOf(value)]);
  return found.length === 0 ? NONE : [...new Set(found)];
});

/** Adds what effects read to `found`. The objects and amounts of an effect that a resolution began are fixed. */
export function findInputs(effects: readonly ReadingEffect[], found: Set<InputName>): void {
  for (const { change, affects, while: condition, ability } of effects) {
    if ("control" in change) for (const name of readsOf(change.control)) found.add(name);
    if (ability === null) continue;
    if ("amount" in change) for (const name of readsOf(change.amount)) found.add(name);
    if (typeof affects === "object") for (const name of readsOf(affects)) found.add(name);
    for (const name of readsOf(condition)) found.add(name);
  }
}

/** The active player, life, and cards in hand. */
const readNumbers = ({ active, players: [one, other], zones: { hand } }: GameState): readonly number[] => [
  active,
  one.life,
  other.life,
  hand[0].length,
  hand[1].length,
];

/** What the computed effects of a state depend on, as it was then; `null` for what they do not read. */
type Kept = {
  effects: ContinuousEffects;
  readonly cards: Cards;
  battlefield: readonly GameObject[];
  readonly lasting: GameState["lasting"];
  readonly inputs: ReadonlySet<InputName>;
  readonly combat: GameState["combat"];
  readonly stack: readonly GameObject[] | null;
  readonly numbers: readonly number[] | null;
};

const LAST = new WeakMap<GameState, Kept>();

/** Returns the effects that were last computed for a state if everything they read is unchanged; otherwise `null`. */
export function recallEffects({ cards, state }: Game): ContinuousEffects | null {
  const last = LAST.get(state);
  if (last === undefined || last.cards !== cards || last.lasting !== state.lasting) return null;
  const { inputs, effects, battlefield } = last;
  if (inputs.has("combat") && last.combat !== state.combat) return null;
  if (last.stack !== null && !areSame(last.stack, state.zones.stack)) return null;
  if (last.numbers !== null && !areSame(last.numbers, readNumbers(state))) return null;
  const board = state.zones.battlefield;
  if (areSame(battlefield, board)) return effects;
  if (inputs.has("tapped") || battlefield.length !== board.length) return null;
  for (let index = 0; index < board.length; index += 1) {
    if (!isSameUnlessTapped(battlefield[index] as GameObject, board[index] as GameObject)) return null;
  }
  const { objects, players, controls, remakes, memos } = effects;
  last.effects = { objects, players, controls, remakes, memos, boardMemos: [] };
  last.battlefield = board.slice();
  return last.effects;
}

function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index += 1) if (one[index] !== other[index]) return false;
  return true;
}

/** Caches the result for {@link recallEffects}, unless it depends on more than that compares. */
export function keepEffects({ cards, state }: Game, effects: ContinuousEffects, inputs: ReadonlySet<InputName>): void {
  if (inputs.has("more")) return;
  const { lasting, combat, zones } = state;
  LAST.set(state, {
    effects,
    cards,
    battlefield: zones.battlefield.slice(),
    lasting,
    inputs,
    combat,
    stack: inputs.has("stack") ? zones.stack.slice() : null,
    numbers: inputs.has("numbers") ? readNumbers(state) : null,
  });
}
