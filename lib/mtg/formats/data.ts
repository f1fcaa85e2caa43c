import { extendFormatData, type FormatData } from "@/engine/mtg/deck";
import { createTtlValue, memoizeWeakly } from "@/lib/cache";
import { isDatabaseUnavailable } from "@/lib/server/database-unavailable";
import { db } from "@/lib/server/db";
import type { Prisma } from "@/prisma/generated/client";
import { type FormatAdditions, mergeFormatAdditions, NO_FORMAT_ADDITIONS } from "./format-plan";
import { type FormatFile, formatFileSchema } from "./schema";

/** Milliseconds for which the list of format files is cached. */
const BELIEVED = 10_000;

/** A file of formats on the site. */
type StoredFormats = { readonly name: string; readonly content: FormatFile; readonly loadedAt: Date };

/** Returns all imported format files, by name. */
export async function findFormatFiles(tables: Pick<Prisma.TransactionClient, "mtgFormatFile"> = db()) {
  const rows = await tables.mtgFormatFile.findMany({ orderBy: { name: "asc" } });
  return rows.map(
    ({ name, content, loadedAt }): StoredFormats => ({ name, content: formatFileSchema.parse(content), loadedAt }),
  );
}

const readAdditions = createTtlValue(
  async () => mergeFormatAdditions((await findFormatFiles()).map(({ content }) => content)),
  BELIEVED,
  isDatabaseUnavailable,
);

/**
 * Returns the lists, sets and formats that the operator added. Returns none if the database is down and was never read.
 */
export async function getFormatAdditions(now?: number): Promise<FormatAdditions> {
  try {
    return await readAdditions(now);
  } catch (error) {
    if (isDatabaseUnavailable(error)) return NO_FORMAT_ADDITIONS;
    throw error;
  }
}

const bookOf = memoizeWeakly(extendFormatData);

/** Returns all data for checking formats: the built-in data and the operator's additions. */
export const getFormatData = async (now?: number): Promise<FormatData> => bookOf(await getFormatAdditions(now));
