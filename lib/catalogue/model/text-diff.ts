const WORDS = new Intl.Segmenter("ja", { granularity: "word" });
/** Above this many words on both sides the comparison would take too long, and the whole text is shown as changed. */
const MAX_CELLS = 4_000_000;

/** A stretch of two compared texts: in both, only in the older one, or only in the newer one. */
export type TextDiffPart = { readonly kind: "same" | "gone" | "come"; readonly text: string };

/** Compares two texts word by word. The parts that are not `come` give the older text, those not `gone` the newer one. */
export function diffParts(before: string, after: string): readonly TextDiffPart[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  const parts: { kind: TextDiffPart["kind"]; text: string }[] = [];
  const add = (kind: TextDiffPart["kind"], text: string) => {
    const last = parts.at(-1);
    if (text === "") return;
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  if (a.length * b.length > MAX_CELLS) {
    add("gone", before);
    add("come", after);
    return parts;
  }
  const common = commonLengths(a, b);
  let come = "";
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    const [old, now] = [a[i], b[j]];
    if (old !== undefined && old === now) {
      add("come", come);
      come = "";
      add("same", old);
      [i, j] = [i + 1, j + 1];
    } else if (old !== undefined && (now === undefined || lengthAt(common, i + 1, j) >= lengthAt(common, i, j + 1))) {
      add("gone", old);
      i += 1;
    } else {
      come += now ?? "";
      j += 1;
    }
  }
  add("come", come);
  return parts;
}

const MARKS = { same: ["", ""], gone: ["[-", "-]"], come: ["{+", "+}"] } as const;

/** Shows two texts as one, word by word: what went as `[-…-]`, what came as `{+…+}`. */
export const diffText = (before: string, after: string): string =>
  diffParts(before, after)
    .map(({ kind, text }) => MARKS[kind].join(text))
    .join("");

const wordsOf = (text: string): readonly string[] => [...WORDS.segment(text)].map(({ segment }) => segment);

/** How many words the rests from `i` and `j` on have in common, in order. */
function commonLengths(a: readonly string[], b: readonly string[]): readonly Uint16Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const longer =
        a[i] === b[j]
          ? lengthAt(table, i + 1, j + 1) + 1
          : Math.max(lengthAt(table, i + 1, j), lengthAt(table, i, j + 1));
      table[i]?.fill(longer, j, j + 1);
    }
  }
  return table;
}

const lengthAt = (table: readonly Uint16Array[], i: number, j: number): number => table[i]?.[j] ?? 0;
