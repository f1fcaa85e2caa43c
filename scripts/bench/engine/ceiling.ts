import { spawnSync } from "node:child_process";
import { measureDecisionsPerCpuSecond } from "./decisions-per-cpu-second";

/** Runs another program in the same environment and reads its decisions per CPU second. Throws if it prints none. */
export function runCeiling(file: string): number {
  const { stdout, stderr, error } = spawnSync(process.execPath, [file], { encoding: "utf8" });
  if (error !== undefined) throw error;
  const found = measureDecisionsPerCpuSecond(stdout);
  if (found === null) throw new Error(`${file} printed no decisions per CPU second: ${stderr || stdout}`);
  return found;
}
