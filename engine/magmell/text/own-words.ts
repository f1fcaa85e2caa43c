import { CARD_KINDS, type CardKind } from "../model/card";

/** What a card of each kind calls itself. */
const OWN_WORDS: Readonly<Record<CardKind, string>> = {
  unit: "このユニット",
  magic: "このマジック",
  stone: "この魔石",
};

/**
 * Returns whether a text calls its card by the word for another kind: 「このマジック」 on a unit means nothing. Abilities in 「」
 * belong to other cards, and 「この魔石エリア」 is not a card.
 */
export function speaksOfOtherKind(text: string, kind: CardKind): boolean {
  let own = text;
  for (let before = ""; before !== own; ) {
    before = own;
    own = own.replace(/「[^「」]*」/gu, "");
  }
  return CARD_KINDS.some(
    (other) => other !== kind && new RegExp(`${OWN_WORDS[other]}(?!デッキ|エリア)`, "u").test(own),
  );
}

/** Returns a text with its own word wherever it calls itself by that of another kind. */
export const sayOwnWord = (text: string, kind: CardKind): string =>
  text.replace(/この(?:ユニット|マジック|魔石)(?!デッキ|エリア)/gu, OWN_WORDS[kind]);
