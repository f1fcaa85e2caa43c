import type { BulkKind } from "./schemas/bulk";

/** What is told of a bulk file beside its content. */
export type BulkFile = {
  readonly kind: BulkKind;
  /** Without `.gz`. Made of the content, so that it stands for these bytes for ever. */
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  readonly gzip: { readonly size: number; readonly sha256: string };
};

/** With its gzipped bytes; the plain ones come from unpacking. */
export type MadeBulkFile = BulkFile & { readonly bytes: Uint8Array<ArrayBuffer> };

/** The files of one version of the catalogue, one of each kind. */
export type BulkShelf = { readonly version: string; readonly files: readonly BulkFile[] };
