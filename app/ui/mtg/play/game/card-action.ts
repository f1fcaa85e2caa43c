import type { ObjectView, PlayerAnswer } from "@/engine/mtg";
import { getOwn } from "@/lib/collections";
import type { GoldfishCommand, TableView } from "@/lib/mtg/play/types";

/** Primary action of a card: a command to run, or a dialog to open. */
export type CardAction =
  | { readonly act: "play" | "cast" | "tapFor"; readonly command: GoldfishCommand }
  | { readonly act: "say" }
  | { readonly act: "look" };

/** Returns whether a card's type is unknown. */
export const isUnknownCard = ({ seen, thing }: ObjectView): boolean => thing === null && seen.types.length === 0;

/**
 * Returns the primary action of a card in hand: set its type, play it as a land, cast it, or open its dialog. The dialog
 * explains why it cannot be cast, or asks about an unknown cost, so that a single click never casts for free.
 */
export function getHandCardAction({ answers, names, view, words }: TableView, card: ObjectView): CardAction {
  const hasPriority = view.choice?.ask === "priority" && view.choice.player === view.viewer;
  if (isUnknownCard(card)) return { act: "say" };
  if (!hasPriority) return { act: "look" };
  const offered = answers.find(({ do: act, ...rest }) => {
    const isPlay = act === "playLand" || act === "cast";
    return isPlay && "instance" in rest && rest.instance === card.id;
  });
  // An Aura whose cost was not said could be cast for nothing.
  const isFree = offered?.do === "cast" && getOwn(words, names[card.card] ?? "")?.cost === null;
  if (offered === undefined || isFree) return { act: "look" };
  return { act: offered.do === "playLand" ? "play" : "cast", command: { answer: offered } };
}

/**
 * Returns the primary action of a permanent: tap it for mana if there is exactly one way to do so, else open its
 * dialog.
 */
export function getPermanentAction({ answers }: TableView, { id }: ObjectView): CardAction {
  const mana = answers.filter((answer) => answer.do === "activate" && answer.instance === id);
  const [only] = mana;
  return only !== undefined && mana.length === 1 ? { act: "tapFor", command: { answer: only } } : { act: "look" };
}

export const createManualCast = (instance: number): PlayerAnswer => ({ do: "byHand", act: { act: "cast", instance } });
