/**
 * Runs checks in parallel on the cores of the machine, and returns when all have ended. Checks start in list order; a
 * later one may start early on cores that are free.
 *
 * `cores` is the number of cores that a check uses, `needs` lists checks that must pass first, and `after` lists checks
 * that must only end first. A check whose need failed is skipped, and `onBlocked` receives the failed needs.
 * @param {{ name: string, cores?: number | "all", needs?: string[], after?: string[] }[]} checks
 * @param {{ cores: number, run: (check: object) => Promise<boolean>, onBlocked: (check: object, failed: string[]) => void, stopped?: () => boolean }} options
 */
export async function runSideBySide(checks, { cores, run, onBlocked, stopped = () => false }) {
  /** Whether each ended check went well, by name. */
  const outcomes = new Map();
  const waiting = [...checks];
  const running = new Set();
  let free = cores;

  const coresOf = (check) => Math.min(check.cores === "all" ? cores : (check.cores ?? 1), cores);
  const failedNeeds = (check) => (check.needs ?? []).filter((need) => outcomes.get(need) === false);
  const isReady = (check) =>
    [...(check.needs ?? []), ...(check.after ?? [])].every((name) => outcomes.has(name)) && coresOf(check) <= free;

  const start = (check) => {
    free -= coresOf(check);
    const end = run(check).then((ok) => {
      outcomes.set(check.name, ok);
      free += coresOf(check);
      running.delete(end);
    });
    running.add(end);
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const check of [...waiting]) {
      const failed = failedNeeds(check);
      if (failed.length === 0 && !isReady(check)) continue;
      waiting.splice(waiting.indexOf(check), 1);
      if (stopped()) outcomes.set(check.name, false);
      else if (failed.length > 0) {
        outcomes.set(check.name, false);
        onBlocked(check, failed);
      } else start(check);
    }
    if (running.size > 0) await Promise.race(running);
    else if (waiting.length > 0 && !waiting.some((check) => isReady(check) || failedNeeds(check).length > 0))
      throw new Error(`These checks need what is not in the list: ${waiting.map(({ name }) => name).join(", ")}`);
  }
}
