import type { Ability, PlayerQuestion, TargetSpec } from "@/engine/magmell";
import type { AbilityLocation } from "@/lib/magmell/play/locate-abilities";
import type { TableView } from "@/lib/magmell/play/types";
import { type AbilityText, findMagicAbility, getAbilityText } from "./ability-text";
import type { LogFormatter } from "./log-formatter";

/** The ability behind a question, if known: its text, the chosen modes, and the target being chosen. */
type QuestionSubject = {
  readonly place: AbilityLocation;
  readonly text: AbilityText | null;
  /** Indices of the modes chosen so far. */
  readonly modes: readonly number[];
  /** Number of the target among several; null if there is only one, or the question is not about a target. */
  readonly target: { readonly n: number; readonly of: number } | null;
};

/** Finds the ability behind a question; null if a rule asks, or the ability is unknown. */
export function findQuestionSubject(
  formatter: LogFormatter,
  { view, log }: Pick<TableView, "view" | "log">,
  question: PlayerQuestion,
): QuestionSubject | null {
  const { about } = question;
  const card = about === null ? undefined : formatter.cards[about.card];
  if (about === null || card === undefined) return null;
  const instance = view.chant.find(({ id }) => id === about.instance);
  if (instance === undefined) return null;
  const place =
    instance.ability === null ? findMagicAbility(card.abilities, about.card) : formatter.abilities[instance.ability];
  if (place === undefined || formatter.cards[place.card] === undefined) return null;
  const modes = log.flatMap(({ event }) =>
    event.type === "modeChosen" && event.instance === about.instance ? [event.mode] : [],
  );
  const specs = specsOf(formatter.cards[place.card]?.abilities[place.index], modes);
  const asksTarget = question.purpose === "target";
  return {
    place,
    text: getAbilityText(formatter.lang, formatter.cards[place.card] ?? card, place),
    modes,
    target: asksTarget && specs.length > 1 ? { n: instance.targets.length + 1, of: specs.length } : null,
  };
}

function specsOf(ability: Ability | undefined, modes: readonly number[]): readonly TargetSpec[] {
  if (ability?.type !== "magic" && ability?.type !== "triggered") return [];
  const bodies = "modes" in ability ? modes.flatMap((mode) => ability.modes[mode] ?? []) : [ability];
  return bodies.flatMap(({ targets = [] }) => targets);
}
