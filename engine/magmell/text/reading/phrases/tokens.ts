import type { Color } from "../../../model/card";
import { findClosingQuote, type Parse, type ParserInput } from "../parser-input";
import type { TokenPhrase } from "./noun-phrase";
import { readQuantities } from "./numbers";
import { readColors } from "./word-tables";

/** The parts before the noun of a token that an instruction makes (206.3). */
type Parts = Omit<TokenPhrase, "kind" | "name"> & { readonly name?: string };

const NO_PARTS: Parts = { ap: null, hp: null, colors: null, quotes: [] };
const STATS = /^(AP[、・と]?HP|AP|HP)(?:が|は|:)?(?:それぞれ|ともに|共に)?(\d+)(?:\/(\d+))?/u;
const BOTH_STATS = /^(\d+)\/(\d+)(?=の)/u;
const LINKS = [
  "である、",
  "であり、",
  "である",
  "を持つ、",
  "を持つ",
  "かつ",
  "で、",
  "の、",
  "で",
  "の",
  "と",
  "、",
  "/",
];
const QUOTE_LINKS = [
  "という能力を持つ",
  "の能力を持つ",
  "の能力を持ち、",
  "を持つ",
  "を持ち、",
  "を持った",
  "の能力を持った",
];
const NOUNS = ["ユニット・トークン・カード", "ユニット・トークン", "ユニットトークン", "トークン"];
const STATES: readonly (readonly [word: string, rested: boolean])[] = [
  ["レスト状態の", true],
  ["ウェイク状態の", false],
];

/** Returns descriptions of tokens to create: 「AP1、HP2の青のユニット・トークン《泡の使い》」, with their parts in any order. */
export const readTokens = (input: ParserInput, at: number): readonly Parse<TokenPhrase>[] =>
  input.parse("token", at, () => {
    const out: Parse<TokenPhrase>[] = [];
    readTokenFrom(input, at, NO_PARTS, out);
    return out;
  });

function readTokenFrom(input: ParserInput, at: number, parts: Parts, out: Parse<TokenPhrase>[]): void {
  if (out.length > 0 || at >= input.text.length) return;
  for (const { value, end } of nouns(input, at, parts)) out.push({ value, end });
  for (const { value, end } of items(input, at, parts))
    readTokenFrom(input, input.afterComma(end), { ...parts, ...value }, out);
}

/** The noun with the name behind or before it; a token without a name or copy is not described. */
function nouns(input: ParserInput, at: number, parts: Parts): readonly Parse<TokenPhrase>[] {
  const before = nameAt(input, at);
  const from = before === null ? at : before.end + (input.startsWith("という", before.end) ? 3 : 0);
  const noun = input.wordAt(NOUNS, from);
  if (noun === null) return [];
  const end = from + noun.length;
  const behind = nameAt(input, end);
  const found = before ?? behind;
  const name = found?.value ?? parts.name;
  if (parts.copy === undefined && name === undefined) return [];
  if (parts.copy !== undefined && (name !== undefined || parts.ap !== null || parts.colors !== null)) return [];
  return [{ value: { kind: "newToken", ...parts, ...(name !== undefined && { name }) }, end: behind?.end ?? end }];
}

function nameAt(input: ParserInput, at: number): Parse<string> | null {
  const close = input.text[at] === "《" ? input.text.indexOf("》", at) : -1;
  return close <= at + 1 ? null : { value: input.text.slice(at + 1, close), end: close + 1 };
}

const linked = (input: ParserInput, at: number): number => at + (input.wordAt(LINKS, at)?.length ?? 0);

/** One more part before the noun. */
const items = (input: ParserInput, at: number, parts: Parts): readonly Parse<Partial<Parts>>[] => [
  ...stats(input, at, parts),
  ...colors(input, at, parts),
  ...abilities(input, at, parts),
  ...names(input, at, parts),
  ...amounts(input, at, parts),
  ...STATES.flatMap(([word, rested]) =>
    input.startsWith(word, at) && parts.rested === undefined ? [{ value: { rested }, end: at + word.length }] : [],
  ),
];

function stats(input: ParserInput, at: number, { ap, hp }: Parts): readonly Parse<Partial<Parts>>[] {
  const rest = input.text.slice(at, at + 20);
  const both = BOTH_STATS.exec(rest);
  if (both !== null && ap === null && hp === null)
    return [{ value: { ap: Number(both[1]), hp: Number(both[2]) }, end: linked(input, at + both[0].length) }];
  const match = STATS.exec(rest);
  if (match === null) return [];
  const [all, words = "", first, second] = match;
  const [sets, number] = [{ ap: words.startsWith("AP"), hp: words.endsWith("HP") }, Number(first)];
  if ((sets.ap && ap !== null) || (sets.hp && hp !== null) || (second !== undefined && !(sets.ap && sets.hp)))
    return [];
  const value = {
    ...(sets.ap && { ap: number }),
    ...(sets.hp && { hp: second === undefined ? number : Number(second) }),
  };
  return [{ value, end: linked(input, at + all.length) }];
}

/** 「青と緑の」 and 「色が青と緑、」 give a token both colors. */
function colors(input: ParserInput, at: number, parts: Parts): readonly Parse<Partial<Parts>>[] {
  if (parts.colors !== null) return [];
  const none = input.wordAt(["無色の", "無色で", "無色である"], at);
  if (none !== null) return [{ value: { colors: [] as readonly Color[] }, end: at + none.length }];
  const named = input.wordAt(["色が", "色は"], at)?.length ?? 0;
  const links = named > 0 ? LINKS : ["のユニットである", "の", "である", "で", "い"];
  return readColors(input, at + named).flatMap(({ value, end }) => {
    const link = value.how === "or" ? null : input.wordAt(links, end);
    return link === null ? [] : [{ value: { colors: value.colors }, end: end + link.length }];
  });
}

/** 「「…」と「…」を持つ」 */
function abilities(input: ParserInput, at: number, { quotes }: Parts): readonly Parse<Partial<Parts>>[] {
  const found: { start: number; end: number }[] = [];
  for (let from = at; ; ) {
    const end = input.text[from] === "「" ? findClosingQuote(input.text, from) : null;
    if (end === null) return [];
    found.push({ start: from + 1, end: end - 1 });
    const joint = input.wordAt(["と", "、", ""], end) ?? "";
    const link = input.wordAt(QUOTE_LINKS, end);
    if (link !== null) return [{ value: { quotes: [...quotes, ...found] }, end: end + link.length }];
    from = end + joint.length;
  }
}

/** 「名称が《…》の」 */
function names(input: ParserInput, at: number, { name }: Parts): readonly Parse<Partial<Parts>>[] {
  if (name !== undefined) return [];
  const word = input.wordAt(["名称が", "名称は", "名前が"], at);
  const behind = word === null ? null : nameAt(input, at + word.length);
  if (behind !== null) return [{ value: { name: behind.value }, end: linked(input, behind.end) }];
  const alone = nameAt(input, at);
  const link = alone === null ? null : input.wordAt(["という名称の", "という名称を持つ", "という名前の"], alone.end);
  return alone === null || link === null ? [] : [{ value: { name: alone.value }, end: alone.end + link.length }];
}

const COPY_LINKS = [
  "と同じ情報を持つ",
  "と同じ情報の",
  "と同じ名称、色、AP、HP、能力を持つ",
  "のコピーである",
  "をコピーした",
  "のコピーの",
  "のコピーとなる",
];

/** How many, or what they are copies of. */
function amounts(input: ParserInput, at: number, parts: Parts): readonly Parse<Partial<Parts>>[] {
  const counted: Parse<Partial<Parts>>[] = [];
  if (parts.quantity === undefined)
    for (const { value, end } of readQuantities(input, at))
      if (input.text[end] === "の") counted.push({ value: { quantity: value }, end: end + 1 });
  // A description that begins with its own parts has no other phrase before them.
  if (parts.copy !== undefined || /^(?:AP|HP|「|《|無色)/u.test(input.text.slice(at, at + 2))) return counted;
  for (const { value, end } of input.phrases(at, false)) {
    const link = value.kind === "pointer" ? input.wordAt(COPY_LINKS, end) : null;
    if (link !== null) counted.push({ value: { copy: value }, end: end + link.length });
  }
  return counted;
}
