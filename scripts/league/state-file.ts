import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";

/** Results of jobs in a file, one in a line, so that work which was broken off goes on where it was. */
type StateFile<Result> = {
  readonly known: ReadonlyMap<number, Result>;
  readonly add: (place: number, result: Result) => void;
};

/**
 * Opens a file of results, or begins one. `wish` says what the jobs are; a file of other jobs is refused with a message. A
 * last line that was broken off counts for nothing.
 */
export function openState<Result>(path: string, wish: unknown): StateFile<Result> | string {
  const head = JSON.stringify(wish);
  if (!existsSync(path)) writeFileSync(path, `${head}\n`);
  const [first, ...lines] = readFileSync(path, "utf8").split("\n");
  if (first !== head) return `${path} holds the results of other games. Name another file, or remove it.`;
  const known = new Map<number, Result>();
  const whole = lines.filter((line) => line !== "").flatMap((line) => readLine<Result>(line) ?? []);
  for (const { place, result } of whole) known.set(place, result);
  writeFileSync(path, [head, ...whole.map((line) => JSON.stringify(line)), ""].join("\n"));
  return { known, add: (place, result) => appendFileSync(path, `${JSON.stringify({ place, result })}\n`) };
}

function readLine<Result>(line: string): { readonly place: number; readonly result: Result } | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
