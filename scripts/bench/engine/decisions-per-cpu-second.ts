const FACTORS: Readonly<Record<string, number>> = { "": 1, k: 1e3, M: 1e6, G: 1e9 };

/** Returns the decisions per CPU second printed by a program (`… decisions/cpu-s`); null if there are none. */
export function measureDecisionsPerCpuSecond(printed: string): number | null {
  const found = /([\d.]+) ?([kMG]?) ?decisions?\/cpu-s/.exec(printed);
  const [, amount, unit] = found ?? [];
  return amount === undefined ? null : Number(amount) * (FACTORS[unit ?? ""] ?? 1);
}
