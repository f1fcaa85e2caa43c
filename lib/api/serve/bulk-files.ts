import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { z } from "zod";
import { partsOfVersion, redated } from "@/lib/catalogue/open-catalogue";
import type { Bilingual, Catalogue } from "@/lib/catalogue/types";
import { bulkLines } from "../answers/bulk-lines";
import { apiAddress } from "../api-address";
import { BULK_KINDS, type BulkKind, type bulkAnswer } from "../schemas/bulk";
import type { KeptBytes } from "./api-answer";

/** A file of a catalogue: kept gzipped, its plain bytes come from unpacking. */
type BulkFile = {
  readonly kind: BulkKind;
  /** Without `.gz`. Made of the content, so that it stands for these bytes for ever. */
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  readonly gzip: { readonly bytes: Uint8Array<ArrayBuffer>; readonly sha256: string };
};

const ABOUT = {
  cards: {
    ja: "すべてのカード。トークンと取り下げられたカードも含み、能力、これまでのテキスト、印刷まで入ります。",
    en: "Every card, tokens and withdrawn ones too, with abilities, earlier texts and printings.",
  },
  sets: { ja: "すべてのセット。", en: "Every set." },
  rulings: { ja: "すべての裁定。", en: "Every ruling." },
  everything: {
    ja: "セット、カード、裁定、選ばれたリストのすべてを一つに。",
    en: "Sets, cards, rulings and curated lists in one file.",
  },
} as const satisfies Record<BulkKind, Bilingual>;

const kept = new WeakMap<Catalogue["cards"], Promise<readonly BulkFile[]>>();

/** The files of a catalogue. They are made once, when somebody first asks. */
export function bulkFiles(held: Catalogue): Promise<readonly BulkFile[]> {
  const known = kept.get(held.cards);
  if (known) return known;
  const made = makeAll(held);
  kept.set(held.cards, made);
  made.catch(() => kept.delete(held.cards));
  return made;
}

/** One after the other: each takes a processor. */
async function makeAll(held: Catalogue): Promise<readonly BulkFile[]> {
  const files: BulkFile[] = [];
  for (const kind of BULK_KINDS) files.push(await make(held, kind));
  return files;
}

async function make(held: Catalogue, kind: BulkKind): Promise<BulkFile> {
  const plain = createHash("sha256");
  let size = 0;
  const chunks: Uint8Array[] = [];
  // The day on which it was first asked for is no part of the content: a version is the same on all its days.
  const same = redated(held, partsOfVersion(held.version)?.day ?? held.asOf);
  function* bytes() {
    for (const line of bulkLines(same, kind)) {
      const chunk = Buffer.from(line);
      plain.update(chunk);
      size += chunk.byteLength;
      yield chunk;
    }
  }
  await pipeline(Readable.from(bytes()), createGzip(), async (packed: AsyncIterable<Uint8Array>) => {
    for await (const chunk of packed) chunks.push(chunk);
  });
  const packed = new Uint8Array(Buffer.concat(chunks));
  const sha256 = plain.digest("hex");
  const dataVersion = partsOfVersion(held.version)?.dataVersion ?? 0;
  const name = `${kind}-${dataVersion}-${sha256.slice(0, 16)}.json`;
  return { kind, name, size, sha256, gzip: { bytes: packed, sha256: hashOf(packed) } };
}

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** The list of the files; `publishedAt` is when the data came, `null` before there was any. */
export async function bulkManifest(held: Catalogue, publishedAt: Date | null): Promise<z.infer<typeof bulkAnswer>> {
  const day = partsOfVersion(held.version)?.day ?? "";
  // A text that came into force later changed the content later. Days begin in Tokyo.
  const inForce = Date.parse(`${day}T00:00:00+09:00`);
  const time = new Date(Math.max(publishedAt?.getTime() ?? 0, Number.isNaN(inForce) ? 0 : inForce)).toISOString();
  const files = await bulkFiles(held);
  return {
    version: held.version,
    files: files.map(({ kind, name, size, sha256, gzip }) => ({
      ...{ kind, name, description: ABOUT[kind], time, size, sha256 },
      gzip: {
        ...{ name: `${name}.gz`, size: gzip.bytes.byteLength, sha256: gzip.sha256 },
        download: apiAddress.bulk(`${name}.gz`),
      },
      download: apiAddress.bulk(name),
    })),
  };
}

type Found =
  | { readonly found: "bytes"; readonly bytes: KeptBytes }
  /** Another name leads to it, or the current file of this kind has another content. */
  | { readonly found: "current" | "outdated"; readonly name: string }
  | null;

/** What a name stands for. Plain files are unpacked while they are sent; who wants them small asks for `.gz`. */
export async function findBulkFile(held: Catalogue, asked: string): Promise<Found> {
  const packed = asked.endsWith(".gz");
  const bare = packed ? asked.slice(0, -3) : asked;
  const files = await bulkFiles(held);
  const file = files.find(({ name, kind }) => name === bare || `${kind}.json` === bare || bare.startsWith(`${kind}-`));
  if (!file) return null;
  if (file.name !== bare) {
    const name = packed ? `${file.name}.gz` : file.name;
    return { found: bare === `${file.kind}.json` ? "current" : "outdated", name };
  }
  const { gzip, sha256 } = file;
  if (packed)
    return { found: "bytes", bytes: { type: "application/gzip", tag: `"${gzip.sha256}"`, body: () => gzip.bytes } };
  const body = () => Readable.toWeb(Readable.from([gzip.bytes]).pipe(createGunzip())) as ReadableStream<Uint8Array>;
  return { found: "bytes", bytes: { type: "application/json; charset=utf-8", tag: `W/"${sha256}"`, body } };
}
