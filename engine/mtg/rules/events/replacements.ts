import type { ReplacementAbility } from "../../model/ability";
import type { Event, EventOf } from "../../model/event";
import { copyScope, type Scope } from "../../model/stack";
import type { Game } from "../../model/state";
import { createAbilityMemo, listBoard } from "../continuous/board-memo";
import { createScope } from "../continuous/create-scope";
import { evaluateAmount } from "../continuous/evaluate";
import { findOccurrences } from "./occurrences";

/** A replacement ability of a permanent, with a unique key. */
export type ActiveReplacement = { readonly ability: ReplacementAbility; readonly scope: Scope; readonly key: string };

/** Returns the replacement abilities that apply now. */
export const activeReplacements = createAbilityMemo((game) =>
  listReplacements(game).filter(({ ability }) => !("enters" in ability.instead)),
);

/**
 * Returns replacement abilities of all permanents, including those that change how a permanent enters the battlefield.
 */
export const listReplacements = createAbilityMemo((game): readonly ActiveReplacement[] =>
  listBoard(game).flatMap(({ object, seen, abilities }) =>
    abilities.replacement.map(({ ability, place }) => ({
      ability,
      scope: createScope(object, seen.controller),
      key: `instead ${object.id}:${place}`,
    })),
  ),
);

/**
 * Returns an event after abilities that prevent its damage or replace it, oldest permanent first. Empty if the event
 * does not happen. An ability does not apply again to its own replacement.
 * @rule mtg-6e:T.10.7, mtg-6e:T.10.8
 */
export function applyReplacements(game: Game, all: readonly ActiveReplacement[], event: Event): readonly Event[] {
  const notes: Event[] = [];
  let left: Event = event;
  for (const { ability, scope, key } of all) {
    if (game.state.scopes.some(({ memory }) => key in memory)) continue;
    const [facts] = findOccurrences(game, scope, ability.on, left);
    if (facts === undefined) continue;
    if ("effects" in ability.instead) {
      pushReplacementEffects(
        game,
        copyScope(scope, { event: facts, memory: { [key]: { number: 1 } } }),
        ability.instead.effects,
      );
      return notes;
    }
    if (left.type !== "damaged" || !("prevent" in ability.instead)) continue;
    const { prevent } = ability.instead;
    const most =
      prevent === "all" ? left.amount : Math.max(0, evaluateAmount(game, copyScope(scope, { event: facts }), prevent));
    const amount = Math.min(most, left.amount);
    notes.push(noteOf(left, amount));
    if (amount >= left.amount) return notes;
    left = { ...left, amount: left.amount - amount };
  }
  return [...notes, left];
}

/** A prevention that uses up no shield. */
const noteOf = ({ target }: EventOf<"damaged">, amount: number): Event => ({
  type: "prevented",
  rule: "mtg-6e:T.10.7",
  target,
  amount,
  shield: { kind: "prevent", amount: null, from: {} },
});

/** Pushes the instructions that replace an event, so that they run before everything on the agenda. */
export function pushReplacementEffects(
  { state }: Game,
  scope: Scope,
  effects: Extract<ReplacementAbility["instead"], { readonly effects: unknown }>["effects"],
) {
  state.scopes = [...state.scopes, scope];
  state.agenda.push({ run: "closeScope" }, { run: "program", effects, at: 0, scope: state.scopes.length - 1 });
}
