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
 * Returns the texts of a document that the operator imported, cached for a few seconds. Only pages of the site may show
 * them; the API and bulk files must not contain them. `now` is in milliseconds.
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
 * Returns the official MAGMELL texts that the operator imported; an empty map if there are none. `now` is in
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

/** Returns the imported texts of the Magic documents by entry id, folded for searching. `now` is in milliseconds. */
export async function getSearchableTexts(now?: number): Promise<ReadonlyMap<string, string>> {
  const documents = LOADABLE_DOCUMENT_KEYS.filter((document) => document !== "mag");
  const imported = await Promise.all(documents.map((document) => getImportedTexts(document, now)));
  return new Map(imported.flatMap((one) => [...foldedTexts(one)]));
}

const foldedTexts = memoizeWeakly(
  ({ texts }: ImportedTexts): ReadonlyMap<string, string> =>
    new Map([...texts].map(([id, segments]) => [id, foldForSearch(segments.map(({ text }) => text).join("\n"))])),
);
