const MINUTE = 60_000;

type Minute = { lines: number; leftOut: number };

/**
 * Limits the log lines that visitors can cause, per subject, and counts the omitted ones, because a flood must not push
 * older lines out of the files. The first line of a key starts its minute.
 */
class LineLimits {
  readonly #minutes = new Map<string, Minute>();

  /**
   * Returns whether one more line of `key` may be written, with `most` lines a minute. Calls `tell` at the end of the
   * minute with the number of omitted lines, if any.
   */
  admit(key: string, most: number, tell: (leftOut: number) => void): boolean {
    const minute = this.#minutes.get(key) ?? this.#begin(key, tell);
    if (minute.lines < most) minute.lines += 1;
    else minute.leftOut += 1;
    return minute.leftOut === 0;
  }

  #begin(key: string, tell: (leftOut: number) => void): Minute {
    const minute: Minute = { lines: 0, leftOut: 0 };
    this.#minutes.set(key, minute);
    const end = () => {
      this.#minutes.delete(key);
      if (minute.leftOut > 0) tell(minute.leftOut);
    };
    setTimeout(end, MINUTE).unref();
    return minute;
  }
}

// Pages and routes may each have their own copy of this module; one process has one count.
const globals = globalThis as { grimoireLineLimits?: LineLimits };

/** Returns the rate limits of log lines in this process. */
export function getLogLineLimits(): LineLimits {
  globals.grimoireLineLimits ??= new LineLimits();
  return globals.grimoireLineLimits;
}
