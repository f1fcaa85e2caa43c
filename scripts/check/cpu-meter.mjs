import { readdirSync, readFileSync } from "node:fs";

/**
 * Environment variable that marks every process of a run, so that servers which outlive their parent are still found.
 */
export const CHECK_RUN_VARIABLE = "GRIMOIRE_CHECK_RUN";
/** Clock ticks a second in `/proc`, the same on every Linux we know. */
const TICKS = 100;
const LOOK_EVERY = 1000;

/**
 * Measures the processor time of a run in seconds, user and system together. Works on Linux; elsewhere every figure is
 * null.
 *
 * The system counts a child process, with its own children, when it exits (`take`). Detached servers (`servers`) and
 * the processes of a browser (`browsers`) are polled instead, because the run does not wait for them.
 * @param {string} id value of MARK in the environment of every process that the run starts
 */
export function createCpuMeter(id, { proc = "/proc", pid = process.pid } = {}) {
  const own = () => readStat(proc, pid)?.reaped ?? null;
  let taken = own() ?? 0;
  /** Whether a process belongs to the run, and whether it is a part of a browser, by number and start. */
  const known = new Map();
  const servers = watchGroup();
  const browsers = watchGroup();

  const look = () => {
    const all = new Map(listProcesses(proc).flatMap((entry) => withStat(proc, entry)));
    const identify = (entry) => {
      const stat = all.get(entry);
      if (!stat || entry === pid) return { marked: entry === pid };
      const key = `${entry} ${stat.start}`;
      // A browser overwrites the environment of its parts, so they are known by their parent.
      if (!known.has(key))
        known.set(key, {
          marked: isMarked(proc, entry, id) || identify(stat.parent).marked,
          part: isBrowserPart(proc, entry),
        });
      return known.get(key);
    };
    const found = new Map([...all].filter(([entry]) => entry !== pid && identify(entry).marked));
    const isPart = (entry) => identify(entry).part;
    browsers.see(new Map([...found].filter(([entry]) => isPart(entry))));
    servers.see(new Map([...found].filter(([entry, stat]) => !isPart(entry) && !descends(stat, found, pid))));
  };
  const timer = own() === null ? undefined : setInterval(look, LOOK_EVERY);
  timer?.unref();
  const seconds = (group) => {
    if (own() === null) return null;
    look();
    return group.seconds();
  };

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
    servers: () => seconds(servers),
    /** Seconds of all parts of browsers so far: those that draw pages, load addresses, and start the others. */
    browsers: () => seconds(browsers),
    stop: () => clearInterval(timer),
  };
}

/**
 * Sums up the processor time of processes observed while they run; the time of children that they waited for is in
 * their own record.
 */
function watchGroup() {
  let alive = new Map();
  let gone = 0;
  const total = ({ own, reaped }) => own + reaped;
  return {
    see(processes) {
      for (const [number, stat] of alive)
        if (!processes.has(number) && !processes.has(stat.parent)) gone += total(stat);
      alive = processes;
    },
    seconds: () => [...alive.values()].reduce((sum, stat) => sum + total(stat), gone),
  };
}

function withStat(proc, entry) {
  const stat = readStat(proc, entry);
  return stat ? [[entry, stat]] : [];
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
    return readFileSync(`${proc}/${pid}/environ`, "utf8").split("\0").includes(`${CHECK_RUN_VARIABLE}=${id}`);
  } catch {
    return false;
  }
}

/** Returns whether a process is one that a Chromium started for a part of its work. */
function isBrowserPart(proc, pid) {
  try {
    return readFileSync(`${proc}/${pid}/cmdline`, "utf8").includes("--type=");
  } catch {
    return false;
  }
}

/** Returns whether a process is a descendant of the run. */
function descends(stat, found, run) {
  for (let parent = stat.parent; parent !== run; parent = found.get(parent).parent)
    if (!found.has(parent)) return false;
  return true;
}
