import { compareByText } from "@/lib/collections";
import type {
  BilingualText,
  CardRecord,
  CataloguePrinting,
  CatalogueRecords,
  CatalogueSet,
  Rarity,
} from "@/lib/magmell/catalogue/model/types";
import {
  CARD_FILE_FORMAT,
  type CardInput,
  type ListInput,
  type PrintingInput,
  type RulingInput,
  type SetInput,
} from "./schema";
import { serializeRevision } from "./write-revision";

/** A whole catalogue as a card file. */
export type SerializedCatalogue = {
  readonly format: typeof CARD_FILE_FORMAT;
  readonly sets: readonly SetInput[];
  readonly cards: readonly CardInput[];
  readonly rulings: readonly RulingInput[];
  readonly lists: readonly ListInput[];
};

/**
 * Returns a catalogue as a card file that imports to the same catalogue, whatever the previous state. Equal catalogues
 * give equal texts: entries and fields have a fixed order, and empty fields are left out.
 */
export function serializeCatalogue({ sets, cards, rulings = [], lists = [] }: CatalogueRecords): SerializedCatalogue {
  const names = new Map(cards.map(({ number, name }) => [number, name]));
  const named = (numbers: readonly number[]) => numbers.flatMap((number) => names.get(number) ?? []);
  return {
    format: CARD_FILE_FORMAT,
    sets: sorted(sets, ({ code }) => code).map(writeSet),
    cards: [...cards].sort((a, b) => a.number - b.number).map(writeCard),
    rulings: sorted(rulings, ({ id }) => id).map(({ id, question, answer, cards: about, rules, source, date }) => ({
      id,
      question: writeBilingual(question),
      answer: writeBilingual(answer),
      cards: named(about),
      rules: [...rules],
      source,
      date,
    })),
    lists: sorted(lists, ({ id }) => id).map(({ id, name, englishName, cards: held }) => ({
      id,
      name,
      ...(englishName && { englishName }),
      cards: named(held),
    })),
  };
}

/** Returns the text of a card file with an entry on each line, so that two files can be compared line by line. */
export function stringifyCardFile(records: CatalogueRecords): string {
  const { format, ...lists } = serializeCatalogue(records);
  const list = (entries: readonly unknown[]) =>
    entries.length === 0 ? "[]" : `[\n${entries.map((entry) => JSON.stringify(entry)).join(",\n")}\n]`;
  const written = Object.entries(lists).map(([field, entries]) => `"${field}": ${list(entries)}`);
  return `{"format": "${format}",\n${written.join(",\n")}}\n`;
}

function sorted<T>(entries: readonly T[], idOf: (entry: T) => string): readonly T[] {
  return [...entries].sort(compareByText(idOf));
}

function writeSet({ code, name, englishName, releasedOn, type, counters = {}, rarities = [] }: CatalogueSet): SetInput {
  const named = sorted(Object.entries(counters), ([counter]) => counter);
  return {
    code,
    name,
    ...(englishName && { englishName }),
    releasedOn,
    ...(type !== "main" && { type }),
    ...(named.length > 0 && { counters: Object.fromEntries(named) }),
    ...(rarities.length > 0 && { rarities: rarities.map(writeRarity) }),
  };
}

const writeBilingual = ({ ja, en }: BilingualText) => ({ ja, ...(en && { en }) });

const writeRarity = ({ code, name, englishName }: Rarity) => ({ code, name, ...(englishName && { englishName }) });

function writeCard(card: CardRecord): CardInput {
  const { number, name, reading, englishName, token, retired, aliases, tags, revisions, printings } = card;
  return {
    number,
    name,
    reading,
    ...(englishName && { englishName }),
    ...(token && { token }),
    ...(retired && { retired }),
    // Written even when empty: left out they would stay as they were before.
    aliases: [...aliases],
    tags: [...tags],
    revisions: sorted(revisions, ({ effectiveOn }) => effectiveOn).map((revision) => ({
      ...serializeRevision(revision),
      readings: [...(revision.readings ?? [])],
    })),
    printings: sorted(printings, ({ set, number: inSet }) => `${set} ${inSet}`).map(writePrinting),
  };
}

const writePrinting = ({
  illustrator,
  flavor,
  rarity,
  finish,
  product,
  image,
  imageAlt,
  ...printing
}: CataloguePrinting): PrintingInput => ({
  set: printing.set,
  number: printing.number,
  ...(illustrator && { illustrator }),
  ...(flavor && { flavor }),
  ...(rarity && { rarity }),
  ...(finish !== "normal" && { finish }),
  ...(product && { product }),
  revision: printing.revision,
  ...(image && { image }),
  ...(imageAlt && { imageAlt }),
});
