import { z } from "zod";
import { toNameKey } from "@/engine/mtg/deck";
import { cardDataText, PLAIN_ERROR_MESSAGES, quoteText } from "./plain-words";
import { getProducedMana } from "./produced-mana";
import type { SetFacts, SourceCard, SourceEntry, SourceEntryProblem } from "./source-card";
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
  setCodesSchema,
  sortColors,
  sourceCostSchema,
  sourceLineSchema,
  sourceNameSchema,
  toEntryProblems,
} from "./source-fields";
import { readTypeLine } from "./type-line";

const foreignSchema = z.object({
  language: z.string().max(40),
  name: printedNameSchema,
  faceName: printedNameSchema,
});

/** A card, or one face of one, in the files of MTGJSON. */
const faceSchema = z.object({
  name: sourceNameSchema,
  faceName: sourceNameSchema.nullish(),
  side: z.string().max(2).nullish(),
  layout: z.string().max(40),
  type: sourceLineSchema,
  manaCost: sourceCostSchema.nullish(),
  manaValue: manaValueSchema.nullish(),
  colors: colorsSchema.nullish(),
  keywords: keywordsSchema.nullish(),
  power: printedNumberSchema.nullish(),
  toughness: printedNumberSchema.nullish(),
  loyalty: printedNumberSchema.nullish(),
  producedMana: producedManaSchema.nullish(),
  text: cardTextSchema.nullish(),
  printings: setCodesSchema.nullish(),
  isOnlineOnly: z.boolean().nullish(),
  isRebalanced: z.boolean().nullish(),
  flavorName: z.string().nullish(),
  faceFlavorName: z.string().nullish(),
  foreignData: z.array(foreignSchema).max(1_000).nullish(),
});
type Face = z.infer<typeof faceSchema>;

/** Schema of a set in AllPrintings. Its cards are validated one by one, so that an error names the card. */
const setSchema = z.object({
  code: setCodeSchema,
  name: sourceNameSchema,
  releaseDate: releaseDateSchema,
  isOnlineOnly: z.boolean().nullish(),
});
const SET_FIELDS: ReadonlySet<string> = new Set(Object.keys(setSchema.shape));

/** Most cards of a set; the largest has some thousands. */
const MOST_CARDS = 20_000;

/** Creates a reader for a set in AllPrintings, field by field, because its name and date may come after its cards. */
export function createMtgjsonSetReader() {
  const facts = new Map<string, unknown>();
  const faults: SourceEntryProblem[] = [];
  const faces: Face[] = [];
  let [cards, others] = [0, 0];
  let hasCards = false;
  return {
    /** Stores a field; unused ones are dropped. */
    field(name: string, value: unknown): void {
      if (name === "cards") faults.push({ path: ["cards"], reason: cardDataText("cardList") });
      if (name === "cards") hasCards = true;
      if (SET_FIELDS.has(name)) facts.set(name, value);
    },
    /** Takes the next of its cards. */
    card(value: unknown): void {
      const path = ["cards", cards];
      cards += 1;
      const read = faceSchema.safeParse(value, PLAIN_ERROR_MESSAGES);
      if (!read.success) faults.push(...toEntryProblems(read.error, path));
      else if (isPrinted(read.data)) faces.push(read.data);
      else others += 1;
    },
    /** Returns the cards, or errors. Digital-only sets have no cards. */
    entries(): readonly SourceEntry[] {
      if (facts.get("isOnlineOnly") === true) return leftOut(cards);
      const read = setSchema.safeParse(Object.fromEntries(facts), PLAIN_ERROR_MESSAGES);
      if (!read.success) faults.push(...toEntryProblems(read.error));
      if (cards === 0 && !hasCards && !read.success) faults.push({ path: ["cards"], reason: cardDataText("noCards") });
      if (cards > MOST_CARDS)
        faults.push({ path: ["cards"], reason: cardDataText("manyCards", { cards, most: MOST_CARDS }) });
      if (!read.success || faults.length > 0) return [{ is: "wrong", faults }];
      const { code, name, releaseDate } = read.data;
      const set = { code: code.toLowerCase(), name, released: releaseDate };
      const found = [...byName(faces).values()].map((card) => cardEntry(card, () => [set]));
      return [...found, ...leftOut(others)];
    },
  };
}

const leftOut = (cards: number): readonly SourceEntry[] => Array.from({ length: cards }, () => ({ is: "other" }));

/** Reads the card in an AtomicCards entry of MTGJSON, which lists the card's faces in any order. */
export function readMtgjsonCard(value: unknown): SourceEntry {
  const list = z.array(z.unknown()).min(1).max(20).safeParse(value, PLAIN_ERROR_MESSAGES);
  if (!list.success) return { is: "wrong", faults: toEntryProblems(list.error) };
  const read = list.data.map((face) => faceSchema.safeParse(face, PLAIN_ERROR_MESSAGES));
  const faults = read.flatMap(({ error }, at) => (error === undefined ? [] : toEntryProblems(error, [at])));
  if (faults.length > 0) return { is: "wrong", faults };
  const faces = read.flatMap(({ data }) => (data === undefined || !isPrinted(data) ? [] : [data]));
  if (faces.length === 0) return { is: "other" };
  return cardEntry(faces, ({ printings }) =>
    (printings ?? []).map((code) => ({ code: code.toLowerCase(), name: code.toUpperCase(), released: null })),
  );
}

const namesSchema = z.array(z.object({ name: sourceNameSchema, faceName: sourceNameSchema.nullish() }));

/**
 * Returns an error if the key of an AtomicCards entry is neither the name of its card nor of a face; null otherwise.
 */
export function findNameMismatch(value: unknown, called: string): SourceEntry | null {
  const faces = namesSchema.safeParse(value).data ?? [];
  const isCalled = (name: string) => name === called || toNameKey(name) === toNameKey(called);
  const at = faces.findIndex(({ name, faceName }) => !isCalled(name) && !isCalled(faceName ?? name));
  if (at === -1) return null;
  const reason = cardDataText("otherName", { name: quoteText(faces[at]?.name ?? ""), called: quoteText(called) });
  return { is: "wrong", faults: [{ path: [at, "name"], reason }] };
}

/** Whether the card exists on paper. Names of rebalanced digital cards begin with `A-`. */
const isPrinted = ({ isOnlineOnly, isRebalanced, name }: Face): boolean =>
  isOnlineOnly !== true && isRebalanced !== true && !name.startsWith("A-");

/** Faces of a set by the name of their card, in the order of the set. */
function byName(faces: readonly Face[]): ReadonlyMap<string, readonly Face[]> {
  const cards = new Map<string, Face[]>();
  for (const face of faces) {
    const known = cards.get(face.name);
    if (known === undefined) cards.set(face.name, [face]);
    else if (!known.some(({ side }) => side === face.side)) known.push(face);
  }
  return cards;
}

/** Card of all known faces; a back face alone, as of meld cards, is not a card. */
function cardEntry(faces: readonly Face[], setsOf: (front: Face) => readonly SetFacts[]): SourceEntry {
  const front = faces.find(({ side }) => side === undefined || side === null || side === "a");
  if (front === undefined) return { is: "other" };
  const sides = [front, ...faces.filter((face) => face !== front && face.side !== front.side)];
  sides.sort((one, other) => ((one.side ?? "") < (other.side ?? "") ? -1 : 1));
  const sighting = sightingOf(front, sides, setsOf(front));
  return isDeckCard(front.layout, sighting.types) ? { is: "card", sighting } : { is: "other" };
}

function sightingOf(front: Face, sides: readonly Face[], sets: readonly SetFacts[]): SourceCard {
  const whole = SPLIT_NAME_LAYOUTS.has(front.layout);
  const shown = whole ? sides : [front];
  const line = readTypeLine(shown.map(({ type }) => type).join(" // "));
  const text = [...new Set(sides.map((side) => side.text ?? "").filter(Boolean))].join("\n");
  const given = shown.flatMap(({ producedMana }) => producedMana ?? []);
  return {
    name: whole ? front.name : (front.faceName ?? front.name),
    japanese: japaneseName(front, whole),
    cost: shown
      .map(({ manaCost }) => (manaCost ?? "").replaceAll(" ", ""))
      .filter(Boolean)
      .join("//"),
    manaValue: front.manaValue ?? 0,
    ...line,
    colours: sortColors(shown.flatMap(({ colors }) => colors ?? [])),
    keywords: [...new Set(shown.flatMap(({ keywords }) => keywords ?? []))],
    power: front.power ?? "",
    toughness: front.toughness ?? "",
    loyalty: front.loyalty ?? "",
    makes: getProducedMana({ given: given.length > 0 ? given : null, subtypes: line.subtypes, text: front.text ?? "" }),
    text,
    sets,
  };
}

/** The Japanese name of a printing; empty where it is printed under a name for show. */
function japaneseName({ foreignData, flavorName, faceFlavorName }: Face, whole: boolean): string {
  if ((flavorName ?? faceFlavorName ?? "") !== "") return "";
  const japanese = foreignData?.find(({ language }) => language === "Japanese");
  if (japanese === undefined) return "";
  const { name, faceName } = japanese;
  return (whole ? (name ?? faceName) : (faceName ?? name?.split(" // ")[0])) ?? "";
}
