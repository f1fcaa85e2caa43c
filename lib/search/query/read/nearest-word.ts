import { editDistance } from "@/engine/magmell";

/** The known word with the smallest edit distance, if that is small enough for a typing error. */
export function nearestWord(typed: string, known: readonly string[]): string | undefined {
  const most = Math.min(2, Math.max(1, Math.floor(typed.length / 2)));
  let best: string | undefined;
  let fewest = most + 1;
  for (const word of known) {
    const edits = editDistance(word, typed.slice(0, 40), most);
    if (edits < fewest && edits < word.length) [best, fewest] = [word, edits];
  }
  return best;
}
