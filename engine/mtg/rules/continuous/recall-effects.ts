import type { ContinuousChange } from "../../model/ability";
import type { Cards } from "../../model/cards";
import type { ContinuousEffects } from "../../model/characteristics";
import type { Combat } from "../../model/combat";
import type { LastingEffect } from "../../model/lasting-effect";
import type { GameObject } from "../../model/object";
import type { Game, GameState } from "../../model/state";

type ReadingEffect = { readonly change: ContinuousChange; readonly affects: unknown; readonly while: unknown };

/** Everything that continuous effects may read, apart from the reads found by {@link readsMore}. */
type Inputs = {
  readonly cards: Cards;
  readonly battlefield: readonly GameObject[];
  readonly lasting: readonly LastingEffect[];
  /** The rest, which nothing reads where there is no effect. */
  readonly more: {
    readonly stack: readonly GameObject[];
    readonly combat: Combat | null;
    /** The active player, life, and cards in hand. */
    readonly numbers: readonly number[];
  } | null;
};

/** Keys of filters, amounts and conditions that read other zones, the agenda or choices for a spell. */
const FURTHER: ReadonlySet<string> = new Set([
  "blocked",
  "zone",
  "controllerOf",
  "ownerOf",
  "event",
  "target",
  "stored",
]);

const KNOWN = new WeakMap<object, boolean>();

/** Returns whether a filter, amount or condition reads more than permanents, the stack, combat, life and hands. */
function readsMore(part: unknown): boolean {
  if (typeof part !== "object" || part === null) return part === "attached";
  let found = KNOWN.get(part);
  if (found === undefined) {
    found = Object.entries(part).some(([key, value]) => FURTHER.has(key) || readsMore(value));
    KNOWN.set(part, found);
  }
  return found;
}

const changeReadsMore = (change: ContinuousChange): boolean =>
  ("amount" in change && readsMore(change.amount)) || ("control" in change && readsMore(change.control));

/** Returns whether an effect reads more of the game than {@link recallEffects} compares. */
export const dependsOnMore = ({ change, affects, while: condition }: ReadingEffect): boolean =>
  changeReadsMore(change) || (typeof affects === "object" && readsMore(affects)) || readsMore(condition);

const LAST = new WeakMap<GameState, { readonly inputs: Inputs; readonly effects: ContinuousEffects }>();

const readNumbers = ({ active, players: [one, other], zones: { hand } }: GameState): readonly number[] => [
  active,
  one.life,
  other.life,
  hand[0].length,
  hand[1].length,
];

/** Returns the effects that were last computed for a state if everything they read is unchanged; otherwise `null`. */
export function recallEffects({ cards, state }: Game): ContinuousEffects | null {
  const last = LAST.get(state);
  if (last === undefined) return null;
  const { inputs, effects } = last;
  const isSame =
    inputs.cards === cards &&
    inputs.lasting === state.lasting &&
    areSame(inputs.battlefield, state.zones.battlefield) &&
    (inputs.more === null ||
      (inputs.more.combat === state.combat &&
        areSame(inputs.more.stack, state.zones.stack) &&
        areSame(inputs.more.numbers, readNumbers(state))));
  return isSame ? effects : null;
}

function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index += 1) if (one[index] !== other[index]) return false;
  return true;
}

/** Caches the result for {@link recallEffects}. `hasEffects` says whether there was any effect. */
export function keepEffects({ cards, state }: Game, effects: ContinuousEffects, hasEffects: boolean): void {
  const { lasting, combat, zones } = state;
  const inputs: Inputs = {
    cards,
    battlefield: zones.battlefield.slice(),
    lasting,
    more: hasEffects ? { stack: zones.stack.slice(), combat, numbers: readNumbers(state) } : null,
  };
  LAST.set(state, { inputs, effects });
}
