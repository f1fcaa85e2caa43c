/** Milliseconds before each new start; whatever ends again and again is started once in half a minute. */
const PAUSES = [200, 1_000, 3_000, 10_000, 30_000];
/** Milliseconds after which a start counts as a good one. */
const LASTING = 60_000;

/** Growing pauses between new starts of one program. */
export class RestartBackoff {
  #ends = 0;

  /** Pause after an end, `lived` milliseconds after the start. */
  after(lived) {
    if (lived >= LASTING) this.#ends = 0;
    return PAUSES[Math.min(this.#ends++, PAUSES.length - 1)];
  }
}
