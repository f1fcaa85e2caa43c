import { createHash } from "node:crypto";
import { once } from "node:events";
import { createGzip } from "node:zlib";
import { parseCatalogueVersion, redateCatalogue } from "@/lib/magmell/catalogue/model/build-catalogue";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { BULK_FILE_KINDS, type BulkFileKind } from "../schemas/bulk";
import { serializeBulkFiles } from "../serializers/bulk";
import type { BulkFileWithBytes } from "../types";

/**
 * Number of characters compressed at a time. Compression runs on another thread, so other requests are served in
 * between.
 */
const AT_ONCE = 32_768;

/** Creates all bulk files of a catalogue. This takes seconds for a large one; other requests are served meanwhile. */
export async function createBulkFiles(snapshot: Catalogue): Promise<readonly BulkFileWithBytes[]> {
  // A version is the same on all its days, so the day of the first request must not be part of the content.
  const same = redateCatalogue(snapshot, parseCatalogueVersion(snapshot.version)?.day ?? snapshot.asOf);
  const packers = new Map(BULK_FILE_KINDS.map((kind) => [kind, new Packer(kind, snapshot.version)]));
  for (const { text, kinds } of serializeBulkFiles(same)) for (const kind of kinds) await packers.get(kind)?.add(text);
  return Promise.all([...packers.values()].map((packer) => packer.finish()));
}

/** Packs one file, a few lines at a time. */
class Packer {
  readonly #plain = createHash("sha256");
  readonly #gzip = createGzip();
  readonly #packed: Buffer[] = [];
  #size = 0;
  #waiting: string[] = [];
  #length = 0;

  constructor(
    private readonly kind: BulkFileKind,
    private readonly version: string,
  ) {
    this.#gzip.on("data", (chunk: Buffer) => this.#packed.push(chunk));
  }

  async add(text: string): Promise<void> {
    this.#waiting.push(text);
    this.#length += text.length;
    if (this.#length >= AT_ONCE) await this.#pack();
  }

  async #pack(): Promise<void> {
    const bytes = Buffer.from(this.#waiting.join(""));
    this.#waiting = [];
    this.#length = 0;
    this.#plain.update(bytes);
    this.#size += bytes.byteLength;
    await new Promise<void>((resolve, reject) => {
      this.#gzip.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  }

  async finish(): Promise<BulkFileWithBytes> {
    await this.#pack();
    const ended = once(this.#gzip, "end");
    this.#gzip.end();
    await ended;
    const bytes = new Uint8Array(Buffer.concat(this.#packed));
    const sha256 = this.#plain.digest("hex");
    const dataVersion = parseCatalogueVersion(this.version)?.dataVersion ?? 0;
    const name = `${this.kind}-${dataVersion}-${sha256.slice(0, 16)}.json`;
    const gzip = { size: bytes.byteLength, sha256: createHash("sha256").update(bytes).digest("hex") };
    return { kind: this.kind, name, size: this.#size, sha256, gzip, bytes };
  }
}
