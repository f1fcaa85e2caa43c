import { createWeakMemo } from "../../../kernel/weak-memo";
import type { Ability, AbilityBody, BodyOrModes, Cost } from "../../model/ability";
import type { Effect } from "../../model/effect";
import type { AnnouncedChoices, Scope } from "../../model/stack";
import type { Game } from "../../model/state";

/**
 * Returns the bodies of an ability to carry out: its only body, or those of the chosen modes in written order (G.24.1).
 * Each body numbers its words "target" from 0; the result numbers them consecutively, like the chosen targets.
 */
export function getChosenBodies(
  ability: BodyOrModes,
  { modes }: Pick<AnnouncedChoices, "modes">,
): readonly AbilityBody[] {
  const bodies = "modes" in ability ? ability.modes.filter((_mode, index) => modes.includes(index)) : [ability];
  return countedThrough(bodies);
}

function countedThrough(bodies: readonly AbilityBody[]): readonly AbilityBody[] {
  let before = 0;
  return bodies.map(({ targets = [], effects }) => {
    const body: AbilityBody = { targets, effects: before === 0 ? effects : shifted(effects, before) };
    before += targets.length;
    return body;
  });
}

/** Instructions with their references to targets and shares shifted by an offset. */
const shifted = (effects: readonly Effect[], by: number): readonly Effect[] =>
  JSON.parse(JSON.stringify(effects), (key, value: unknown) =>
    (key === "target" || key === "share") && typeof value === "number" ? value + by : value,
  );

/** The instructions of a spell, and its costs beyond mana. */
type SpellBody = { readonly body: BodyOrModes; readonly costs: readonly Cost[] };

/** Returns the spell abilities of a card as one body with its costs. Several abilities without modes are joined. */
export const getSpellBody = createWeakMemo((abilities: readonly Ability[]): SpellBody => {
  const spells = abilities.flatMap((ability) => (ability.type === "spell" ? [ability] : []));
  const costs = spells.flatMap(({ cost }) => (cost === undefined ? [] : [cost]));
  const modal = spells.find((spell) => "modes" in spell);
  if (modal !== undefined) return { body: modal, costs };
  const bodies = countedThrough(spells.flatMap((spell) => ("modes" in spell ? [] : [spell])));
  const targets = bodies.flatMap((body) => body.targets ?? []);
  return { body: { targets, effects: bodies.flatMap(({ effects }) => effects) }, costs };
});

/** Pushes bodies so that they run one after another, before everything on the agenda. */
export function pushAbilityBodies({ state }: Game, scope: Scope, bodies: readonly AbilityBody[]): void {
  const effects = bodies.flatMap((body) => body.effects);
  if (effects.length === 0) return;
  state.scopes = [...state.scopes, scope];
  state.agenda.push({ run: "closeScope" }, { run: "program", effects, at: 0, scope: state.scopes.length - 1 });
}
