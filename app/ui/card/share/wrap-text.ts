/** Signs that a line must not begin with. */
const NOT_FIRST = /^[、。，．」』）》〉・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ!！?？:：,.;)]/u;

/**
 * Breaks a text into lines of a width: English between words, Japanese between letters. What does not fit into `most` lines
 * ends in an ellipsis.
 */
export function wrapText(text: string, most: number, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n").filter((line) => line.trim() !== "")) {
    let line = "";
    for (const piece of piecesOf(paragraph)) {
      if (line === "" || fits(line + piece.trimEnd()) || NOT_FIRST.test(piece)) line += piece;
      else {
        lines.push(line.trimEnd());
        line = piece.trimStart();
      }
    }
    lines.push(line.trimEnd());
  }
  if (lines.length <= most) return lines;
  let last = lines[most - 1] ?? "";
  while (last !== "" && !fits(`${last}…`)) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last}…`];
}

/** Words with the space after them, and single Japanese letters. */
const piecesOf = (text: string): readonly string[] => text.match(/[\u0021-\u024f]+\s*|[\s\S]/gu) ?? [];
