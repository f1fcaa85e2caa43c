import { z } from "zod";
import { cardDataText, PLAIN_ERROR_MESSAGES } from "./plain-words";
import { getProducedMana } from "./produced-mana";
import type { SourceCard, SourceEntry } from "./source-card";
import {
  cardTextSchema,
  colorsSchema,
  isDeckCard,
  keywordsSchema,
  manaValueSchema,
  printedNameSchema,
  printedNumberSchema,
  producedManaSchema,
  releaseDateSchema,
  SPLIT_NAME_LAYOUTS,
  setCodeSchema,
  sortColors,
  sourceCostSchema,
  sourceLineSchema,
  sourceNameSchema,
  toEntryProblems,
} from "./source-fields";
import { readTypeLine } from "./type-line";

const faceFields = {
  name: sourceNameSchema,
  printed_name: printedNameSchema,
  type_line: sourceLineSchema.nullish(),
  mana_cost: sourceCostSchema.nullish(),
  cmc: manaValueSchema.nullish(),
  colors: colorsSchema.nullish(),
  power: printedNumberSchema.nullish(),
  toughness: printedNumberSchema.nullish(),
  loyalty: printedNumberSchema.nullish(),
  oracle_text: cardTextSchema.nullish(),
};

/** An entry of a bulk file of Scryfall: one printing of a card. */
const scryfallSchema = z.object({
  ...faceFields,
  object: z.literal("card"),
  lang: z.string().max(10),
  layout: z.string().max(40),
  keywords: keywordsSchema.nullish(),
  produced_mana: producedManaSchema.nullish(),
  set: setCodeSchema,
  set_name: sourceNameSchema,
  released_at: releaseDateSchema,
  digital: z.boolean().nullish(),
  flavor_name: z.string().nullish(),
  card_faces: z.array(z.object(faceFields)).max(10).nullish(),
  all_parts: z
    .array(z.object({ component: z.string(), name: z.string() }))
    .max(2_000)
    .nullish(),
});
type ScryfallCard = z.infer<typeof scryfallSchema>;

/** Reads an entry of a Scryfall bulk file. Skips objects that no deck can contain, and cards of digital sets. */
export function readScryfallEntry(value: unknown): SourceEntry {
  const read = scryfallSchema.safeParse(value, PLAIN_ERROR_MESSAGES);
  if (!read.success) return { is: "wrong", faults: toEntryProblems(read.error) };
  const card = read.data;
  if (card.digital === true || isMelded(card)) return { is: "other" };
  const sighting = sightingOf(card);
  if (!hasTypes(card) && isDeckCard(card.layout, [])) {
    return {
      is: "wrong",
      faults: [{ path: ["type_line"], reason: cardDataText("missingOnFaces") }],
    };
  }
  return isDeckCard(card.layout, sighting.types) ? { is: "card", sighting } : { is: "other" };
}

/** Whether an entry is a melded card, made of two backs. */
const isMelded = ({ layout, name, all_parts }: ScryfallCard): boolean =>
  layout === "meld" && (all_parts ?? []).some((part) => part.component === "meld_result" && part.name === name);

/** Whether an entry has types; reversible cards have them on faces only. */
const hasTypes = ({ type_line, card_faces }: ScryfallCard): boolean =>
  [{ type_line }, ...(card_faces ?? [])].some((face) => (face.type_line ?? null) !== null);

function sightingOf(card: ScryfallCard): SourceCard {
  const faces = card.card_faces ?? [];
  const whole = SPLIT_NAME_LAYOUTS.has(card.layout) || faces.length === 0;
  const front = faces[0] ?? card;
  const shown = whole ? card : front;
  const line = readTypeLine(shown.type_line ?? card.type_line ?? "");
  const texts = new Set(faces.map(({ oracle_text }) => oracle_text ?? "").filter(Boolean));
  return {
    name: shown.name,
    japanese: card.lang === "ja" && (card.flavor_name ?? "") === "" ? japaneseName(card, whole) : "",
    cost: (shown.mana_cost ?? front.mana_cost ?? "").replaceAll(" ", ""),
    // A card that shows itself on both sides tells its mana value on each of them.
    manaValue: card.cmc ?? front.cmc ?? 0,
    ...line,
    colours: sortColors(card.colors ?? front.colors ?? []),
    keywords: card.keywords ?? [],
    power: shown.power ?? "",
    toughness: shown.toughness ?? "",
    loyalty: shown.loyalty ?? "",
    makes: getProducedMana({
      given: card.produced_mana ?? null,
      subtypes: line.subtypes,
      text: shown.oracle_text ?? "",
    }),
    text: card.oracle_text ?? [...texts].join("\n"),
    sets: [{ code: card.set.toLowerCase(), name: card.set_name, released: card.released_at }],
  };
}

function japaneseName(card: ScryfallCard, whole: boolean): string {
  const faces = card.card_faces ?? [];
  if (!whole) return faces[0]?.printed_name ?? "";
  const halves = faces.map(({ printed_name }) => printed_name ?? "").filter(Boolean);
  return (card.printed_name ?? "") || halves.join(" // ");
}
