import type { KeyMap } from "@/app/ui/keys/key-map";
import { moveFocus } from "@/app/ui/keys/move-focus";
import type { PlayerAnswer } from "@/engine/magmell";
import type { PlainCommand } from "@/lib/magmell/play/types";
import { locateInstances, type TableContext } from "../../game/table-context";
import { isManualActionMenu, isManualActionQuestion } from "../../log/by-hand";
import { getOpenQuestion } from "../../log/describe-question";
import { listPickableGroups } from "../../question/pick-options";
import { listNextCommands } from "../side/action-bar";

type Windows = { readonly onLegend: () => void; readonly onMenu: () => void };

/** Returns the key map of the table. A digit chooses an option of the open question, or uses a card of the hand. */
export function createTableKeyMap(play: TableContext, { onLegend, onMenu }: Windows): KeyMap {
  const { table, formatter, picking, onCommand } = play;
  const question = getOpenQuestion(table.view.choice, table.view.viewer);
  const command = (wish: PlainCommand) => () => onCommand(wish);
  const goOn = () => {
    const [next] = listNextCommands(table);
    if (picking.confirm !== null) picking.confirm();
    else if (table.offers.includes("pay")) onCommand("pay");
    else if (isManualActionQuestion(question) && isManualActionMenu(formatter, question))
      onCommand({ answer: { do: "done" } });
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
    ArrowLeft: () => moveFocus("left"),
    ArrowRight: () => moveFocus("right"),
    ArrowUp: () => moveFocus("up"),
    ArrowDown: () => moveFocus("down"),
    x: () => attackNext(play),
    f: command("attackAll"),
    i: () => showFocused(play),
    g: onMenu,
    p: command("pass"),
    n: command("endTurn"),
    b: command("byHand"),
    a: command("pay"),
    m: command("redraw"),
    u: command("undo"),
    y: command("redo"),
    r: command("sameSeed"),
    h: command("newHand"),
    "?": onLegend,
  };
}

/** The instance whose card has the focus. */
function focusedInstance(): number | null {
  const { instance } = document.activeElement?.closest<HTMLElement>("[data-item]")?.dataset ?? {};
  return instance === undefined ? null : Number(instance);
}

/** Attacks with the unit that has the focus, else with the first that can. */
function attackNext({ table, onCommand }: TableContext): void {
  const ready = table.answers.flatMap((answer) => (answer.do === "attack" ? [answer.unit] : []));
  const focused = focusedInstance();
  const unit = ready.find((one) => one === focused) ?? ready[0];
  if (unit !== undefined) onCommand({ answer: { do: "attack", unit } });
}

/** Opens the large view of the card that has the focus. */
function showFocused({ table, onShow }: TableContext): void {
  const id = focusedInstance();
  const card = id === null ? null : (locateInstances(table.view).get(id)?.instance.card ?? null);
  if (card !== null) onShow({ card, instance: id });
}

/** Handles digits: 0 ends a pick or a manual action, other digits answer a question for a number. */
function pressDigit(play: TableContext, digit: number): void {
  const { table, picking, onCommand } = play;
  const { choice, viewer } = table.view;
  const question = getOpenQuestion(choice, viewer);
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
      const group = listPickableGroups(question, play)[digit - 1];
      if (group !== undefined) picking.press(group.next);
      else if (digit === 0 && mayEnd) answer({ do: "done" });
      break;
    }
    case undefined:
      takeNth(play, digit - 1);
  }
}

/** Uses a card of the hand by its place, or shows why it cannot be used. */
function takeNth({ table, onCommand, onShow }: TableContext, place: number): void {
  const { choice, viewer, sides } = table.view;
  const card = sides[viewer].hand?.[place];
  if (choice?.ask !== "priority" || choice.player !== viewer || card === undefined || card.card === null) return;
  if (table.uses[card.id]?.length === 0) onCommand({ answer: { do: "use", instance: card.id } });
  else onShow({ card: card.card, instance: card.id });
}
