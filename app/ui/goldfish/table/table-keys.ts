import type { KeyMap } from "@/app/ui/keys/key-map";
import type { PlayerAnswer } from "@/engine/magmell";
import type { PlainCommand } from "@/lib/goldfish/types";
import type { Play } from "../game/play";
import { isByHand, isMenu } from "../log/by-hand";
import { openQuestion } from "../log/describe-question";
import { pickable } from "../question/picks";
import { nextCommands } from "./action-bar";

/** The key map of the table. A digit takes that option of the question, or uses that card of the hand. */
export function tableKeys(play: Play, openLegend: () => void): KeyMap {
  const { table, formatter, picking, onCommand } = play;
  const question = openQuestion(table.view.choice, table.view.viewer);
  const command = (wish: PlainCommand) => () => onCommand(wish);
  const goOn = () => {
    const [next] = nextCommands(table);
    if (picking.confirm !== null) picking.confirm();
    else if (table.offers.includes("pay")) onCommand("pay");
    else if (isByHand(question) && isMenu(formatter, question)) onCommand({ answer: { do: "done" } });
    else if (next !== undefined && table.view.outcome === null) onCommand(next);
  };
  const digits = Array.from({ length: 10 }, (_none, digit): [string, () => void] => [
    `${digit}`,
    () => pressDigit(play, digit),
  ]);
  return {
    ...Object.fromEntries(digits),
    " ": goOn,
    Enter: goOn,
    p: command("pass"),
    n: command("endTurn"),
    b: command("byHand"),
    a: command("pay"),
    m: command("redraw"),
    u: command("undo"),
    y: command("redo"),
    r: command("sameSeed"),
    h: command("newHand"),
    "?": openLegend,
  };
}

/** 0 ends a pick, or what is done by hand. A number that is asked for is pressed itself. */
function pressDigit(play: Play, digit: number): void {
  const { table, picking, onCommand } = play;
  const { choice, viewer } = table.view;
  const question = openQuestion(choice, viewer);
  const answer = (given: PlayerAnswer) => onCommand({ answer: given });
  const mayEnd = table.answers.some((offered) => offered.do === "done");
  switch (question?.ask) {
    case "number":
      if (digit >= question.min && digit <= question.max) answer({ do: "number", number: digit });
      break;
    case "option":
      if (digit >= 1 && digit <= question.options.length) answer({ do: "option", option: digit - 1 });
      else if (digit === 0 && mayEnd) answer({ do: "done" });
      break;
    case "pick": {
      const group = pickable(question, play)[digit - 1];
      if (group !== undefined) picking.press(group.next);
      else if (digit === 0 && mayEnd) answer({ do: "done" });
      break;
    }
    case undefined:
      takeNth(play, digit - 1);
  }
}

/** Uses a card of the hand by its place, or shows why it cannot be used. */
function takeNth({ table, onCommand, onShow }: Play, place: number): void {
  const { choice, viewer, sides } = table.view;
  const card = sides[viewer].hand?.[place];
  if (choice?.ask !== "priority" || choice.player !== viewer || card === undefined || card.card === null) return;
  if (table.uses[card.id]?.length === 0) onCommand({ answer: { do: "use", instance: card.id } });
  else onShow({ card: card.card, instance: card.id });
}
