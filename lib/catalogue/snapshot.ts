import { printSymbols, type Symbols } from "@/engine";
import { openCatalogue } from "./open-catalogue";
import { symbolsOf } from "./symbols-of";
import type { CardRecord, Catalogue, CatalogueRevision, CatalogueSet, IsoDate } from "./types";

export const SNAPSHOT_FORMAT = "grimoire-snapshot/1";

/** The whole catalogue as JSON: the card file's notation with what is empty left out. */
export type Snapshot = {
  readonly format: typeof SNAPSHOT_FORMAT;
  readonly version: string;
  readonly asOf: IsoDate;
  readonly sets: readonly CatalogueSet[];
  readonly cards: readonly SnapshotCard[];
};

type SnapshotCard = Omit<CardRecord, "token" | "revisions" | "printings"> & {
  readonly token?: true;
  readonly revisions: readonly SnapshotRevision[];
  readonly printings: readonly (Omit<CardRecord["printings"][number], "flavor"> & { readonly flavor?: string })[];
};

type SnapshotRevision = Pick<CatalogueRevision, "effectiveOn" | "kind" | "text"> & {
  readonly timing?: NonNullable<CatalogueRevision["timing"]>;
  readonly useCost?: string;
  readonly catalyst?: string;
  readonly ap?: number;
  readonly hp?: number;
};

/**
 * Writes a catalogue so that `readSnapshot` opens the same one elsewhere. The day is the first on which it reads like this,
 * so that a version has one text.
 */
export function writeSnapshot({ version, sets, cards }: Catalogue): Snapshot {
  const asOf = version.slice(version.indexOf(".") + 1);
  return { format: SNAPSHOT_FORMAT, version, asOf, sets, cards: cards.map(writeCard) };
}

/** Opens a snapshot, in the browser or anywhere. Throws when it is none, or of a newer format. */
export function readSnapshot(snapshot: Snapshot): Catalogue {
  if (snapshot.format !== SNAPSHOT_FORMAT)
    throw new Error(`A snapshot of the format ${snapshot.format} cannot be read`);
  const { version, asOf, sets, cards } = snapshot;
  return openCatalogue({ sets, cards: cards.map(readCard) }, Number(version.split(".")[0]), asOf);
}

function writeCard({ number, name, reading, englishName, token, revisions, printings }: CardRecord): SnapshotCard {
  return {
    ...{ number, name, reading, englishName },
    ...(token && { token }),
    revisions: revisions.map(writeRevision),
    printings: printings.map(({ flavor, ...printing }) => (flavor ? { ...printing, flavor } : printing)),
  };
}

function writeRevision(revision: CatalogueRevision): SnapshotRevision {
  const { effectiveOn, kind, timing, useCost, catalyst, ap, hp, text } = revision;
  return {
    effectiveOn,
    kind,
    ...(timing && { timing }),
    ...written("useCost", useCost),
    ...written("catalyst", catalyst),
    ...(ap !== null && { ap }),
    ...(hp !== null && { hp }),
    text,
  };
}

function written<F extends string>(field: F, symbols: Symbols): { readonly [K in F]?: string } {
  const text = printSymbols(symbols);
  return (text ? { [field]: text } : {}) as { readonly [K in F]?: string };
}

function readCard({ token, revisions, printings, ...card }: SnapshotCard): CardRecord {
  return {
    ...card,
    token: token === true,
    revisions: revisions.map(({ timing = null, useCost = "", catalyst = "", ap = null, hp = null, ...revision }) => ({
      ...revision,
      ...{ timing, ap, hp },
      useCost: symbolsOf(useCost),
      catalyst: symbolsOf(catalyst),
    })),
    printings: printings.map(({ flavor = "", ...printing }) => ({ ...printing, flavor })),
  };
}
