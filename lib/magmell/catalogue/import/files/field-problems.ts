import type { z } from "zod";
import { computeEditDistance } from "@/engine/magmell";
import { IMAGE_LIMITS } from "@/lib/magmell/card-images/image-limits";
import { CARD_TAGS } from "@/lib/magmell/catalogue/model/types";
import { getFieldPath, type ImportFinding, type ImportProblemCode, type ProblemParams } from "../import-problem";
import { CARD_FILE_FORMAT, CARD_FILE_LIMITS } from "./schema";

const DAY = 'a day between 1900 and 2199 such as "2025-04-25"';
const SYMBOLS =
  'symbols such as "2赤赤": the part of any color as a number, then 青, 緑 or 赤 once for each; "" for none';
export const describeLineLimit = (max: number) => `1 to ${max} visible characters, none of them a space at either end`;
const texts = (max: number) => `at most ${max} visible characters and line breaks, no space at either end`;
export const describeTextLimit = (max: number) =>
  `1 to ${max} visible characters and line breaks, no space at either end`;
export const BILINGUAL_REQUIREMENT = 'an object with the text in Japanese and in English: { "ja": …, "en": … }';

const JAPANESE_FIRST = 'an object with the text in Japanese, and in English where there is one: { "ja": …, "en": … }';
const RARITY = `1 to ${CARD_FILE_LIMITS.rarityCode} of the signs A-Z, 0-9, + and ★, such as "SR"`;
const IMAGE = `the name of a PNG, JPEG or WebP file, such as "FL-001.png", with no folder in it and at most ${IMAGE_LIMITS.name} characters; nothing for none`;
const NICKNAME = `${describeLineLimit(CARD_FILE_LIMITS.name)}, with a letter or digit among them and without 《 and 》`;
const TAG = `one of: ${CARD_TAGS.join(", ")}`;

/** The requirement of each path of a format, in words; `*` is any index of a list. */
export type FieldRequirements = Readonly<Record<string, string>>;

/** A card file in JSON. */
export const CARD_FILE_REQUIREMENTS: FieldRequirements = {
  "": "an object with format, and with sets, cards, rulings, lists or aliases",
  format: `"${CARD_FILE_FORMAT}"`,
  sets: `a list of at most ${CARD_FILE_LIMITS.sets} sets, or nothing`,
  "sets.*": "an object with code, name and releasedOn",
  "sets.*.code": '1 to 8 of the signs A-Z and 0-9, such as "FL"',
  "sets.*.name": describeLineLimit(CARD_FILE_LIMITS.name),
  "sets.*.englishName": `${describeLineLimit(CARD_FILE_LIMITS.englishName)}; nothing for none`,
  "sets.*.releasedOn": DAY,
  "sets.*.type": '"main", "starter" or "promo", or nothing for main',
  "sets.*.counters": `an object with the English names of at most ${CARD_FILE_LIMITS.counters} counters: { "栞": "bookmark" }`,
  "sets.*.counters.*": `the name of a counter in Japanese and in English without the word for counter itself, at most ${CARD_FILE_LIMITS.counterName} kanji, katakana, letters and digits, and ${CARD_FILE_LIMITS.englishCounterName} letters, such as "栞": "bookmark"`,
  "sets.*.rarities": `a list of at most ${CARD_FILE_LIMITS.rarities} rarities with different codes, the commonest first`,
  "sets.*.rarities.*": 'an object with code and name: { "code": "R", "name": "レア", "englishName": "Rare" }',
  "sets.*.rarities.*.code": RARITY,
  "sets.*.rarities.*.name": `${describeLineLimit(CARD_FILE_LIMITS.name)}, and no =`,
  "sets.*.rarities.*.englishName": `${describeLineLimit(CARD_FILE_LIMITS.englishName)}, and no =; nothing for none`,
  cards: `a list of at most ${CARD_FILE_LIMITS.cards} cards, or nothing`,
  "cards.*": "an object with number, name, reading, revisions and printings",
  "cards.*.number": `a whole number from 1 to ${CARD_FILE_LIMITS.number} that no other card has ever had`,
  "cards.*.name": `${describeLineLimit(CARD_FILE_LIMITS.name)}, with a letter or digit among them and without 《 and 》`,
  "cards.*.reading": `1 to ${CARD_FILE_LIMITS.reading} hiragana, with ー, ・, 〜 and single spaces inside as needed`,
  "cards.*.englishName": `${describeLineLimit(CARD_FILE_LIMITS.englishName)}; nothing for none`,
  "cards.*.token": "true for a token, false or nothing for a card",
  "cards.*.retired": "true for a card that is withdrawn, false or nothing for any other",
  "cards.*.aliases": `a list of at most ${CARD_FILE_LIMITS.aliases} nicknames, or nothing to leave them as they are`,
  "cards.*.aliases.*": NICKNAME,
  "cards.*.tags": "a list of tags, or nothing to leave them as they are",
  "cards.*.tags.*": TAG,
  "cards.*.revisions": `a list of at most ${CARD_FILE_LIMITS.revisions} revisions`,
  "cards.*.revisions.*": "an object with effectiveOn, kind and text, and what the kind asks for",
  "cards.*.revisions.*.effectiveOn": DAY,
  "cards.*.revisions.*.kind": '"unit", "magic" or "stone"',
  "cards.*.revisions.*.timing": '"normal" or "quick"',
  "cards.*.revisions.*.useCost": SYMBOLS,
  "cards.*.revisions.*.catalyst": SYMBOLS,
  "cards.*.revisions.*.ap": `a whole number from 0 to ${CARD_FILE_LIMITS.stat}`,
  "cards.*.revisions.*.hp": `a whole number from 0 to ${CARD_FILE_LIMITS.stat}`,
  "cards.*.revisions.*.text": `${texts(CARD_FILE_LIMITS.text)}; "" for none`,
  "cards.*.printings": `a list of at most ${CARD_FILE_LIMITS.printings} printings`,
  "cards.*.printings.*": "an object with set, number and revision",
  "cards.*.printings.*.set": "the code of a set",
  "cards.*.printings.*.number": 'at most 20 of the signs A-Z, 0-9 and - between them, such as "FL-001"',
  "cards.*.printings.*.illustrator": `${describeLineLimit(CARD_FILE_LIMITS.illustrator)}; nothing for none`,
  "cards.*.printings.*.rarity": `${RARITY}, one of the rarities of the set; nothing for none`,
  "cards.*.printings.*.image": IMAGE,
  "cards.*.printings.*.imageAlt": `${describeLineLimit(IMAGE_LIMITS.alt)}; nothing for none`,
  "cards.*.printings.*.flavor": `${texts(CARD_FILE_LIMITS.flavor)}; nothing for none`,
  "cards.*.printings.*.finish": '"normal" or "foil", or nothing for normal',
  "cards.*.printings.*.product": `${describeLineLimit(CARD_FILE_LIMITS.name)}; nothing for none`,
  "cards.*.printings.*.revision": "the effectiveOn of one of the revisions of the card",
  rulings: `a list of at most ${CARD_FILE_LIMITS.rulings} rulings, or nothing`,
  "rulings.*": "an object with id, question, answer, cards, rules, source and date",
  "rulings.*.id": `1 to ${CARD_FILE_LIMITS.rulingId} of the signs A-Z, 0-9 and - between them, such as "FL-R001"`,
  "rulings.*.question": JAPANESE_FIRST,
  "rulings.*.question.ja": describeTextLimit(CARD_FILE_LIMITS.question),
  "rulings.*.question.en": `${describeTextLimit(CARD_FILE_LIMITS.question)}; nothing for none`,
  "rulings.*.answer": JAPANESE_FIRST,
  "rulings.*.answer.ja": describeTextLimit(CARD_FILE_LIMITS.answer),
  "rulings.*.answer.en": `${describeTextLimit(CARD_FILE_LIMITS.answer)}; nothing for none`,
  "rulings.*.cards": `a list of 1 to ${CARD_FILE_LIMITS.rulingCards} names of cards`,
  "rulings.*.cards.*": "the name of a card, in these files or in the database",
  "rulings.*.rules": `a list of 1 to ${CARD_FILE_LIMITS.rulingRules} ids of rules`,
  "rulings.*.rules.*": 'a rule such as "mag:705.4.3" or a ruling of the house such as "house:9"',
  "rulings.*.source": '"house" or "official"',
  "rulings.*.date": DAY,
  lists: `a list of at most ${CARD_FILE_LIMITS.lists} lists of cards, or nothing`,
  "lists.*": "an object with id, name and cards",
  "lists.*.id": `1 to ${CARD_FILE_LIMITS.listId} of the signs a-z, 0-9 and - between them, such as "first-deck"`,
  "lists.*.name": describeLineLimit(CARD_FILE_LIMITS.name),
  "lists.*.englishName": `${describeLineLimit(CARD_FILE_LIMITS.englishName)}; nothing for none`,
  "lists.*.cards": `a list of at most ${CARD_FILE_LIMITS.listCards} names of cards; an empty one for none`,
  "lists.*.cards.*": "the name of a card, in these files or in the database",
  "lists.*.removed": "true for a list that is to go, false or nothing for any other",
  aliases: `a list of at most ${CARD_FILE_LIMITS.cards} cards with their nicknames, or nothing`,
  "aliases.*": "an object with card and aliases, and tags where they change",
  "aliases.*.card": "the name of a card, in these files or in the database",
  "aliases.*.aliases": `a list of at most ${CARD_FILE_LIMITS.aliases} nicknames; an empty one for none`,
  "aliases.*.aliases.*": NICKNAME,
  "aliases.*.tags": "a list of tags, or nothing to leave them as they are",
  "aliases.*.tags.*": TAG,
};

const SEVERAL = "with | between them";
const YES_OR_NO = "TRUE or ○ for yes, FALSE or nothing for no";
const TABLE_DAY = 'a day between 1900 and 2199 such as "2025-04-25" or "2025/4/25"';

/** The wording for tables, whose cells hold text only. */
export const CSV_FILE_REQUIREMENTS: FieldRequirements = {
  ...CARD_FILE_REQUIREMENTS,
  "sets.*.releasedOn": TABLE_DAY,
  "sets.*.type": "main, starter or promo (通常, スターター, プロモ), or nothing for main",
  "sets.*.counters": `the English names of at most ${CARD_FILE_LIMITS.counters} counters ${SEVERAL}: "栞=bookmark|年輪=ring"`,
  "sets.*.counters.*": `the name of a counter in Japanese and in English without the word for counter itself, at most ${CARD_FILE_LIMITS.counterName} kanji, katakana, letters and digits, and ${CARD_FILE_LIMITS.englishCounterName} letters, such as "栞=bookmark"`,
  "sets.*.rarities": `at most ${CARD_FILE_LIMITS.rarities} rarities with different codes ${SEVERAL}, the commonest first: "C=コモン=Common|R=レア=Rare"`,
  "sets.*.rarities.*": 'a rarity such as "R=レア=Rare"',
  "cards.*.token": YES_OR_NO,
  "cards.*.retired": YES_OR_NO,
  "cards.*.aliases": `at most ${CARD_FILE_LIMITS.aliases} nicknames ${SEVERAL}`,
  "cards.*.tags": `tags ${SEVERAL}`,
  "cards.*.revisions": `at most ${CARD_FILE_LIMITS.revisions} rows with different days`,
  "cards.*.revisions.*.effectiveOn": TABLE_DAY,
  "cards.*.revisions.*.kind": "unit, magic or stone (ユニット, マジック, 魔石)",
  "cards.*.revisions.*.timing": "normal or quick (ノーマル, クイック)",
  "cards.*.revisions.*.text": `${texts(CARD_FILE_LIMITS.text)}; nothing for none`,
  "cards.*.printings": `at most ${CARD_FILE_LIMITS.printings} rows with printings`,
  "cards.*.printings.*.finish": "normal or foil (通常, フォイル), or nothing for normal",
  "cards.*.printings.*.revision":
    "the day from which the printed revision is in force: that of one of the rows of the card",
  "rulings.*.cards": `1 to ${CARD_FILE_LIMITS.rulingCards} names of cards ${SEVERAL}`,
  "rulings.*.rules": `1 to ${CARD_FILE_LIMITS.rulingRules} ids of rules ${SEVERAL}`,
  "rulings.*.rules.*": 'a rule such as "705.4.3" or a ruling of the house such as "house:9"',
  "rulings.*.source": "house or official (当サイト, 公式)",
  "rulings.*.date": TABLE_DAY,
  "lists.*.cards": `at most ${CARD_FILE_LIMITS.listCards} names of cards ${SEVERAL}; nothing for none`,
  "lists.*.removed": YES_OR_NO,
  "aliases.*.aliases": `at most ${CARD_FILE_LIMITS.aliases} nicknames ${SEVERAL}; nothing for none`,
  "aliases.*.tags": `tags ${SEVERAL}`,
};

/** Unknown fields of one object for which a field that may have been meant is looked for. */
const MOST_GUESSED = 20;

type Path = readonly (string | number)[];
/** The names in an object may be any. */
const wanted = (format: FieldRequirements, path: Path) =>
  format[getFieldPath(path)] ?? format[`${getFieldPath(path.slice(0, -1))}.*`] ?? "what the format asks for";

/**
 * Returns the problems that zod found in a part of the file; `base` is where that part stands. One per place and code. `format`
 * is that of card files unless told otherwise.
 */
export function toFieldProblems(
  issues: readonly z.core.$ZodIssue[],
  base: Path,
  format: FieldRequirements = CARD_FILE_REQUIREMENTS,
): readonly ImportFinding[] {
  const found = new Map<string, ImportFinding>();
  for (const issue of issues) {
    const path = [...base, ...issue.path.map((part) => (typeof part === "symbol" ? String(part) : part))];
    const list =
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key, at) => unknownField([...path, key], format, at < MOST_GUESSED))
        : [ofIssue(issue, path, wanted(format, path))];
    for (const finding of list) {
      const place = `${finding.code} ${JSON.stringify(finding.path)}`;
      if (!found.has(place)) found.set(place, finding);
    }
  }
  return [...found.values()];
}

function unknownField(path: Path, format: FieldRequirements, guess: boolean): ImportFinding {
  const typed = String(path.at(-1));
  const parent = getFieldPath(path.slice(0, -1));
  const known = Object.keys(format)
    .filter((place) => place !== "" && place.split(".").slice(0, -1).join(".") === parent)
    .map((place) => place.split(".").at(-1) ?? "");
  const nearest = (guess ? known : [])
    .map((field) => ({ field, edits: computeEditDistance(field.toLowerCase(), typed.slice(0, 40).toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)[0];
  const meant = nearest && nearest.edits <= 2 ? nearest.field : undefined;
  return {
    code: "UNKNOWN_FIELD",
    path,
    reason: `is no field of this format (known here: ${known.join(", ")})`,
    fix: meant ? `Write "${meant}" if that was meant, or remove it.` : "Remove it.",
    facts: { known, ...(meant && { meant }) },
  };
}

function ofIssue(issue: z.core.$ZodIssue, path: Path, expected: string): ImportFinding {
  const write = `Write ${expected}.`;
  const make = (code: ImportProblemCode, reason: string, facts: ProblemParams = {}, fix = write): ImportFinding => ({
    code,
    path,
    reason,
    fix,
    facts,
  });
  const missing = () => make("MISSING", "is missing", {}, `Add "${path.at(-1)}": ${expected}.`);
  switch (issue.code) {
    case "invalid_type": {
      if (issue.input === undefined) return missing();
      const wanted = issue.expected === "record" ? "object" : issue.expected;
      const found = typeName(issue.input);
      return make("TYPE", `is ${article(found)}, not ${article(wanted)}`, { found, wanted });
    }
    case "invalid_value": {
      if (issue.input === undefined) return missing();
      const known = issue.values.map((value) => JSON.stringify(value));
      return make("VALUE", `is none of ${known.join(", ")}`, { known });
    }
    case "too_big": {
      const max = Number(issue.maximum);
      if (issue.origin === "string") return make("TOO_LONG", `is longer than ${max} characters`, { max });
      if (issue.origin === "array") return make("TOO_LONG", `has more than ${max} entries`, { entries: max });
      return make("TOO_BIG", `is more than ${max}`, { max });
    }
    case "too_small":
      if (issue.origin === "string" || issue.origin === "array") return make("TOO_SHORT", "is empty");
      return make("TOO_SMALL", `is less than ${issue.minimum}`, { min: Number(issue.minimum) });
    case "custom": {
      const { code, max } = (issue.params ?? {}) as { readonly code?: string; readonly max?: number };
      if (code === "TOO_MANY") return make("TOO_LONG", `has more than ${max} entries`, { entries: Number(max) });
      if (code === "RARITY_TWICE") return make("RARITY_TWICE", "has two rarities of one code");
      if (code === "FRACTION")
        return make("TYPE", "is a number with a fraction, not a whole number", { found: "fraction", wanted: "number" });
      const rule = KIND_PROBLEMS[String(code)];
      if (rule) return make(rule.code, rule.reason, {}, rule.fix(String(path.at(-1))));
      return make("FORM", "does not have the form that is asked for");
    }
    default:
      return make("FORM", "does not have the form that is asked for");
  }
}

const KIND_PROBLEMS: Readonly<
  Record<string, { code: ImportProblemCode; reason: string; fix: (field: string) => string }>
> = {
  TIMING_MISSING: {
    code: "TIMING_MISSING",
    reason: "is missing, and units and magic have a timing (209.1)",
    fix: () => 'Add "timing": "normal", or "quick" for a card with the lightning mark.',
  },
  TIMING_ON_STONE: {
    code: "TIMING_ON_STONE",
    reason: "stands on a stone, which is never used",
    fix: () => "Remove the timing, or mend the kind.",
  },
  STAT_MISSING: {
    code: "STAT_MISSING",
    reason: "is missing, and units have AP and HP (213.1)",
    fix: (field) => `Add "${field}": a whole number from 0 to ${CARD_FILE_LIMITS.stat}.`,
  },
  STAT_WITHOUT_UNIT: {
    code: "STAT_WITHOUT_UNIT",
    reason: "stands on a card that is no unit; only units have AP and HP (213.1)",
    fix: (field) => `Remove "${field}", or mend the kind.`,
  },
};

/** Type names as a sentence has them, such as `an array`; null needs no article. */
const article = (type: string) => (type === "null" ? type : /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);

function typeName(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
