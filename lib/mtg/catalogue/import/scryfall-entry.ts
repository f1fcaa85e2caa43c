import { z } from "zod";
import type { Entry, Sighting } from "./sighting";
import {
  codeField,
  coloursField,
  costField,
  dayField,
  faultsOf,
  keywordsField,
  lineField,
  makesField,
  manaLetters,
  manaValueField,
  NO_CARDS,
  nameField,
  numberField,
  textField,
  WHOLE_NAMES,
} from "./source-fields";
import { readTypeLine } from "./type-line";

const faceFields = {
  name: nameField,
  printed_name: nameField.optional(),
  type_line: lineField.optional(),
  mana_cost: costField.optional(),
  colors: coloursField.optional(),
  power: numberField.optional(),
  toughness: numberField.optional(),
  loyalty: numberField.optional(),
  oracle_text: textField.optional(),
};

/** An entry of a bulk file of Scryfall: one printing of a card. */
const scryfallSchema = z.object({
  ...faceFields,
  object: z.literal("card"),
  lang: z.string().max(10),
  layout: z.string().max(40),
  cmc: manaValueField.optional(),
  keywords: keywordsField.optional(),
  produced_mana: makesField.optional(),
  set: codeField,
  set_name: nameField,
  released_at: dayField,
  digital: z.boolean().optional(),
  card_faces: z.array(z.object(faceFields)).max(4).optional(),
});
type ScryfallCard = z.infer<typeof scryfallSchema>;

/** A card as an entry of a bulk file of Scryfall shows it. Entries of things that no deck holds, and of digital sets, are none. */
export function readScryfallEntry(value: unknown): Entry {
  const read = scryfallSchema.safeParse(value);
  if (!read.success) return { is: "wrong", faults: faultsOf(read.error) };
  const card = read.data;
  if (NO_CARDS.has(card.layout) || card.digital === true) return { is: "other" };
  return { is: "card", sighting: sightingOf(card) };
}

function sightingOf(card: ScryfallCard): Sighting {
  const faces = card.card_faces ?? [];
  const whole = WHOLE_NAMES.has(card.layout) || faces.length === 0;
  const front = faces[0] ?? card;
  const shown = whole ? card : front;
  return {
    name: shown.name,
    japanese: card.lang === "ja" ? japaneseName(card, whole) : "",
    cost: (shown.mana_cost ?? front.mana_cost ?? "").replaceAll(" ", ""),
    manaValue: card.cmc ?? 0,
    ...readTypeLine(shown.type_line ?? card.type_line ?? ""),
    colours: (card.colors ?? front.colors ?? []).map((colour) => colour.toLowerCase()),
    keywords: card.keywords ?? [],
    power: shown.power ?? "",
    toughness: shown.toughness ?? "",
    loyalty: shown.loyalty ?? "",
    makes: manaLetters(card.produced_mana ?? []),
    text: card.oracle_text ?? faces.map(({ oracle_text = "" }) => oracle_text).join("\n"),
    sets: [{ code: card.set.toLowerCase(), name: card.set_name, released: card.released_at }],
  };
}

function japaneseName(card: ScryfallCard, whole: boolean): string {
  const faces = card.card_faces ?? [];
  if (!whole) return faces[0]?.printed_name ?? "";
  return (
    card.printed_name ??
    faces
      .map(({ printed_name = "" }) => printed_name)
      .filter(Boolean)
      .join(" // ")
  );
}
