import { say } from "@/app/ui/i18n/define";
import type { Choice, PickChoice, Target } from "@/engine/magmell";
import { isMenu, sayAct } from "./by-hand";
import { sayCard, type Teller } from "./teller";

/** A question that a part of the rules asks, as opposed to the opening hand and priority. */
export type Question = Extract<Choice, { ask: "pick" | "number" | "option" }>;

/** What is asked of the viewer now, if it is a question with a panel of its own. */
export const questionOf = (choice: Choice | null, viewer: number): Question | null =>
  choice !== null && choice.player === viewer && choice.ask !== "redraw" && choice.ask !== "priority" ? choice : null;

type TargetName = (target: Target) => string;

/** The question in a sentence, with the card that asks it, or with what is being done by hand (`doing`). */
export function sayQuestion(
  teller: Teller,
  question: Question,
  nameOf: TargetName,
  doing: string | null = null,
): string {
  const { question: words } = teller.words.play;
  const sentence = sentenceOf(teller, question, nameOf);
  if (doing !== null) return say(words.ofCard, { name: doing, question: sentence });
  if (question.about === null) return sentence;
  return say(words.ofCard, { name: sayCard(teller, question.about.card), question: sentence });
}

function sentenceOf(teller: Teller, question: Question, nameOf: TargetName): string {
  const { words } = teller;
  const { picks, numbers, options } = words.play.question;
  switch (question.ask) {
    case "pick":
      return say(picks[question.purpose], { range: rangeOf(words.play.question.range, question) });
    case "number": {
      const { purpose, target, min, max } = question;
      return say(numbers[purpose], { min, max, target: target === null ? "" : nameOf(target) });
    }
    case "option":
      if (question.purpose === "byHand") return isMenu(teller, question) ? words.byHand.ask : words.byHand.askWay;
      return options[question.purpose];
  }
}

type RangeWords = Teller["words"]["play"]["question"]["range"];

function rangeOf(words: RangeWords, { min, max, options }: PickChoice): string {
  const most = Math.min(max, options.length);
  if (min >= most) return say(words.exactly, { n: most });
  return min === 0 ? say(words.upTo, { n: most }) : say(words.between, { min, max: most });
}

/** What each of several ways on is called. */
export function sayOptions(teller: Teller, question: Extract<Question, { ask: "option" }>): readonly string[] {
  const { question: words } = teller.words.play;
  const { names } = teller.words.log;
  return question.options.map(({ card, color, mode, act }, place) => {
    if (act !== undefined) return sayAct(teller, act);
    if (question.purpose === "may") return place === 0 ? words.yes : words.no;
    if (color !== undefined) return teller.colors[color];
    const number = question.purpose === "mode" ? say(words.mode, { n: (mode ?? place) + 1 }) : null;
    if (number !== null || card === undefined) return number ?? `${place + 1}`;
    return say(names.ability, { name: sayCard(teller, card) });
  });
}
