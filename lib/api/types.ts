import type { z } from "zod";
import type { Bilingual } from "@/lib/catalogue/model/types";
import type { ApiLimitName } from "@/lib/rate-limits";
import type { ApiErrorCode } from "./api-errors";

/** How long an answer may be kept. */
export const CACHES = {
  /** May be kept, and is asked for again by its ETag each time: never stale, and hardly anything is sent. */
  revalidate: "public, no-cache",
  /** Good for a minute without asking. */
  minute: "public, max-age=60",
  /** The address stands for these very bytes. */
  forever: "public, max-age=31536000, immutable",
  never: "no-store",
} as const;
export type CachePolicy = keyof typeof CACHES;

/** The groups in which routes are told of. */
export const API_GROUPS = ["cards", "sets", "rulings", "rules", "decks", "bulk", "changes", "service"] as const;
export type ApiGroup = (typeof API_GROUPS)[number];

/** What a route answers when all is well: JSON of a schema, or something else by its media type. */
export type AnswerForm = z.ZodType | "application/atom+xml" | "application/octet-stream" | "application/json";

/** One method of one address: all that is promised of it. The route handler, its tests, OpenAPI and the page follow it. */
export type ApiRoute<
  At extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType | null = z.ZodType | null,
  Form extends AnswerForm = AnswerForm,
> = {
  readonly method: "GET" | "POST";
  /** Below the base, with parameters in braces: `/cards/{name}`. */
  readonly path: string;
  readonly group: ApiGroup;
  readonly title: Bilingual;
  readonly about: Bilingual;
  /** Parameters in the path, and those after `?`. Whatever is not named is refused. */
  readonly at: At;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Form;
  /** Whether it may lead elsewhere with 307. */
  readonly moves: boolean;
  /** What it may refuse with, beside `limited` and `unexpected`. */
  readonly refusals: readonly ApiErrorCode[];
  readonly cache: CachePolicy;
  readonly limit: ApiLimitName;
};
