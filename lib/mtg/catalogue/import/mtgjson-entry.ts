import { z } from "zod";
import type { Entry, SetFacts, Sighting } from "./sighting";
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

const foreignSchema = z.object({
  language: z.string().max(40),
  name: nameField.optional(),
  faceName: nameField.nullish(),
});

/** A card, or one face of one, in the files of MTGJSON. */
const faceSchema = z.object({
  name: nameField,
  faceName: nameField.optional(),
  side: z.string().max(2).optional(),
  layout: z.string().max(40),
  type: lineField,
  manaCost: costField.optional(),
  manaValue: manaValueField.optional(),
  colors: coloursField.optional(),
  keywords: keywordsField.optional(),
  power: numberField.optional(),
  toughness: numberField.optional(),
  loyalty: numberField.optional(),
  producedMana: makesField.optional(),
  text: textField.optional(),
  printings: z.array(codeField).max(500).optional(),
  isOnlineOnly: z.boolean().optional(),
  foreignData: z.array(foreignSchema).max(40).optional(),
});
type Face = z.infer<typeof faceSchema>;

/** A set of the file of all printings. Its cards are read one by one, so that a fault tells which. */
const setSchema = z.object({
  code: codeField,
  name: nameField,
  releaseDate: dayField,
  isOnlineOnly: z.boolean().optional(),
  cards: z.array(z.unknown()).max(20_000),
});

/** Cards of a set of MTGJSON's file of all printings, or what is wrong with the set. */
export function readMtgjsonSet(value: unknown): readonly Entry[] {
  const read = setSchema.safeParse(value);
  if (!read.success) return [{ is: "wrong", faults: faultsOf(read.error) }];
  const { code, name, releaseDate, isOnlineOnly, cards } = read.data;
  if (isOnlineOnly === true) return [{ is: "other" }];
  const set = { code: code.toLowerCase(), name, released: releaseDate };
  return cards.map((card, index) => faceEntry(card, ["cards", index], () => [set]));
}

/** The card of an entry of MTGJSON's file of cards: its faces, the front first. */
export function readMtgjsonCard(value: unknown): Entry {
  const faces = z.array(z.unknown()).min(1).max(10).safeParse(value);
  if (!faces.success) return { is: "wrong", faults: faultsOf(faces.error) };
  return faceEntry(faces.data[0], [0], ({ printings = [] }) =>
    printings.map((code) => ({ code: code.toLowerCase(), name: code.toUpperCase(), released: null })),
  );
}

function faceEntry(value: unknown, inside: readonly PropertyKey[], setsOf: (face: Face) => readonly SetFacts[]): Entry {
  const read = faceSchema.safeParse(value);
  if (!read.success) return { is: "wrong", faults: faultsOf(read.error, inside) };
  const face = read.data;
  const isBack = face.side !== undefined && face.side !== "a";
  if (isBack || NO_CARDS.has(face.layout) || face.isOnlineOnly === true) return { is: "other" };
  return { is: "card", sighting: sightingOf(face, setsOf(face)) };
}

function sightingOf(face: Face, sets: readonly SetFacts[]): Sighting {
  const whole = WHOLE_NAMES.has(face.layout);
  const japanese = face.foreignData?.find(({ language }) => language === "Japanese");
  return {
    name: whole ? face.name : (face.faceName ?? face.name),
    japanese: (whole ? japanese?.name : (japanese?.faceName ?? japanese?.name)) ?? "",
    cost: (face.manaCost ?? "").replaceAll(" ", ""),
    manaValue: face.manaValue ?? 0,
    ...readTypeLine(face.type),
    colours: (face.colors ?? []).map((colour) => colour.toLowerCase()),
    keywords: face.keywords ?? [],
    power: face.power ?? "",
    toughness: face.toughness ?? "",
    loyalty: face.loyalty ?? "",
    makes: manaLetters(face.producedMana ?? []),
    text: face.text ?? "",
    sets,
  };
}
