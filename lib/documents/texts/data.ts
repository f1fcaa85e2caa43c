import { isRuleId, type RuleId } from "@/engine/magmell/rulebook";
import { createTtlValue, memoizeWeakly } from "@/lib/cache";
import { LOADABLE_DOCUMENT_KEYS, type LoadableDocumentKey } from "@/lib/documents/readers/types";
import { foldForSearch } from "@/lib/japanese/search-fold";
import type { OfficialText } from "@/lib/magmell/rules/types";
import { isDatabaseUnavailable } from "@/lib/server/database-unavailable";
import { db } from "@/lib/server/db";
import { segmentsSchema } from "./schema";
import type { ImportedTexts } from "./types";

/** Milliseconds for which texts are cached before they are read again. */
const BELIEVED = 10_000;

const CACHES = new Map(
  LOADABLE_DOCUMENT_KEYS.map((document) => [
    document,
    createTtlValue(() => readTexts(document), BELIEVED, isDatabaseUnavailable),
  ]),
);

/**
 * Returns the texts of a document that an operator loaded for this site, cached for some seconds. They are for the pages of the
 * site alone: no interface and no bulk file hands them on. `now` is in milliseconds.
 */
export const getImportedTexts = (document: LoadableDocumentKey, now?: number): Promise<ImportedTexts> =>
  CACHES.get(document)?.(now) ?? readTexts(document);

async function readTexts(document: LoadableDocumentKey): Promise<ImportedTexts> {
  const row = await db().rulesDocument.findUnique({
    where: { key: document },
    include: { texts: { orderBy: { position: "asc" } } },
  });
  if (row === null) return { document: null, texts: new Map() };
  const { edition, statedOn, correctedOn, note, loadedAt, texts } = row;
  return {
    document: { edition, statedOn, correctedOn: correctedOn?.toISOString().slice(0, 10) ?? null, note, loadedAt },
    texts: new Map(texts.map(({ id, segments }) => [id, segmentsSchema.parse(segments)])),
  };
}

/**
 * Returns the official texts of MAGMELL that an operator loaded for this site; an empty map without any. `now` is in
 * milliseconds.
 */
export const getOfficialTexts = async (now?: number): Promise<ReadonlyMap<RuleId, OfficialText>> =>
  textsByRule(await getImportedTexts("mag", now));

const textsByRule = memoizeWeakly(({ document, texts }: ImportedTexts): ReadonlyMap<RuleId, OfficialText> => {
  if (document === null) return new Map();
  const { edition } = document;
  return new Map(
    [...texts].flatMap(([id, segments]) =>
      isRuleId(id) ? [[id, { id, text: segments.map(({ text }) => text).join("\n"), edition }] as const] : [],
    ),
  );
});

/** Returns the texts of the second game's documents that are loaded, folded for searching, by id. `now` is in milliseconds. */
export async function getSearchableTexts(now?: number): Promise<ReadonlyMap<string, string>> {
  const documents = LOADABLE_DOCUMENT_KEYS.filter((document) => document !== "mag");
  const imported = await Promise.all(documents.map((document) => getImportedTexts(document, now)));
  return new Map(imported.flatMap((one) => [...foldedTexts(one)]));
}

const foldedTexts = memoizeWeakly(
  ({ texts }: ImportedTexts): ReadonlyMap<string, string> =>
    new Map([...texts].map(([id, segments]) => [id, foldForSearch(segments.map(({ text }) => text).join("\n"))])),
);
