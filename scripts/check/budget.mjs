import { readFileSync } from "node:fs";

const file = (name) => new URL(name, import.meta.url);

/**
 * Returns the budget of each stage in CPU seconds of an idle core, and the speed of that core (`createCalibration`).
 */
export const readBudget = () => JSON.parse(readFileSync(file("budget.json"), "utf8"));

/** Returns the known flaky tests under investigation: at most three, each for at most 14 days. */
export const readFlaky = () => JSON.parse(readFileSync(file("flaky.json"), "utf8"));

/**
 * Formats the table of stages with budget, CPU seconds used, and share. A stage over its budget is marked, over 150 %
 * in capitals. It never fails a run, because other programs on the machine make the same work take longer.
 * @param {{ key: string, name: string, cpu: number | null }[]} used seconds by stage, before calibration
 * @param {{ stages: Record<string, number>, apart: string[], quietSpeed: number }} budget
 * @param {number} speed of this machine during the run
 * @returns {string[]} lines
 */
export function formatBudgetLines(used, { stages, apart, quietSpeed }, speed) {
  if (used.some(({ cpu }) => cpu === null)) return ["Processor time is measured on Linux only."];
  const factor = speed / quietSpeed;
  const rows = used.map(({ key, name, cpu }) => ({ key, name, cpu: cpu * factor, budget: stages[key] ?? 0 }));
  const counted = rows.filter(({ key }) => !apart.includes(key));
  const sum = (key) => counted.reduce((total, row) => total + row[key], 0);
  const line = (name, budget, cpu) => {
    const row = `${name.padEnd(36)}${`${Math.round(budget)}`.padStart(8)}${cpu.toFixed(1).padStart(10)}`;
    if (cpu > budget * 1.5) return `${row}  ${Math.round((cpu / budget) * 100)} % OF THE BUDGET: ${name.toUpperCase()}`;
    return cpu > budget ? `${row}  over the budget` : row;
  };
  return [
    `CPU seconds of a quiet core (measured x ${factor.toFixed(2)}: this machine's speed over a quiet one's)`,
    `${"Stage".padEnd(36)}${"budget".padStart(8)}${"used".padStart(10)}`,
    ...rows.map(({ name, budget, cpu }) => line(name, budget, cpu)),
    line(`In all, without ${apart.join(", ")}`, sum("budget"), sum("cpu")),
  ];
}

/** Formats the ten slowest tests with their duration in seconds. */
export const formatSlowestLines = (times) => [
  "The ten slowest tests",
  ...[...times]
    .sort((a, b) => b.time - a.time)
    .slice(0, 10)
    .map(({ test, time }) => `${(time / 1000).toFixed(1).padStart(7)} s  ${test.slice(0, 110)}`),
];

/** Formats a line for each known flaky test with its age in days. `today` is YYYY-MM-DD. */
export function formatFlakyLines(list, today) {
  const days = (since) => Math.round((Date.parse(today) - Date.parse(since)) / 86_400_000);
  return list.map(({ test, since, suspect }) =>
    days(since) > 14
      ? `IN flaky.json FOR ${days(since)} DAYS, 14 ARE ALLOWED: ${test}`
      : `In flaky.json for ${days(since)} days: ${test} (${suspect})`,
  );
}
