import { type Cards, type Choice, type GameState, getCardDefinition, type PlayerAnswer } from "@/engine/magmell";
import { type CardNames, getCardName, getInstanceName, getPlayerName, getRuleName, getTargetName } from "./names";

/** Formats the open question in one line, with its rule. */
export function formatQuestion(cards: Cards, choice: Choice): string {
  const about = "about" in choice && choice.about !== null ? ` for ${getCardName(cards, choice.about.card)}` : "";
  return `${getPlayerName(choice.player)}: ${question(choice)}${about}?  [${getRuleName(choice.rule)}]`;
}

function question(choice: Choice): string {
  switch (choice.ask) {
    case "redraw":
      return "keep the hand or redraw";
    case "priority":
      return "choose what to do with priority";
    case "pick": {
      const { purpose, min, max, picked } = choice;
      const many = min === max ? `${max}` : `${min} to ${max}`;
      return `pick ${many} (${purpose}${picked.length > 0 ? `, ${picked.length} so far` : ""})`;
    }
    case "number":
      return `a number from ${choice.min} to ${choice.max} (${choice.purpose})`;
    case "option":
      return `which (${choice.purpose})`;
  }
}

/** Describes an answer to the open question. */
export function formatAnswer(cards: Cards, names: CardNames, state: GameState, answer: PlayerAnswer): string {
  switch (answer.do) {
    case "keep":
      return "Keep the hand";
    case "redraw":
      return "Redraw";
    case "pass":
      return "Pass";
    case "use":
      return `Use ${getInstanceName(cards, names, answer.instance)}`;
    case "attack":
      return `Attack with ${getInstanceName(cards, names, answer.unit)}`;
    case "pick":
      return getTargetName(cards, names, answer.target);
    case "done":
      return "No more";
    case "byHand":
      return "Do something by hand";
    case "number":
      return `${answer.number}`;
    case "option":
      return optionText(cards, state, answer.option);
    case "concede":
      return "Concede";
  }
}

function optionText(cards: Cards, { choice }: GameState, index: number): string {
  if (choice?.ask !== "option") return `${index + 1}`;
  if (choice.purpose === "may") return index === 0 ? "Yes" : "No";
  const option = choice.options[index];
  if (option?.color !== undefined) return option.color;
  if (option?.act !== undefined) return option.act;
  if (option?.card !== undefined) return getCardDefinition(cards, option.card).name;
  return `${choice.purpose} ${index + 1}`;
}
