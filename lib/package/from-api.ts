import { type Ability, type CardDefinition, parseSymbols } from "@/engine/magmell";

/** The fields that the engine needs of a card from the public API or its bulk files. */
export type ApiCard = Pick<CardDefinition, "name" | "kind" | "timing" | "ap" | "hp" | "text" | "token"> & {
  readonly number: number;
  readonly retired: boolean;
  /** Such as `2赤赤` (210, 211). */
  readonly useCost: string;
  readonly catalyst: string;
  readonly colors: CardDefinition["colors"];
  /** The text as the engine reads it; plain data of the rules edition that the answer comes from. */
  readonly abilities: readonly object[];
};

/** Returns the definition of a card of the API, for `createCards`. Throws a `TypeError` for an invalid cost. */
export function fromApi(card: ApiCard): CardDefinition {
  const { name, kind, timing, ap, hp, text, token } = card;
  return {
    ...{ name, kind, timing, ap, hp, text, token },
    useCost: symbolsOf(card, "useCost"),
    catalyst: symbolsOf(card, "catalyst"),
    abilities: card.abilities as readonly Ability[],
  };
}

function symbolsOf(card: ApiCard, field: "useCost" | "catalyst"): CardDefinition["useCost"] {
  const symbols = parseSymbols(card[field]);
  if (symbols === null) throw new TypeError(`${card.name}: ${field} is no cost: ${card[field]}`);
  return symbols;
}

/** Returns the definitions of all cards in a bulk file (`cards.json` or `everything.json`), except withdrawn cards. */
export const fromBulk = (file: { readonly cards: readonly ApiCard[] }): readonly CardDefinition[] =>
  file.cards.filter(({ retired }) => !retired).map(fromApi);
