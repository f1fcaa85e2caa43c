import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { z } from "zod";
import { parseCatalogueVersion } from "@/lib/magmell/catalogue/model/build-catalogue";
import type { BilingualText, Catalogue } from "@/lib/magmell/catalogue/model/types";
import { apiPaths } from "../api-paths";
import { findBulkFileSet, findNewestBulkFileSet, findPublicationDate, findStoredBulkFile } from "../data";
import { storeBulkFiles } from "../mutations";
import { BULK_FILE_KINDS, type BulkFileKind, type bulkResponseSchema } from "../schemas/bulk";
import type { BulkFileSet, BulkFileWithBytes } from "../types";
import type { StoredFile } from "./api-result";
import { createBulkFiles } from "./create-bulk-files";

const ABOUT = {
  cards: {
    ja: "すべてのカード。トークンと取り下げられたカード、能力、すべての日付のテキスト、収録も含みます。裁定は別のファイルです。",
    en: "All cards, including tokens and withdrawn cards, with their abilities, texts of all dates, and printings. Rulings are in a file of their own.",
  },
  sets: { ja: "すべてのセット。", en: "All sets." },
  rulings: { ja: "すべての裁定。", en: "All rulings." },
  everything: {
    ja: "セット、カード、裁定、選定リストを1つにまとめたファイル。",
    en: "All sets, cards, rulings and curated lists in one file.",
  },
} as const satisfies Record<BulkFileKind, BilingualText>;

/** Milliseconds to wait for the list of files in the making, while an older list exists. */
const PATIENCE = 2_000;

const made = new WeakMap<Catalogue["cards"], Promise<BulkFileSet>>();

/** Bulk files of a catalogue: the stored ones, otherwise new ones, which are stored. */
function shelfOf(snapshot: Catalogue): Promise<BulkFileSet> {
  const known = made.get(snapshot.cards);
  if (known) return known;
  const shelf = keptOrMade(snapshot);
  made.set(snapshot.cards, shelf);
  shelf.catch(() => made.delete(snapshot.cards));
  return shelf;
}

async function keptOrMade(snapshot: Catalogue): Promise<BulkFileSet> {
  const { version } = snapshot;
  const kept = await findBulkFileSet(version);
  if (kept) return kept;
  const files = await createBulkFiles(snapshot);
  await storeBulkFiles(version, files);
  // When another process has stored the same bytes meanwhile, its files stay.
  return (await findBulkFileSet(version)) ?? { version, files };
}

/** Creates the bulk files of a new publication in advance, so that the first download does not wait. */
export const prepareBulkFiles = async (snapshot: Catalogue): Promise<void> => {
  await shelfOf(snapshot);
};

/** Returns the newest complete files: the files of the previous catalogue while new ones are being created. */
async function readyShelf(snapshot: Catalogue, patience: number): Promise<BulkFileSet> {
  const whole = shelfOf(snapshot);
  const first = await Promise.race([whole, after(patience)]);
  return first ?? (await findNewestBulkFileSet()) ?? whole;
}

const after = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, null).unref();
  });

/** Returns the list of bulk files. The `time` of a file is when its content took effect. */
export async function getBulkManifest(
  snapshot: Catalogue,
  patience = PATIENCE,
): Promise<z.infer<typeof bulkResponseSchema>> {
  const { version, files } = await readyShelf(snapshot, patience);
  const time = await timeOf(version);
  return {
    version,
    files: files.map(({ kind, name, size, sha256, gzip }) => ({
      kind,
      name,
      description: ABOUT[kind],
      time,
      size,
      sha256,
      gzip: { name: `${name}.gz`, ...gzip, download: apiPaths.bulk(`${name}.gz`) },
      download: apiPaths.bulk(name),
    })),
  };
}

/**
 * The time at which the content of a version came to be: its publication, or the later day on which one of its texts
 * came into force. Days begin in Tokyo.
 */
async function timeOf(version: string): Promise<string> {
  const { dataVersion = 0, day = "" } = parseCatalogueVersion(version) ?? {};
  const inForce = Date.parse(`${day}T00:00:00+09:00`);
  const published = (await findPublicationDate(dataVersion))?.getTime() ?? 0;
  return new Date(Math.max(published, Number.isNaN(inForce) ? 0 : inForce)).toISOString();
}

type BulkFileResult =
  | { readonly found: "bytes"; readonly bytes: StoredFile }
  /** The name is an alias of the current file, or of a file that a newer one has replaced. */
  | { readonly found: "current" | "outdated"; readonly name: string }
  | null;

/**
 * Finds a bulk file by name. Plain files are decompressed while they are sent; names with `.gz` return the stored
 * bytes.
 */
export async function findBulkFile(snapshot: Catalogue, asked: string, patience = PATIENCE): Promise<BulkFileResult> {
  const packed = asked.endsWith(".gz");
  const bare = packed ? asked.slice(0, -3) : asked;
  const kind = kindOf(bare);
  if (kind === null) return null;
  const alias = bare === kind || bare === `${kind}.json`;
  const file = alias ? null : await findStoredBulkFile(bare);
  if (file) return { found: "bytes", bytes: packed ? packedBytes(file) : plainBytes(file) };
  const current = (await readyShelf(snapshot, patience)).files.find((one) => one.kind === kind);
  if (!current) return null;
  return { found: alias ? "current" : "outdated", name: packed ? `${current.name}.gz` : current.name };
}

const kindOf = (bare: string): BulkFileKind | null =>
  BULK_FILE_KINDS.find((kind) => bare === kind || bare === `${kind}.json` || bare.startsWith(`${kind}-`)) ?? null;

const packedBytes = ({ gzip, bytes }: BulkFileWithBytes): StoredFile => ({
  type: "application/gzip",
  tag: `"${gzip.sha256}"`,
  body: () => bytes,
});

const plainBytes = ({ sha256, bytes }: BulkFileWithBytes): StoredFile => ({
  type: "application/json; charset=utf-8",
  tag: `W/"${sha256}"`,
  body: () => Readable.toWeb(Readable.from([bytes]).pipe(createGunzip())) as ReadableStream<Uint8Array>,
});
