import { CARD_TYPES, type CardType, MANA_TYPES, SIMPLE_KEYWORDS, type SimpleKeyword, SUPERTYPES } from "@/engine/mtg";
import {
  guessCardInfo,
  isPowerOrToughness,
  isSampleCardName,
  type ManualCardInfo,
  type ManualCardKind,
  readCardCost,
} from "./manual-card-info";

/** A card of the card data as far as the goldfish needs it. */
type PrintedCard = {
  readonly name: string;
  /** Words of the type line before and after the dash, in small letters. */
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  /** In braces; empty for none. */
  readonly cost: string;
  readonly power: string;
  readonly toughness: string;
  readonly loyalty: string;
  readonly keywords: readonly string[];
  /** Letters of the mana that the card produces. */
  readonly makes: readonly string[];
};

/** Kinds by card type. The first matching type decides the kind. */
const KIND_OF: readonly (readonly [CardType, ManualCardKind])[] = [
  ["land", "land"],
  ["creature", "creature"],
  ["planeswalker", "planeswalker"],
  ["artifact", "artifact"],
  ["enchantment", "enchantment"],
  ["instant", "instant"],
  ["sorcery", "sorcery"],
];

/**
 * Creates the card info that a player would enter, from card data. Null if the data is not sufficient: split cards,
 * power and toughness set by abilities (`*`), and types without a kind. Basic lands and sample cards need no info.
 */
export function createCardInfoFromData(card: PrintedCard): ManualCardInfo | null {
  if (card.name.includes("//") || guessCardInfo(card.name) !== null || isSampleCardName(card.name)) return null;
  const types = CARD_TYPES.filter((type) => card.types.includes(type));
  const is = kindOf(types, card.subtypes);
  if (is === null || types.includes("battle") || types.includes("dungeon")) return null;
  const [power, toughness] = types.includes("creature") ? [pointsOf(card.power), pointsOf(card.toughness)] : [0, 0];
  const loyalty = is === "planeswalker" ? pointsOf(card.loyalty) : 0;
  if (power === null || toughness === null || loyalty === null) return null;
  return {
    is,
    // Only of lands, which stay when they are tapped: other sources may cost something more.
    mana: is === "land" ? MANA_TYPES.filter((type) => card.makes.includes(type)) : [],
    power,
    toughness,
    ...(is === "planeswalker" && { loyalty }),
    cost: is === "land" ? null : readCardCost(card.cost),
    printed: {
      types,
      supertypes: SUPERTYPES.filter((word) => card.types.includes(word)),
      subtypes: card.subtypes.map(capital),
      keywords: SIMPLE_KEYWORDS.filter((keyword) => card.keywords.some((word) => plain(word) === plain(keyword))),
    },
  };
}

function kindOf(types: readonly CardType[], subtypes: readonly string[]): ManualCardKind | null {
  const [, kind] = KIND_OF.find(([type]) => types.includes(type)) ?? [];
  if (kind === "artifact" && subtypes.includes("equipment")) return "equipment";
  if (kind === "enchantment" && subtypes.includes("aura")) return "aura";
  return kind ?? null;
}

/** A printed number; null for another text, or if it is out of range. */
function pointsOf(text: string): number | null {
  const number = /^\d{1,2}$/u.test(text) ? Number(text) : null;
  return isPowerOrToughness(number) ? number : null;
}

/** A keyword without spaces and capitals: card data writes `First strike`. */
const plain = (keyword: SimpleKeyword | string): string => keyword.replaceAll(" ", "").toLowerCase();

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
