import type { KeyMap } from "@/app/ui/keys/key-map";
import { moveFocus } from "@/app/ui/keys/move-focus";
import { getHandCardAction } from "./game/card-action";
import type { PlayContext } from "./game/play-context";

/**
 * Returns the keyboard shortcuts of the table. A digit uses the card at that place in the hand, or picks that option of
 * the question.
 */
export function createGoldfishKeyMap(play: PlayContext): KeyMap {
  const { table, picking, run, open, goOn } = play;
  const { choice, viewer } = table.view;
  const isMine = choice?.player === viewer;
  const hasPriority = isMine && choice?.ask === "priority";
  const next = () => {
    if (!isMine) return;
    if (choice.ask === "mulligan") run("keep");
    else if (choice.ask === "priority") goOn("pass");
    else picking.confirm?.();
  };
  const digits = Array.from({ length: 9 }, (_none, place): [string, () => void] => [
    `${place + 1}`,
    () => pressDigit(play, place),
  ]);
  return {
    ...Object.fromEntries(digits),
    // Space and Enter belong to the card that has the focus.
    "0": () => picking.confirm?.(),
    " ": next,
    Enter: next,
    ArrowLeft: () => moveFocus("left"),
    ArrowRight: () => moveFocus("right"),
    ArrowUp: () => moveFocus("up"),
    ArrowDown: () => moveFocus("down"),
    i: () => openFocused(play),
    n: () => (hasPriority ? goOn("endTurn") : undefined),
    m: () => run("mulligan"),
    b: () => (hasPriority ? open({ is: "hand" }) : undefined),
    g: () => open({ is: "pile", pile: "graveyard" }),
    u: () => run("undo"),
    y: () => run("redo"),
    r: () => run("sameHand"),
    h: () => run("newHand"),
    "?": () => open({ is: "keys" }),
  };
}

/** Opens the window of the card that has the focus. */
function openFocused({ open }: PlayContext): void {
  const { instance } = document.activeElement?.closest<HTMLElement>("[data-item]")?.dataset ?? {};
  if (instance !== undefined) open({ is: "card", id: Number(instance) });
}

function pressDigit(play: PlayContext, place: number): void {
  const { table, picking, run, open } = play;
  const { choice } = table.view;
  if (choice?.ask === "option" && choice.player === table.view.viewer) {
    if (choice.options[place] !== undefined) run({ answer: { do: "option", option: place } });
    return;
  }
  if (choice?.ask === "number" && choice.player === table.view.viewer) {
    run({ answer: { do: "number", number: place + 1 } });
    return;
  }
  const target = picking.question?.options[place];
  if (picking.question !== null) {
    if (target !== undefined) picking.toggle(target);
    return;
  }
  const card = table.view.sides[table.view.viewer].hand?.[place];
  if (card === undefined) return;
  const act = getHandCardAction(table, card);
  if (act.act === "say") open({ is: "word", name: table.names[card.card] ?? "", play: card.id });
  else if (act.act === "look") open({ is: "card", id: card.id });
  else run(act.command);
}
