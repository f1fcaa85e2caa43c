import { format, formatPlural } from "@/app/i18n/format";
import type { Choice, ChoiceOption, PickChoice } from "@/engine/magmell";
import type { TableView } from "@/lib/magmell/play/types";
import { getAbilityHeading, getModeText } from "./ability-text";
import { describeCurrentManualAction, describeManualAction, isManualActionMenu } from "./by-hand";
import { formatCard, formatCounter, formatTargetName, type LogFormatter, type VisibleInstances } from "./log-formatter";
import { findQuestionSubject } from "./question-subject";

/** A question other than the opening decision and priority. */
export type OpenQuestion = Extract<Choice, { ask: "pick" | "number" | "option" }>;

/** Returns the viewer's open question, if it has a panel of its own. */
export const getOpenQuestion = (choice: Choice | null, viewer: number): OpenQuestion | null =>
  choice !== null && choice.player === viewer && choice.ask !== "redraw" && choice.ask !== "priority" ? choice : null;

type Asking = Pick<TableView, "view" | "log">;

/** Describes a question in a sentence, with the card behind it or the manual action. */
export function describeQuestion(
  formatter: LogFormatter,
  table: Asking,
  question: OpenQuestion,
  lying: VisibleInstances,
): string {
  const { question: words } = formatter.words.play;
  const sentence = sentenceOf(formatter, table, question, lying);
  const doing = describeCurrentManualAction(formatter, table, question);
  if (doing !== null) return format(words.ofCard, { name: doing, question: sentence });
  if (question.about === null) return sentence;
  return format(words.ofCard, { name: formatCard(formatter, question.about.card), question: sentence });
}

function sentenceOf(formatter: LogFormatter, table: Asking, question: OpenQuestion, lying: VisibleInstances): string {
  const { words } = formatter;
  const { picks, numbers, options, nthTarget } = words.play.question;
  switch (question.ask) {
    case "pick": {
      const nth = findQuestionSubject(formatter, table, question)?.target ?? null;
      const range = rangeOf(formatter, question, lying);
      return nth === null ? format(picks[question.purpose], { range }) : format(nthTarget, { range, ...nth });
    }
    case "number": {
      const { purpose, target, min, max } = question;
      const named = target === null ? "" : formatTargetName(formatter, lying, target);
      return format(numbers[purpose], { min, max, target: named });
    }
    case "option":
      if (question.purpose === "byHand") return askByHand(formatter, question);
      return options[question.purpose];
  }
}

function askByHand(formatter: LogFormatter, question: Parameters<typeof isManualActionMenu>[1]): string {
  const { ask, askWay, askToken } = formatter.words.byHand;
  if (isManualActionMenu(formatter, question)) return ask;
  return question.options.some(({ act }) => act === "blankToken") ? askToken : askWay;
}

/** How many to pick, counted as what they are: cards, units, players. */
function rangeOf(formatter: LogFormatter, question: PickChoice, lying: VisibleInstances): string {
  const { range, counted } = formatter.words.play.question;
  const { min, max, options } = question;
  const most = Math.min(max, options.length);
  const n = formatPlural(formatter.lang, counted[kindOf(question, lying)], most);
  if (min >= most) return n;
  return min === 0 ? format(range.upTo, { n }) : format(range.between, { min, n });
}

type Counted = keyof LogFormatter["words"]["play"]["question"]["counted"];

/** The counter for the options of a pick. */
function kindOf({ options }: PickChoice, lying: VisibleInstances): Counted {
  const kinds = new Set(
    options.map((target): Counted => {
      if ("player" in target) return "players";
      return lying.get(target.instance)?.zone === "battleArea" ? "units" : "cards";
    }),
  );
  const [only] = kinds;
  if (kinds.size === 1 && only !== undefined) return only;
  return options.length < 10 ? "things" : "manyThings";
}

/** Label of an option, and the rules text it represents. */
type OptionText = { readonly label: string | null; readonly text: string | null };

/** Describes the options of a question, each with its rules text. */
export function describeOptions(
  formatter: LogFormatter,
  question: Extract<OpenQuestion, { ask: "option" }>,
): readonly OptionText[] {
  return question.options.map((option, place) => describeOption(formatter, question.purpose, option, place));
}

type OptionPurpose = Extract<OpenQuestion, { ask: "option" }>["purpose"];

function describeOption(
  formatter: LogFormatter,
  purpose: OptionPurpose,
  { card, color, counter, mode, act, ability }: ChoiceOption,
  place: number,
): OptionText {
  const { question: words } = formatter.words.play;
  const called = (label: string): OptionText => ({ label, text: null });
  if (act !== undefined) return called(describeManualAction(formatter, act));
  if (purpose === "may") return called(place === 0 ? words.yes : words.no);
  if (purpose === "name" && card !== undefined) return called(formatCard(formatter, card));
  if (color !== undefined) return called(formatter.colors[color]);
  if (counter !== undefined) return called(formatCounter(formatter, counter));
  const { lang, cards, abilities } = formatter;
  const written = ability === undefined ? undefined : abilities[ability];
  const writtenOn = written && cards[written.card];
  if (purpose === "mode") {
    const number = mode ?? place;
    const text = written && writtenOn ? getModeText(lang, writtenOn, written, number) : null;
    return text === null ? called(format(words.mode, { n: number + 1 })) : { label: null, text };
  }
  if (card === undefined) return called(`${place + 1}`);
  const name = formatCard(formatter, card);
  const label = format(formatter.words.log.names.ability, { name });
  return { label, text: ability === undefined ? null : getAbilityHeading(formatter, ability) };
}
