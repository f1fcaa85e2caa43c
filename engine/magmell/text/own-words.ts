import { CARD_KINDS, type CardKind } from "../model/card";

/** What a card of each kind calls itself. */
const OWN_WORDS: Readonly<Record<CardKind, string>> = {
  unit: "このユニット",
  magic: "このマジック",
  stone: "この魔石",
};

/**
 * Returns whether a text refers to its own card as another kind, such as 「このマジック」 on a unit. Areas such as 「この魔石エリア」
 * and abilities in 「」, which belong to other cards, are ignored.
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

/** Replaces every word for the card itself, such as 「このマジック」, by the word for the given kind. */
export const sayOwnWord = (text: string, kind: CardKind): string =>
  text.replace(/この(?:ユニット|マジック|魔石)(?!デッキ|エリア)/gu, OWN_WORDS[kind]);
