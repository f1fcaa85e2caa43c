import { normalizeWidth } from "../../japanese/fold-character";
import type { CompletableName, NameCompleter } from "../../japanese/name-completer";
import { foldForSearch } from "../../japanese/search-fold";
import { CHOICE_VALUES, type ChoiceWords, COUNTER_NAMES } from "./query/choices";
import { findQueryKey } from "./query/find-key";
import { type KeyLevel, QUERY_KEYS, type QueryKeyId } from "./query/keys";
import { isWordPrefix, suggestKeyNames } from "./query/known-words";
import { OPTION_WORDS } from "./query/option-words";

/** Values from the catalogue that completions offer in addition to the fixed values of the query language. */
export type CompletionVocabulary = {
  readonly sets: readonly { readonly code: string; readonly name: string; readonly englishName: string }[];
  readonly lists: readonly { readonly id: string; readonly name: string; readonly englishName: string }[];
  readonly rarities: readonly (readonly [string, string, string])[];
  readonly artists: readonly string[];
  readonly products: readonly string[];
};

type CompletionRequest = {
  readonly text: string;
  /** Caret position in UTF-16 units. */
  readonly caret: number;
  readonly lang: "ja" | "en";
  readonly place: "cards" | "builder" | "decks";
};

/** A completion of the word being typed. */
type Completion<T> = {
  readonly kind: "name" | "key" | "value";
  readonly label: string;
  /** The name in the other language, or its reading. */
  readonly detail: string;
  readonly insert: string;
  readonly card: T | null;
};

/** Completions that each replace the text between `from` and `to` by their `insert`. */
type Completions<T> = { readonly from: number; readonly to: number; readonly items: readonly Completion<T>[] };

const MOST = 8;
/** Maximum number of keys offered, in addition to names. */
const MOST_KEYS = 4;

/** Returns the completions of the text before the caret: card names, keys, and the values of a key. */
export function autocomplete<T extends CompletableName>(
  asked: CompletionRequest,
  names: NameCompleter<T>,
  vocabulary: CompletionVocabulary,
): Completions<T> {
  const word = findWordAtCaret(asked.text, asked.caret);
  const found = (items: readonly Completion<T>[]) => ({
    from: word.from,
    to: asked.caret,
    items: items.slice(0, MOST),
  });
  if (word.pattern) return found([]);
  if (word.key) return found(valuesOf(word, asked, names, vocabulary));
  if (foldForSearch(word.typed) === "") return found([]);
  const keys = keysFor(word.typed, asked)
    .slice(0, MOST_KEYS)
    .map((key) => ({ ...key, card: null }));
  // The builder lists matching cards below the input already.
  const cards = asked.place === "builder" ? [] : namesFor(word.typed, asked, names, exactName);
  return found([...cards.slice(0, MOST - keys.length), ...keys]);
}

/** Returns the text with a completion inserted and the new caret position. A complete word is followed by a space. */
export function applyCompletion(
  text: string,
  { from, to }: Pick<Completions<unknown>, "from" | "to">,
  { kind, insert }: Pick<Completion<unknown>, "kind" | "insert">,
): { readonly text: string; readonly caret: number } {
  const rest = text.slice(to);
  const gap = kind === "key" || rest.startsWith(" ") ? "" : " ";
  const before = `${text.slice(0, from)}${insert}${gap}`;
  return { text: before + rest, caret: before.length + (kind !== "key" && gap === "" ? 1 : 0) };
}

type Plain = Omit<Completion<never>, "card">;

/** A card name as a query word of its own: the card of exactly this name. */
const exactName = ({ name, englishName }: CompletableName, lang: CompletionRequest["lang"]) =>
  lang === "ja" || englishName.includes('"') ? `《${name}》` : `!"${englishName}"`;
const cardName = ({ name, englishName }: CompletableName, lang: CompletionRequest["lang"]) =>
  lang === "ja" || englishName.includes('"') ? `《${name}》` : `"${englishName}"`;

function namesFor<T extends CompletableName>(
  typed: string,
  { lang }: CompletionRequest,
  names: NameCompleter<T>,
  insert: (card: T, lang: CompletionRequest["lang"]) => string,
): readonly Completion<T>[] {
  return names(typed, MOST).map(({ card }) => ({
    kind: "name",
    label: lang === "ja" ? card.name : card.englishName,
    detail: lang === "ja" ? card.reading : card.name,
    insert: insert(card, lang),
    card,
  }));
}

const ELSEWHERE: Readonly<Record<CompletionRequest["place"], readonly KeyLevel[]>> = {
  cards: ["builder", "deck"],
  builder: ["deck"],
  decks: ["builder"],
};

/** Keys whose name begins as typed, or that a common word suggests. */
function keysFor(typed: string, { lang, place }: CompletionRequest): readonly Plain[] {
  const folded = foldForSearch(typed);
  const meant = suggestKeyNames((word) => isWordPrefix(folded, word));
  const found: { key: Plain; rank: number }[] = [];
  for (const id of Object.keys(QUERY_KEYS) as QueryKeyId[]) {
    const { names, level }: { readonly names: readonly string[]; readonly level: KeyLevel } = QUERY_KEYS[id];
    if (ELSEWHERE[place].includes(level) || (place === "builder" && id === "asOf")) continue;
    const name = names.find((one) => foldForSearch(one).startsWith(folded)) ?? meant.find((one) => names.includes(one));
    if (name === undefined) continue;
    const other = name === names[1] || (lang === "ja" && name !== names[0]) ? names[0] : names[1];
    found.push({
      key: {
        kind: "key",
        label: `${name}:`,
        detail: lang === "en" ? (names[0] ?? "") : (other ?? ""),
        insert: `${name}:`,
      },
      rank: name.length,
    });
  }
  return found.sort((a, b) => a.rank - b.rank).map(({ key }) => key);
}

function valuesOf<T extends CompletableName>(
  word: CaretWord,
  asked: CompletionRequest,
  names: NameCompleter<T>,
  vocabulary: CompletionVocabulary,
): readonly Completion<T>[] {
  const key = findQueryKey(word.key?.name ?? "");
  if (key === null) return [];
  if (key !== "not" && NAMED_BY_CARD.includes(key)) {
    const insert = QUERY_KEYS[key].value === "card" ? cardName : quotedName;
    return foldForSearch(word.typed) === "" ? [] : namesFor(word.typed, asked, names, insert);
  }
  const words = key === "not" ? CHOICE_VALUES.is : wordsOf(key, vocabulary);
  return words.flatMap((row) => valueFor(row, word.typed, asked.lang) ?? []).map((value) => ({ ...value, card: null }));
}

const NAMED_BY_CARD: readonly QueryKeyId[] = ["mentions", "related", "name", "en", "yomi", "alias"];

const quotedName = ({ name, englishName }: CompletableName, lang: CompletionRequest["lang"]) =>
  quoted(lang === "ja" ? name : englishName);
/** The value in quotes if it contains syntax of the query language. */
const quoted = (value: string) => (/[\s,|()（）、"<>=:/!-]/u.test(value) ? `"${value.replaceAll('"', "")}"` : value);

const COLOR_WORDS: readonly ChoiceWords[] = [
  ["blue", "青", "b"],
  ["green", "緑", "g"],
  ["red", "赤", "r"],
  ["colorless", "無色"],
  ["multi", "多色"],
  ["mono", "単色"],
];
const PARITY_WORDS: readonly ChoiceWords[] = [
  ["even", "偶数"],
  ["odd", "奇数"],
];

/** Values of a key, each with its English word, its Japanese word and synonyms. */
function wordsOf(
  key: QueryKeyId,
  { sets, lists, rarities, artists, products }: CompletionVocabulary,
): readonly (readonly string[])[] {
  if (key in CHOICE_VALUES) return CHOICE_VALUES[key as keyof typeof CHOICE_VALUES];
  if (key in OPTION_WORDS) return OPTION_WORDS[key as keyof typeof OPTION_WORDS];
  if (QUERY_KEYS[key].value === "colors") return COLOR_WORDS;
  if (QUERY_KEYS[key].value === "number") return PARITY_WORDS;
  if (key === "set" || key === "inSet" || QUERY_KEYS[key].value === "date")
    return sets.map(({ code, name, englishName }) => [code, code, name, englishName]);
  if (key === "list") return lists.map(({ id, name, englishName }) => [id, id, name, englishName]);
  if (key === "rarity") return rarities;
  if (key === "artist") return artists.map((artist) => [artist, artist]);
  if (key === "product") return products.map((product) => [product, product]);
  return key === "counter" ? COUNTER_NAMES : [];
}

/**
 * The value if one of its words begins as typed. The inserted word is in the language that was typed, or that of the
 * page.
 */
function valueFor(words: readonly string[], typed: string, lang: CompletionRequest["lang"]): Plain | null {
  const folded = foldForSearch(typed);
  const hit = words.find((word) => foldForSearch(word).startsWith(folded));
  if (hit === undefined) return null;
  const [canonical = "", japanese = ""] = words;
  const value = folded === "" ? (lang === "ja" ? japanese : canonical) : hit === japanese ? japanese : canonical;
  const others = words.filter((word) => word !== value);
  const detail =
    canonical === japanese ? (others[lang === "ja" ? 0 : 1] ?? "") : value === japanese ? canonical : japanese;
  return { kind: "value", label: value, detail, insert: quoted(value) };
}

/** The word that ends at the caret. */
type CaretWord = {
  /** Start of the word, after minus signs and brackets. */
  readonly from: number;
  /** Key before the word, as in `set:`, with its position; `null` for a word without a key. */
  readonly key: { readonly name: string; readonly from: number } | null;
  /** The word as typed, without an opening quote. */
  readonly typed: string;
  /** Whether the caret is in a pattern, where nothing is completed. */
  readonly pattern: boolean;
};

const CLOSING: Readonly<Record<string, string>> = {
  '"': '"“”„',
  "“": '"“”„',
  "”": '"“”„',
  "„": '"“”„',
  "＂": '"“”„＂',
  "「": "」",
  "『": "』",
  "《": "》",
  "｢": "」｣",
};
const BOUNDARY = /[\s()（）]/u;
const OPERATOR = /(?:!=|<=|>=|[:=<>≠≦≧≤≥])$/u;

/** Finds the word before the caret and the key whose value it is. */
function findWordAtCaret(text: string, caret: number): CaretWord {
  const before = text.slice(0, caret);
  let [from, valueFrom] = [0, -1];
  let close: string | null = null;
  for (let at = 0; at < before.length; at += 1) {
    const sign = before.charAt(at);
    if (close !== null) {
      if (close.includes(sign)) close = null;
      continue;
    }
    const begins = at === from || at === valueFrom || (at === from + 1 && /[!！]/u.test(before.charAt(from)));
    if (BOUNDARY.test(sign) || (at === from && /[-－]/u.test(sign))) [from, valueFrom] = [at + 1, -1];
    else if (CLOSING[sign] !== undefined) close = CLOSING[sign];
    else if (begins && /[/／]/u.test(sign)) close = "/／";
    else if (OPERATOR.test(normalizeWidth(sign)) && (valueFrom === -1 || at === valueFrom)) valueFrom = at + 1;
    else if (valueFrom !== -1 && /[,，、|｜]/u.test(sign)) valueFrom = at + 1;
    else if (/[|｜]/u.test(sign)) from = at + 1;
  }
  return wordFrom(before, from, valueFrom, close === "/／");
}

function wordFrom(before: string, from: number, valueFrom: number, pattern: boolean): CaretWord {
  // A leading minus belongs to the value in `order:-ap`.
  const start = valueFrom === -1 ? from : valueFrom + (/^[-－]/u.test(before.slice(valueFrom)) ? 1 : 0);
  const typed = before.slice(start).replace(/^[!！]?["“”„＂「『《｢]?/u, "");
  if (valueFrom === -1) return { from, key: null, typed, pattern };
  const [name = ""] = /^[^:=<>!≠≦≧≤≥]*/u.exec(normalizeWidth(before.slice(from))) ?? [];
  return { from: start, key: { name: name.toLowerCase(), from }, typed, pattern };
}
