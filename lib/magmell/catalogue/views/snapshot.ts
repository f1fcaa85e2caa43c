import { compareByText } from "@/lib/collections";
import { runToCompletion } from "@/lib/tasks";
import { type SerializedRevision, serializeRevision } from "../import/files/write-revision";
import { buildCatalogue, parseCatalogueVersion } from "../model/build-catalogue";
import { parseStoredSymbols } from "../model/stored-symbols";
import type {
  CardRecord,
  Catalogue,
  CatalogueCard,
  CataloguePrinting,
  CatalogueSet,
  CuratedList,
  IsoDate,
  RulingRecord,
  TextReading,
} from "../model/types";

const SNAPSHOT_FORMAT = "grimoire-snapshot/3";

/**
 * The whole catalogue as JSON, in the notation of card files without empty fields. It also contains the readings of the
 * canonical texts, so that opening it needs no compiler.
 */
export type CatalogueSnapshot = {
  readonly format: typeof SNAPSHOT_FORMAT;
  readonly version: string;
  readonly asOf: IsoDate;
  readonly sets: readonly CatalogueSet[];
  readonly cards: readonly SnapshotCard[];
  readonly rulings: readonly RulingRecord[];
  readonly lists: readonly CuratedList[];
};

type Optional<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

type SnapshotCard = Optional<Omit<CardRecord, "revisions" | "printings">, "token" | "retired" | "aliases" | "tags"> & {
  readonly revisions: readonly SerializedRevision[];
  readonly printings: readonly Optional<CataloguePrinting, "flavor" | "finish" | "product">[];
} & Partial<TextReading>;

/**
 * Serializes a catalogue for `readSnapshot`. The date in it is the first date of the version, so that each version has
 * exactly one text.
 */
export function writeSnapshot({ version, sets, cards, rulings, lists }: Catalogue): CatalogueSnapshot {
  const asOf = parseCatalogueVersion(version)?.day ?? "";
  const ruled = new Map([...rulings.values()].flat().map(({ recheck, ...ruling }) => [ruling.id, ruling]));
  return {
    format: SNAPSHOT_FORMAT,
    version,
    asOf,
    sets,
    cards: cards.map(writeCard),
    rulings: [...ruled.values()].sort(compareByText(({ id }) => id)),
    lists,
  };
}

/** Opens a snapshot, in the browser or on the server. Throws if it is not a snapshot or has a newer format. */
export function readSnapshot(snapshot: CatalogueSnapshot): Catalogue {
  if (snapshot.format !== SNAPSHOT_FORMAT)
    throw new Error(`A snapshot of the format ${snapshot.format} cannot be read`);
  const { version, asOf, sets, cards, rulings, lists } = snapshot;
  const readings = new Map(cards.map((card) => [card.number, readingOf(card)]));
  const read = ({ number }: CardRecord) => readings.get(number) ?? readingOf({});
  const records = { sets, cards: cards.map(readCard), rulings, lists };
  return runToCompletion(buildCatalogue(records, parseCatalogueVersion(version)?.dataVersion ?? 0, asOf, read));
}

function writeCard(card: CatalogueCard): SnapshotCard {
  const { number, name, reading, englishName, romanized, token, retired, aliases, tags } = card;
  const { revisions, printings, abilities, englishText, coverage } = card;
  return {
    number,
    name,
    reading,
    englishName: romanized ? "" : englishName,
    ...(token && { token }),
    ...(retired && { retired }),
    ...(aliases.length > 0 && { aliases }),
    ...(tags.length > 0 && { tags }),
    ...(abilities.length > 0 && { abilities }),
    ...(englishText && { englishText }),
    ...(coverage !== "full" && { coverage }),
    revisions: revisions.map(serializeRevision),
    printings: printings.map(writePrinting),
  };
}

const writePrinting = ({
  flavor,
  finish,
  product,
  placeholder,
  hiddenImage,
  ...printing
}: CataloguePrinting): SnapshotCard["printings"][number] => ({
  ...printing,
  ...(flavor && { flavor }),
  ...(finish !== "normal" && { finish }),
  ...(product && { product }),
});

const readingOf = ({ abilities = [], englishText = "", coverage = "full" }: Partial<TextReading>): TextReading => ({
  abilities,
  englishText,
  coverage,
});

function readCard(written: SnapshotCard): CardRecord {
  const { number, name, reading, englishName, token = false, retired = false, aliases = [], tags = [] } = written;
  return {
    number,
    name,
    reading,
    englishName,
    token,
    retired,
    aliases,
    tags,
    revisions: written.revisions.map(
      ({ timing = null, useCost = "", catalyst = "", ap = null, hp = null, ...revision }) => ({
        ...revision,
        timing,
        ap,
        hp,
        useCost: parseStoredSymbols(useCost),
        catalyst: parseStoredSymbols(catalyst),
      }),
    ),
    printings: written.printings.map(({ flavor = "", finish = "normal", product = "", ...printing }) => ({
      ...printing,
      flavor,
      finish,
      product,
    })),
  };
}
