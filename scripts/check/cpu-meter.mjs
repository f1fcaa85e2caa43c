import { readdirSync, readFileSync } from "node:fs";

/** Environment variable that marks every process of a run, so that servers which outlive their parent are still found. */
export const MARK = "GRIMOIRE_CHECK_RUN";
/** Clock ticks a second in `/proc`, the same on every Linux we know. */
const TICKS = 100;
const LOOK_EVERY = 2000;

/**
 * Measures processor time of a run in seconds, user and system together. Works on Linux; elsewhere every figure is null.
 *
 * A program that the run waits for is counted by what the system adds to the run's own record when it ends, with all that
 * the program waited for in turn (`take`). Servers that detach are found by their environment and counted apart (`servers`).
 * @param {string} id value of MARK in the environment of every process that the run starts
 */
export function createCpuMeter(id, { proc = "/proc", pid = process.pid } = {}) {
  const own = () => readStat(proc, pid)?.reaped ?? null;
  let taken = own() ?? 0;
  /** Detached processes that are alive, by number. */
  const alive = new Map();
  /** Whether a process carries the mark, by number and start. */
  const marked = new Map();
  let gone = 0;

  const look = () => {
    const found = new Map();
    for (const entry of listProcesses(proc)) {
      const stat = readStat(proc, entry);
      if (!stat || entry === pid) continue;
      const key = `${entry} ${stat.start}`;
      if (!marked.has(key)) marked.set(key, isMarked(proc, entry, id));
      if (marked.get(key)) found.set(entry, stat);
    }
    const detached = new Map([...found].filter(([, stat]) => !descends(stat, found, pid)));
    // What a living parent waited for stands in the parent's record; what nobody here waited for is kept.
    for (const [number, { own: used, reaped, parent }] of alive)
      if (!detached.has(number) && !detached.has(parent)) gone += used + reaped;
    alive.clear();
    for (const [number, stat] of detached) alive.set(number, stat);
  };
  const timer = own() === null ? undefined : setInterval(look, LOOK_EVERY);
  timer?.unref();

  return {
    /** Seconds of programs that ended since the last call. */
    take() {
      const now = own();
      if (now === null) return null;
      const used = now - taken;
      taken = now;
      return used;
    },
    /** Seconds of all servers of the run so far. */
    servers() {
      if (own() === null) return null;
      look();
      return [...alive.values()].reduce((sum, { own: used, reaped }) => sum + used + reaped, gone);
    },
    stop: () => clearInterval(timer),
  };
}

const listProcesses = (proc) => {
  try {
    return readdirSync(proc)
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
};

/** Reads parent, start and seconds of a process; null when there is none. */
function readStat(proc, pid) {
  try {
    const text = readFileSync(`${proc}/${pid}/stat`, "utf8");
    // The name in parentheses may hold spaces.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const seconds = (at) => Number(fields[at]) / TICKS;
    return {
      parent: Number(fields[1]),
      start: fields[19],
      own: seconds(11) + seconds(12),
      reaped: seconds(13) + seconds(14),
    };
  } catch {
    return null;
  }
}

function isMarked(proc, pid, id) {
  try {
    return readFileSync(`${proc}/${pid}/environ`, "utf8").split("\0").includes(`${MARK}=${id}`);
  } catch {
    return false;
  }
}

/** Returns whether a process is a child of the run, or of such a child. */
function descends(stat, found, run) {
  for (let parent = stat.parent; parent !== run; parent = found.get(parent).parent)
    if (!found.has(parent)) return false;
  return true;
}
