import type { z } from "zod";
import type { CatalogueChange } from "@/lib/magmell/catalogue/model/changes";
import type { BilingualText, IsoDate } from "@/lib/magmell/catalogue/model/types";
import type { ApiLimitName } from "@/lib/rate-limits";
import type { ApiErrorCode } from "./api-errors";
import type { ApiGroup } from "./api-groups";
import type { BulkFileKind } from "./schemas/bulk";

/** Cache-Control header of a response, by the cache policy of its route. */
export const CACHE_CONTROL = {
  /** Stored, and revalidated by its ETag each time: never stale, and hardly anything is sent. */
  revalidate: "public, no-cache",
  /** Made of card data and rules alone: clients revalidate it, caches for many readers use it for a minute and can drop it by its tags. */
  version: "public, max-age=0, s-maxage=60",
  /** Used for a minute without revalidation. */
  minute: "public, max-age=60",
  /** Immutable: the URL names its content. */
  forever: "public, max-age=31536000, immutable",
  never: "no-store",
} as const;
export type CachePolicy = keyof typeof CACHE_CONTROL;

/** The format of a successful response: JSON of a schema, or a media type. */
export type ResponseFormat = z.ZodType | "application/atom+xml" | "application/octet-stream" | "application/json";

/**
 * Definition of an API route: one method of one path with its full contract. The handler, its tests, OpenAPI and the
 * documentation page derive from it.
 */
export type ApiRoute<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType | null = z.ZodType | null,
  Form extends ResponseFormat = ResponseFormat,
> = {
  readonly method: "GET" | "POST";
  /** Below the base, with parameters in braces: `/cards/{name}`. */
  readonly path: string;
  readonly group: ApiGroup;
  readonly title: BilingualText;
  readonly about: BilingualText;
  /** Path parameters and query parameters. Unknown parameters are rejected. */
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Form;
  /** Whether it may redirect with 307. */
  readonly redirects: boolean;
  /** Its errors, in addition to `limited`, `busy`, `unexpected` and `unavailable`. */
  readonly refusals: readonly ApiErrorCode[];
  readonly cache: CachePolicy;
  readonly limit: ApiLimitName;
};

/** A published state of the catalogue, with the first of its public changes. */
export type Publication = {
  readonly dataVersion: number;
  readonly publishedAt: Date;
  /** The earlier data version whose content it restored. */
  readonly restores: number | null;
  /** Whether it has changes, but no public ones. */
  readonly isHidden: boolean;
  /**
   * The latest date on which one of its public changes became public, if that is after the publication; null otherwise.
   */
  readonly publicOn: IsoDate | null;
  /** Number of its public changes; `changes` may have fewer. */
  readonly total: number;
  readonly changes: readonly CatalogueChange[];
};

/** The description of a bulk file, without its content. */
export type BulkFile = {
  readonly kind: BulkFileKind;
  /** File name without `.gz`. It contains a hash of the content, so it always refers to the same bytes. */
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  readonly gzip: { readonly size: number; readonly sha256: string };
};

/** A bulk file with its gzipped bytes. */
export type BulkFileWithBytes = BulkFile & { readonly bytes: Uint8Array<ArrayBuffer> };

/** Bulk files of one catalogue version, one of each kind. */
export type BulkFileSet = { readonly version: string; readonly files: readonly BulkFile[] };
