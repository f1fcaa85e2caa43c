import { spawnSync } from "node:child_process";

const FACTORS: Readonly<Record<string, number>> = { "": 1, k: 1e3, M: 1e6, G: 1e9 };

/** The number before `decisions/cpu-s` in what a program printed; `null` when it says none. */
export function decisionsPerCpuSecond(printed: string): number | null {
  const found = /([\d.]+) ?([kMG]?) ?decisions?\/cpu-s/.exec(printed);
  const [, amount, unit] = found ?? [];
  return amount === undefined ? null : Number(amount) * (FACTORS[unit ?? ""] ?? 1);
}

/** Runs another program in the same environment and reads its decisions per CPU second. Throws when it prints none. */
export function runCeiling(file: string): number {
  const { stdout, stderr, error } = spawnSync(process.execPath, [file], { encoding: "utf8" });
  if (error !== undefined) throw error;
  const found = decisionsPerCpuSecond(stdout);
  if (found === null) throw new Error(`${file} printed no decisions per CPU second: ${stderr || stdout}`);
  return found;
}
