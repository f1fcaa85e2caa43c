import { setTimeout as pause } from "node:timers/promises";

/**
 * Options of the health check in milliseconds: interval (`pace`), timeout of one check (`patience`) and time allowed
 * for the start. `inARow` is the number of failed checks in a row after which the site counts as hung.
 */
export const HEALTH_CHECK_OPTIONS = { pace: 10_000, patience: 10_000, inARow: 6, start: 180_000 };

/**
 * Checks a site at intervals until it hangs, that is, its process runs but does not answer. Resolves to a description
 * of how long it has not answered, or to null when `signal` aborts.
 * @param {string} address any address of the site that costs nothing
 * @param {AbortSignal} signal
 * @param {typeof HEALTH_CHECK_OPTIONS} looks
 * @param {boolean} hasAnswered whether the site is known to have started
 * @returns {Promise<string | null>}
 */
export async function waitUntilUnresponsive(
  address,
  signal,
  { pace, patience, inARow, start } = HEALTH_CHECK_OPTIONS,
  hasAnswered = false,
) {
  const begun = Date.now();
  let isThere = hasAnswered;
  let missed = 0;
  while (!signal.aborted) {
    const answers = await look(address, signal, patience);
    if (signal.aborted) break;
    isThere ||= answers;
    missed = answers ? 0 : missed + 1;
    if (isThere && missed >= inARow) return `${missed} checks in a row`;
    if (!isThere && Date.now() - begun > start) return `${Math.round(start / 1000)} s after its start`;
    await pause(pace, undefined, { signal }).catch(() => {});
  }
  return null;
}

/**
 * Returns whether the site answers in time. The check has its own AbortController, because Node may lose combined
 * signals, and the check would never end.
 */
async function look(address, signal, patience) {
  const given = new AbortController();
  const end = () => given.abort();
  const timer = setTimeout(end, patience);
  signal.addEventListener("abort", end, { once: true });
  try {
    const response = await fetch(address, { signal: given.signal });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
  }
}
