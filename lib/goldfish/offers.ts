import { type Cards, legalAnswers } from "@/engine/magmell";
import { isPayment, isPerson } from "./advance";
import type { Position } from "./positions";
import type { GoldfishSession, PlainCommand } from "./types";

/** The plain commands that are available at a position of a session. */
export function offersOf(cards: Cards, session: GoldfishSession, { state, setup }: Position): readonly PlainCommand[] {
  const offers: PlainCommand[] = [];
  const { choice, battle } = state;
  const asked = choice !== null && isPerson(setup, choice.player);
  const offered = asked ? legalAnswers(cards, state) : [];
  for (const { do: act } of offered) {
    if (act === "keep" || act === "redraw" || act === "byHand") offers.push(act);
    if (act === "pass") offers.push("pass", ...(battle === null ? [] : (["finishBattle"] as const)), "endTurn");
  }
  if (offered.some(({ do: act }) => act === "attack")) offers.push("attackAll");
  if (asked && isPayment(state)) offers.push("pay");
  if (session.nodes[session.at]?.parent !== null) offers.push("undo");
  if (session.undone.length > 0 || session.nodes.some(({ parent }) => parent === session.at)) offers.push("redo");
  return [...offers, "sameSeed", "newHand", setup.goesFirst ? "goSecond" : "goFirst"];
}
