/** A line of a pasted list: a heading, a card, or nothing that counts. `part` is where the line says that it belongs. */
type ReadLine =
  | { readonly is: "nothing" }
  | { readonly is: "heading"; readonly part: "main" | "side" | null }
  | { readonly is: "card"; readonly name: string; readonly count: number; readonly part: "main" | "side" | null };

/** Signs that nobody sees: marks of direction and joiners that come along with a copied text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Variation_Selector}]/gu;
const TIMES = /[×✕✖╳⨯]/gu;
/** A remark of the writer. A split card has `//` within its name, so that only a line that begins with it is one. */
const COMMENT = /^(?:\/\/|#|;|※|--|==)/u;
const REMARK = /\s#.*$/u;
const BULLET = /^[-*・•]\s+/u;
const SIDE = /^(?:sb|side|サイド)\s?[:：]\s*/iu;
/** Headings without their ornaments, and the part of the list that follows them; `null` for parts of the same one. */
const HEADINGS: ReadonlyMap<string, "main" | "side" | null> = new Map([
  ...(
    ["deck", "decklist", "main", "maindeck", "mainboard", "commander", "デッキ", "メイン", "メインデッキ"] as const
  ).map((word) => [word, "main"] as const),
  ...(["sideboard", "side", "sb", "companion", "maybeboard", "サイド", "サイドボード", "相棒"] as const).map(
    (word) => [word, "side"] as const,
  ),
  ...[
    ...["about", "land", "lands", "basiclands", "creature", "creatures", "spell", "spells", "otherspells", "artifact"],
    ...["artifacts", "enchantment", "enchantments", "instant", "instants", "sorcery", "sorceries", "planeswalker"],
    ...["planeswalkers", "battles", "battle", "other", "others", "tokens", "total", "cards", "土地", "基本土地"],
    ...["クリーチャー", "呪文", "その他", "その他の呪文", "アーティファクト", "エンチャント", "インスタント"],
    ...["ソーサリー", "プレインズウォーカー", "合計", "枚数"],
  ].map((word) => [word, null] as const),
]);
const ORNAMENTS = /^[\s=\-–—*_~【[(<「『■◆●○▼▽:]+|[\s=\-–—*_~】\])>」』:]+$/gu;

/** Reads one line of a pasted list. */
export function readLine(raw: string): ReadLine {
  const line = raw.replace(UNSEEN, " ").normalize("NFKC").replace(TIMES, "×").replace(/\s+/gu, " ").trim();
  if (line === "" || COMMENT.test(line)) return headingIn(line.replace(/^[/#;※\s]+/u, "")) ?? { is: "nothing" };
  const heading = headingIn(line);
  if (heading !== null) return heading;
  const side = SIDE.test(line);
  const { name, count } = countOf(line.replace(SIDE, "").replace(BULLET, "").replace(REMARK, ""));
  const bare = nameOf(name);
  // "24 Lands" sums up what the lines above or below list.
  if (HEADINGS.has(wordOf(bare))) return { is: "nothing" };
  return { is: "card", name: bare, count, part: side ? "side" : null };
}

/** A heading, with or without the number of its cards; `null` for any other line. */
function headingIn(line: string): Extract<ReadLine, { readonly is: "heading" }> | null {
  const part = HEADINGS.get(wordOf(line.replace(/[\s(:[]*\d{1,3}\s?(?:枚|cards?)?[)\]]*\s*$/iu, "")));
  return part === undefined || /^\d/u.test(line) ? null : { is: "heading", part };
}

const wordOf = (line: string): string => line.replace(ORNAMENTS, "").replace(/\s/gu, "").toLowerCase();

/** Ways to write a count before a name. A small letter right behind the count belongs to the name. */
const BEFORE = /^(\d{1,4})\s?(?:[×*]\s?|[xX]\s|[xX](?=[^\sa-z-])|枚\s?|\s|(?=[^\da-z]))(.+)$/u;
/** Ways to write a count behind a name: an `x` stands apart from a Latin name. */
const BEHIND = [
  /^(.+?)\s?[×*]\s?(\d{1,4})枚?$/u,
  /^(.+?)(?:\s|(?<=[^\p{ASCII}\]]|\]))[xX]\s?(\d{1,4})枚?$/u,
  /^(.*[^\d\s])\s?(\d{1,4})枚$/u,
  /^(.+[》」])\s?(\d{1,4})$/u,
];

/** The count and the name of a line; one copy where no count is written. */
function countOf(line: string): { name: string; count: number } {
  const before = BEFORE.exec(line);
  if (before?.[2] !== undefined) return { name: before[2], count: Number(before[1]) };
  const behind = BEHIND.map((pattern) => pattern.exec(line)).find((match) => match !== null);
  return behind?.[1] === undefined ? { name: line, count: 1 } : { name: behind[1], count: Number(behind[2]) };
}

/** A name without brackets, the set and number that some programs write behind or before it, and marks of foil. */
const nameOf = (written: string): string =>
  written
    .replace(/\s\*[A-Z]+\*$/u, "")
    .replace(/^\[[A-Z0-9]{2,6}\]\s*/u, "")
    .replace(/\s*[([][A-Z0-9]{2,6}[)\]](?:\s[A-Z]{0,3}-?\d{1,4}[a-z★]?)?$/u, "")
    .replace(/^[《「『<]+|[》」』>]+$/gu, "")
    .trim();
