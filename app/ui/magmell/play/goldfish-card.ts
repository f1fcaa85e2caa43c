import type { Lang } from "@/app/i18n/lang";
import type { FaceCard, FacePrinting } from "@/app/ui/magmell/card/card-face";
import type { CardDefinition } from "@/engine/magmell";
import type { Coverage } from "@/engine/magmell/text";
import type { CatalogueCard, CataloguePrinting } from "@/lib/magmell/catalogue/model/types";
import { computeCoverage } from "@/lib/magmell/catalogue/views/coverage";

/** A card with the data that the screen and the engine need. */
export type GoldfishCard = FaceCard & {
  readonly printing: FacePrinting | null;
  readonly coverage: Coverage;
  /** The Japanese wording of the abilities, each on lines of its own, where the text runs them together. */
  readonly wording?: string;
  /** URL fragment of a custom card; null for a card of the catalogue. */
  readonly written: string | null;
};

/** Returns a card with only the data that a game needs, to keep the page small. */
export function toGoldfishCard(card: CatalogueCard): GoldfishCard {
  const { name, kind, timing, useCost, catalyst, ap, hp, text, abilities, token, reading, englishName } = card;
  const { englishText, coverage } = card;
  const latest = card.printings.at(-1);
  const printing = latest ? { number: latest.number, illustrator: latest.illustrator } : null;
  const definition = { name, kind, timing, useCost, catalyst, ap, hp, text, abilities, token };
  const pictured = { effectiveOn: card.effectiveOn, printings: card.printings.flatMap(picturedPrinting) };
  return {
    ...definition,
    ...(pictured.printings.length > 0 && pictured),
    reading,
    englishName,
    englishText,
    coverage,
    printing,
    written: null,
  };
}

/** Returns only the picture data of a printing; empty if it has no picture. */
const picturedPrinting = ({ revision, image, imageAlt }: CataloguePrinting) =>
  image ? [{ revision, image, ...(imageAlt && { imageAlt }) }] : [];

/** Returns the name of a card in the reader's language; empty for undefined. */
export const getCardTitle = (lang: Lang, card: FaceCard | undefined): string =>
  card === undefined ? "" : lang === "ja" ? card.name : card.englishName;

/** English name of the generic token for manual actions, which is in no catalogue. */
const ENGLISH: Readonly<Record<string, string>> = { トークン: "Token" };

/** Returns the cards of a game by index: the given cards, then the tokens that their abilities define. */
export function appendTokens(
  given: readonly GoldfishCard[],
  tokens: readonly CardDefinition[],
): readonly GoldfishCard[] {
  const faces = tokens.map((token): GoldfishCard => {
    const known = given.find(({ name }) => name === token.name);
    const { reading = "", englishName = ENGLISH[token.name] ?? token.name, englishText = token.text } = known ?? {};
    return {
      ...token,
      reading,
      englishName,
      englishText,
      coverage: computeCoverage(token.abilities),
      printing: null,
      written: null,
    };
  });
  return [...given, ...faces];
}
