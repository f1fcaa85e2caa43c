const WORDS = new Intl.Segmenter("ja", { granularity: "word" });
/** Above this many words on both sides the comparison would take too long, and the whole text is shown as changed. */
const MAX_CELLS = 4_000_000;

/** Shows two texts as one, word by word: what went as `[-…-]`, what came as `{+…+}`. */
export function diffText(before: string, after: string): string {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  if (a.length * b.length > MAX_CELLS) return `[-${before}-]{+${after}+}`;
  const common = commonLengths(a, b);
  let shown = "";
  let [gone, come] = ["", ""];
  const flush = () => {
    shown += (gone && `[-${gone}-]`) + (come && `{+${come}+}`);
    [gone, come] = ["", ""];
  };
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    const [old, now] = [a[i], b[j]];
    if (old !== undefined && old === now) {
      flush();
      shown += old;
      [i, j] = [i + 1, j + 1];
    } else if (old !== undefined && (now === undefined || lengthAt(common, i + 1, j) >= lengthAt(common, i, j + 1))) {
      gone += old;
      i += 1;
    } else {
      come += now ?? "";
      j += 1;
    }
  }
  flush();
  return shown;
}

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
