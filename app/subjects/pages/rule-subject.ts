import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { formatChapterName } from "@/app/ui/documents/document-chapter-page";
import { formatEntryName, formatEntryText, formatPrintedNumber } from "@/app/ui/documents/entry-label";
import { getRuleNumber } from "@/app/ui/links/rule-address";
import { RULES_OUTLINE, type RuleChapter } from "@/app/ui/magmell/rules/outline";
import { formatChapterTitle } from "@/app/ui/magmell/rules/page/rule-breadcrumbs";
import { HOUSE_RULINGS_BY_ID, type HouseRulingId, isRuleId, RULE_TEXTS, type RuleId } from "@/engine/magmell/rulebook";
import { findAnswer } from "@/lib/documents/answers/answers";
import { getChapters, type LibraryChapter } from "@/lib/documents/chapters";
import { findDocument, type LibraryDocument } from "@/lib/documents/documents";
import { findEntry, type LibraryEntry } from "@/lib/documents/entries";
import { findEntriesByNumber } from "@/lib/documents/find-numbers";
import { decodePathSegment } from "@/lib/http/decode-path-segment";

/** A page of the rules by its title and its URL in Japanese. */
type RuleSubject = { readonly title: string; readonly description: string; readonly path: string };

/**
 * Finds a chapter by its single digit, or a rule by its number in half-width or full-width digits; null if there is
 * none.
 */
export function findMagChapterOrRule(
  part: string,
): { readonly chapter: RuleChapter } | { readonly rule: RuleId } | null {
  const number = decodePathSegment(part).slice(0, 40).normalize("NFKC").trim().replace(/\.$/, "");
  const chapter = RULES_OUTLINE.find((one) => String(one.number) === number);
  if (chapter) return { chapter };
  const rule = `mag:${number}`;
  return isRuleId(rule) ? { rule } : null;
}

/** Finds a ruling of this site by its number; null if there is none. */
export function findHouseRuling(part: string): HouseRulingId | null {
  const id = `house:${decodePathSegment(part).slice(0, 20).normalize("NFKC").trim()}`;
  return Object.hasOwn(HOUSE_RULINGS_BY_ID, id) ? (id as HouseRulingId) : null;
}

type LibraryPlace =
  | { readonly document: LibraryDocument; readonly chapter: LibraryChapter }
  | { readonly document: LibraryDocument; readonly entry: LibraryEntry };

/**
 * Finds a chapter of a document by its key, or an entry by its number in any form the document prints; null if there is
 * none.
 */
export function findChapterOrEntry(key: string, part: string): LibraryPlace | null {
  const document = findDocument(key);
  if (!document) return null;
  const number = decodePathSegment(part).slice(0, 40).normalize("NFKC").trim();
  const chapter = getChapters(document.key).find((one) => one.key.toLowerCase() === number.toLowerCase());
  if (chapter) return { document, chapter };
  const id = findEntry(`${key}:${number}`)?.id ?? findEntriesByNumber(`${key}:${number}`)[0];
  const entry = id === undefined ? null : findEntry(id);
  return entry === null || entry.document !== key ? null : { document, entry };
}

/**
 * Finds the subject of `/rules/DOCUMENT/NUMBER`: a chapter, a rule, a ruling of this site or an entry; null if there is
 * none.
 */
export function findRuleSubject(document: string, number: string, lang: Lang): RuleSubject | null {
  if (document === "mag") return magSubject(number, lang);
  return document === "house" ? houseSubject(number, lang) : librarySubject(document, number, lang);
}

function magSubject(part: string, lang: Lang): RuleSubject | null {
  const place = findMagChapterOrRule(part);
  if (!place) return null;
  const words = getDictionary(lang);
  if ("chapter" in place) {
    const title = formatChapterTitle(place.chapter, lang);
    return { title, description: words.rules.description, path: `/rules/mag/${place.chapter.number}` };
  }
  const summary = RULE_TEXTS[place.rule][getTextLang(lang)];
  const number = getRuleNumber(place.rule);
  const description = format(words.rulesPage.description, { number, summary });
  return { title: `${number} ${summary}`, description, path: `/rules/mag/${number}` };
}

function houseSubject(part: string, lang: Lang): RuleSubject | null {
  const house = findHouseRuling(part);
  if (!house) return null;
  const { rulesPage } = getDictionary(lang);
  const title = HOUSE_RULINGS_BY_ID[house].title[getTextLang(lang)];
  const n = getRuleNumber(house);
  return {
    title: `${format(rulesPage.ruling, { n })} ${title}`,
    description: format(rulesPage.rulingDescription, { n, title }),
    path: `/rules/house/${n}`,
  };
}

function librarySubject(key: string, part: string, lang: Lang): RuleSubject | null {
  const place = findChapterOrEntry(key, part);
  if (!place) return null;
  const words = getDictionary(lang);
  const document = place.document.title[getTextLang(lang)];
  if ("chapter" in place) {
    const title = `${document} ${formatChapterName(place.chapter, lang)}`;
    return { title, description: words.library.description, path: `/rules/${key}/${place.chapter.key}` };
  }
  const { entry } = place;
  const summary = formatEntryText(entry, lang);
  const answer = findAnswer(entry.id)?.[getTextLang(lang)];
  const values = { document, number: formatPrintedNumber(entry, lang), summary: answer ?? summary };
  return {
    title: `${formatEntryName(entry, lang)} ${summary}`,
    description: format(words.library.entryDescription, values),
    path: `/rules/${key}/${entry.number}`,
  };
}
