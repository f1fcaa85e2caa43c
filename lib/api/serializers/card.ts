import type { z } from "zod";
import { formatSymbols } from "@/engine/magmell";
import { getPrintingImage } from "@/lib/magmell/catalogue/model/card-image";
import { findRarity } from "@/lib/magmell/catalogue/model/rarity";
import type {
  Catalogue,
  CatalogueCard,
  CataloguePrinting,
  CatalogueRevision,
} from "@/lib/magmell/catalogue/model/types";
import { apiPaths } from "../api-paths";
import type { CardMatch } from "../look-up-card";
import type { cardSchema, fullCardSchema, printingSchema } from "../schemas/card";
import type { namedCardSchema, nameMatchSchema } from "../schemas/parts";
import { serializeRuling } from "./ruling";

type SerializedCard = z.infer<typeof cardSchema>;
type Held = Pick<Catalogue, "rulings" | "byNumber" | "sets">;

/** Serializes a card: its canonical information (205.3), with costs in the notation of the card files. */
export function serializeCard(card: CatalogueCard): SerializedCard {
  const { number, name, reading, englishName, aliases, tags, token, retired } = card;
  const { englishText, coverage, effectiveOn } = card;
  return {
    number,
    name,
    reading,
    englishName,
    ...(card.romanized && { romanized: true as const }),
    aliases: [...aliases],
    tags: [...tags],
    token,
    retired,
    ...rulesInformation(card),
    englishText,
    colors: [...card.colors],
    neededColors: [...card.neededColors],
    coverage,
    effectiveOn,
    links: { self: apiPaths.card(number), page: apiPaths.cardPage(name) },
  };
}

/** Serializes the names of a card. */
export const serializeNamedCard = ({ number, name, englishName }: CatalogueCard): z.infer<typeof namedCardSchema> => ({
  number,
  name,
  englishName,
});

/** Serializes how a typed name matched its card. */
export const serializeNameMatch = (asked: string, { how, candidates }: CardMatch): z.infer<typeof nameMatchSchema> => ({
  asked,
  how,
  candidates: candidates.map(serializeNamedCard),
});

/**
 * Serializes a card with its abilities as the engine reads them, all past, current and future revisions from the oldest
 * on, all printings, and its rulings.
 */
export const serializeFullCard = (card: CatalogueCard, held: Held): z.infer<typeof fullCardSchema> => ({
  ...serializeCard(card),
  abilities: card.abilities as readonly object[] as Record<string, unknown>[],
  revisions: card.revisions.map((revision) => ({ effectiveOn: revision.effectiveOn, ...rulesInformation(revision) })),
  printings: card.printings.map((printing) => serializePrinting(printing, held.sets)),
  rulings: (held.rulings.get(card.number) ?? []).map((ruling) => serializeRuling(ruling, held)),
});

/** Serializes a printing without empty fields. `sets` supplies the names of rarities. */
export function serializePrinting(
  printing: CataloguePrinting,
  sets: Catalogue["sets"],
): z.infer<typeof printingSchema> {
  const { set, number, illustrator, flavor, finish, product, revision } = printing;
  const rarity = findRarity(
    printing,
    sets.find(({ code }) => code === set),
  );
  const image = getPrintingImage(printing);
  return {
    ...{ set, number, illustrator, flavor, finish, product, revision },
    ...(rarity && { rarity: { ...rarity } }),
    ...(image && { images: apiPaths.images(image.sha256) }),
    links: { self: apiPaths.printing(set, number) },
  };
}

function rulesInformation({ kind, timing, useCost, catalyst, ap, hp, text, readings = [] }: CatalogueRevision) {
  const costs = { useCost: formatSymbols(useCost), catalyst: formatSymbols(catalyst) };
  return { kind, timing, ...costs, ap, hp, text, ...(readings.length > 0 && { readings: [...readings] }) };
}
