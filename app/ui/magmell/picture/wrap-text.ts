/** Characters that cannot begin a line (JIS X 4051). */
const NOT_FIRST =
  /^[、。，．・：；？！ー々〻ゝゞヽヾ」』）》〉】〕｝”’…‥ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ!?:;.,)\]}%％]/u;
/** Opening brackets, which cannot end a line. */
const NOT_LAST = /[「『（《〈【〔｛“‘([{]$/u;

/**
 * Breaks a text into lines that fit: English between words, Japanese between characters by its line-breaking rules.
 * Text beyond `most` lines is cut off with an ellipsis.
 */
export function wrapText(
  text: string,
  most: number,
  fits: (line: string) => boolean,
  piecesOf: (paragraph: string) => readonly string[] = clustersOf,
): readonly string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n").filter((line) => line.trim() !== "")) {
    let line = "";
    for (const piece of piecesOf(paragraph)) {
      if (line !== "" && !fits((line + piece).trimEnd())) {
        lines.push(line.trimEnd());
        line = piece.trimStart();
      } else line += piece;
      // A word longer than a line is broken wherever the line ends.
      while (!fits(line.trimEnd()) && [...line].length > 1) {
        const part = headThatFits(line, fits);
        lines.push(part);
        line = line.slice(part.length);
      }
    }
    lines.push(line.trimEnd());
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), truncateLine(lines[most - 1] ?? "", fits)];
}

/**
 * Breaks a short text into as few lines as fit, with lines of similar width. Japanese text breaks between words if each
 * word fits on a line, else between characters.
 */
export function wrapBalanced(
  text: string,
  most: number,
  room: number,
  widthOf: (line: string) => number,
): readonly string[] {
  const longestOf = (pieces: readonly string[]) => Math.max(...pieces.map((piece) => widthOf(piece.trimEnd())));
  const wrap = (width: number, limit: number, piecesOf: typeof wordsOf) =>
    wrapText(text, limit, (line) => widthOf(line) <= width, piecesOf);
  const areWordsWhole = longestOf(wordsOf(text)) <= room && wrap(room, most + 1, wordsOf).length <= most;
  const piecesOf = areWordsWhole ? wordsOf : clustersOf;
  const lines = wrap(room, most, piecesOf);
  const whole = lines.length;
  for (
    let narrow = Math.max(longestOf(piecesOf(text)), widthOf(text) / whole);
    whole > 1 && narrow < room;
    narrow *= 1.04
  ) {
    const even = wrap(narrow, whole + 1, piecesOf);
    if (even.length === whole && even.join("").length >= lines.join("").length) return even;
  }
  return lines;
}

const SEGMENTER = new Intl.Segmenter("ja", { granularity: "word" });
/** Words that stay with the one before: particles and endings of verbs. */
const JOINED = /^(?:\p{Script=Hiragana}|から|まで|より|など|たち|ない|なる|です|ます)$/u;
const HAN = /\p{Script=Han}/u;

/**
 * Splits a text into parts between which a line may break: Japanese words with their endings, other text by character.
 */
function wordsOf(text: string): readonly string[] {
  const starts = new Set<number>();
  let before = "";
  for (const { segment, index } of SEGMENTER.segment(text)) {
    // Signs of one compound, as in 返却台.
    const isCompound = HAN.test(before.at(-1) ?? "") && HAN.test(segment.charAt(0));
    if (!JOINED.test(segment) && !isCompound) starts.add(index);
    before = segment;
  }
  const words: string[] = [];
  let at = 0;
  for (const cluster of clustersOf(text)) {
    const last = words.at(-1);
    if (last === undefined || starts.has(at) || /[\u0021-\u024f]/u.test(cluster)) words.push(cluster);
    else words[words.length - 1] = last + cluster;
    at += cluster.length;
  }
  return words;
}

/** Truncates a line with an ellipsis to fit, but never right after an opening bracket. */
export function truncateLine(line: string, fits: (line: string) => boolean): string {
  let rest = line;
  while (rest !== "" && (!fits(`${rest}…`) || NOT_LAST.test(rest))) rest = [...rest].slice(0, -1).join("");
  return `${rest.trimEnd()}…`;
}

function headThatFits(line: string, fits: (line: string) => boolean): string {
  let part = "";
  for (const letter of line) {
    if (part !== "" && !fits(part + letter)) break;
    part += letter;
  }
  return part;
}

/** Unbreakable pieces of a text: words with their trailing space, and Japanese characters with their punctuation. */
function clustersOf(text: string): readonly string[] {
  const clusters: string[] = [];
  const pieces = text.match(/[\u0021-\u024f]+\s*|[\s\S]/gu) ?? [];
  for (const piece of pieces.flatMap((word) => word.split(/(?<=[a-z]-)(?=[a-z])/iu))) {
    const before = clusters.at(-1);
    if (before !== undefined && (NOT_FIRST.test(piece) || NOT_LAST.test(before) || piece.trim() === ""))
      clusters[clusters.length - 1] = before + piece;
    else clusters.push(piece);
  }
  return clusters;
}
