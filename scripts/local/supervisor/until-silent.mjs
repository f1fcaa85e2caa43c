import { setTimeout as pause } from "node:timers/promises";

/**
 * Pace and patience of the looks at a site, in milliseconds, and how many in a row have to stay without an answer. A busy site is late and
 * answers all the same; a start may read tens of thousands of cards first.
 */
export const LOOKS = { pace: 10_000, patience: 10_000, inARow: 6, start: 180_000 };

/**
 * Looks at a site again and again. Resolves to how long it has been silent, in words, once it hangs: it does not answer, though its process
 * goes on. Resolves to null when `signal` ends the looks.
 * @param {string} address any address of the site that costs nothing
 * @param {AbortSignal} signal
 * @param {typeof LOOKS} looks
 * @returns {Promise<string | null>}
 */
export async function untilSilent(address, signal, { pace, patience, inARow, start } = LOOKS) {
  const begun = Date.now();
  let hasAnswered = false;
  let missed = 0;
  while (!signal.aborted) {
    const answers = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]) }).then(
      async (response) => {
        await response.body?.cancel();
        return true;
      },
      () => false,
    );
    if (signal.aborted) break;
    hasAnswered ||= answers;
    missed = answers ? 0 : missed + 1;
    if (hasAnswered && missed >= inARow) return `${missed} looks in a row`;
    if (!hasAnswered && Date.now() - begun > start) return `${Math.round(start / 1000)} s since its start`;
    await pause(pace, undefined, { signal }).catch(() => {});
  }
  return null;
}
