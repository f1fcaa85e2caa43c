import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeCardDataProblem } from "@/scripts/data/commands/card-data-report";
import type { CardDataProblem } from "../card-data-problem";
import { readCardData } from "../read-card-data";

export { describeCardDataProblem };

/** Returns a problem as one line with position, reason and fix. */
export function formatProblem(problem: CardDataProblem): string {
  const { place, reason, fix } = describeCardDataProblem(problem);
  return `${place}: ${reason} → ${fix}`;
}

/** Creates card data files for a test and reads them like an operator's files. */
export function createCardDataFiles() {
  const folder = mkdtempSync(join(tmpdir(), "card-data-"));
  let files = 0;
  const read = (content: unknown) => {
    files += 1;
    const file = join(folder, `${files}.data`);
    const bytes = typeof content === "string" || content instanceof Uint8Array ? content : JSON.stringify(content);
    writeFileSync(file, bytes);
    return readCardData(file, { texts: false });
  };
  return {
    remove: () => rmSync(folder, { recursive: true }),
    /** Card data of a file that is right. */
    async accepted(content: unknown) {
      const data = await read(content);
      if (!data.ok) throw new Error(JSON.stringify(data.problems));
      return data;
    },
    /** Returns the errors of an invalid file, each as one line with position, reason and fix. */
    async refusals(content: unknown): Promise<readonly string[]> {
      const data = await read(content);
      if (data.ok) throw new Error(`Not refused: ${String(content).slice(0, 200)}`);
      return data.problems.map(formatProblem);
    },
  };
}
