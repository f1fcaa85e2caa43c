import type { Body, BodyOrModes } from "../../model/ability";
import type { Aim, Scope } from "../../model/stack";
import type { Game } from "../../model/state";

/** The bodies of an ability that are carried out: its one, or those of the chosen modes in the order written (G.24.1). */
export const bodiesOf = (ability: BodyOrModes, { modes }: Aim): readonly Body[] =>
  "modes" in ability ? ability.modes.filter((_mode, index) => modes.includes(index)) : [ability];

/** Carries out bodies one after the other, before all that is on the agenda. */
export function runBodies({ state }: Game, scope: Scope, bodies: readonly Body[]): void {
  const effects = bodies.flatMap((body) => body.effects);
  if (effects.length === 0) return;
  state.scopes = [...state.scopes, scope];
  state.agenda.push({ run: "closeScope" }, { run: "program", effects, at: 0, scope: state.scopes.length - 1 });
}
