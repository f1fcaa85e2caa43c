const FACTORS: Readonly<Record<string, number>> = { "": 1, k: 1e3, M: 1e6, G: 1e9 };

/** The number before `decisions/cpu-s` in what a program printed; `null` when it says none. */
export function decisionsPerCpuSecond(printed: string): number | null {
  const found = /([\d.]+) ?([kMG]?) ?decisions?\/cpu-s/.exec(printed);
  const [, amount, unit] = found ?? [];
  return amount === undefined ? null : Number(amount) * (FACTORS[unit ?? ""] ?? 1);
}
