import { type Cards, legalAnswers } from "@/engine/magmell";
import { findAttackersWithAp, isHumanPlayer, isPaymentChoice } from "./advance";
import { getSessionNode, type Position } from "./positions";
import type { GoldfishSession, PlainCommand } from "./types";

/** Returns the plain commands that are available at a position of a session. Each of them changes the session. */
export function getLegalCommands(
  cards: Cards,
  session: GoldfishSession,
  { state, setup }: Position,
): readonly PlainCommand[] {
  const offers: PlainCommand[] = [];
  const { choice, battle } = state;
  const asked = choice !== null && isHumanPlayer(setup, choice.player);
  const offered = asked ? legalAnswers(cards, state) : [];
  for (const { do: act } of offered) {
    if (act === "keep" || act === "redraw" || act === "byHand") offers.push(act);
    if (act === "pass") offers.push("pass", ...(battle === null ? [] : (["finishBattle"] as const)), "endTurn");
  }
  if (asked && findAttackersWithAp(cards, state).length > 0) offers.push("attackAll");
  if (asked && isPaymentChoice(state)) offers.push("pay");
  if (session.nodes[session.at]?.parent !== null) offers.push("undo");
  if (session.undone.length > 0 || session.nodes.some(({ parent }) => parent === session.at)) offers.push("redo");
  // A deal that lies untouched is that of its seed already.
  if (getSessionNode(session.nodes, session.at).setup === null) offers.push("sameSeed");
  return [...offers, "newHand", setup.goesFirst ? "goSecond" : "goFirst"];
}
