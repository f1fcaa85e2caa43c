import { format } from "@/app/ui/i18n/format";
import type { Choice, PickChoice, Target } from "@/engine/magmell";
import { describeAct, isMenu } from "./by-hand";
import { formatCard, formatCounter, type LogFormatter } from "./log-formatter";

/** A question that a part of the rules asks, as opposed to the opening hand and priority. */
export type OpenQuestion = Extract<Choice, { ask: "pick" | "number" | "option" }>;

/** The question with a panel of its own that the viewer is asked now, if there is one. */
export const openQuestion = (choice: Choice | null, viewer: number): OpenQuestion | null =>
  choice !== null && choice.player === viewer && choice.ask !== "redraw" && choice.ask !== "priority" ? choice : null;

type TargetName = (target: Target) => string;

/** The question in a sentence, with the card that asks it, or with what is being done by hand (`doing`). */
export function describeQuestion(
  formatter: LogFormatter,
  question: OpenQuestion,
  nameOf: TargetName,
  doing: string | null = null,
): string {
  const { question: words } = formatter.words.play;
  const sentence = sentenceOf(formatter, question, nameOf);
  if (doing !== null) return format(words.ofCard, { name: doing, question: sentence });
  if (question.about === null) return sentence;
  return format(words.ofCard, { name: formatCard(formatter, question.about.card), question: sentence });
}

function sentenceOf(formatter: LogFormatter, question: OpenQuestion, nameOf: TargetName): string {
  const { words } = formatter;
  const { picks, numbers, options } = words.play.question;
  switch (question.ask) {
    case "pick":
      return format(picks[question.purpose], { range: rangeOf(words.play.question.range, question) });
    case "number": {
      const { purpose, target, min, max } = question;
      return format(numbers[purpose], { min, max, target: target === null ? "" : nameOf(target) });
    }
    case "option":
      if (question.purpose === "byHand") return isMenu(formatter, question) ? words.byHand.ask : words.byHand.askWay;
      return options[question.purpose];
  }
}

type RangeWords = LogFormatter["words"]["play"]["question"]["range"];

function rangeOf(words: RangeWords, { min, max, options }: PickChoice): string {
  const most = Math.min(max, options.length);
  if (min >= most) return format(words.exactly, { n: most });
  return min === 0 ? format(words.upTo, { n: most }) : format(words.between, { min, max: most });
}

/** The labels of the options of a question. */
export function describeOptions(
  formatter: LogFormatter,
  question: Extract<OpenQuestion, { ask: "option" }>,
): readonly string[] {
  const { question: words } = formatter.words.play;
  const { names } = formatter.words.log;
  return question.options.map(({ card, color, counter, mode, act }, place) => {
    if (act !== undefined) return describeAct(formatter, act);
    if (question.purpose === "may") return place === 0 ? words.yes : words.no;
    if (question.purpose === "name" && card !== undefined) return formatCard(formatter, card);
    if (color !== undefined) return formatter.colors[color];
    if (counter !== undefined) return formatCounter(formatter, counter);
    const number = question.purpose === "mode" ? format(words.mode, { n: (mode ?? place) + 1 }) : null;
    if (number !== null || card === undefined) return number ?? `${place + 1}`;
    return format(names.ability, { name: formatCard(formatter, card) });
  });
}
