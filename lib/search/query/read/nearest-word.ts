import { editDistance } from "@/engine/magmell";

/** The known word that takes the fewest edits, when these are few enough for a slip. */
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
