/**
 * Estimates CPU time per request by dividing it equally among concurrent requests. It cannot be measured exactly: all
 * requests run on one thread, and some of their work on others (images, compression).
 */
export class RequestCpuMeter {
  readonly #used: () => number;
  #shares = 0;
  #underway = 0;
  #last: number;

  /** `used` is the processor time of the process so far, in milliseconds. */
  constructor(used: () => number) {
    this.#used = used;
    this.#last = used();
  }

  /** Starts a request; the returned function ends it and returns its milliseconds. */
  begin(): () => number {
    this.#advance();
    this.#underway += 1;
    const from = this.#shares;
    return () => {
      this.#advance();
      this.#underway -= 1;
      return this.#shares - from;
    };
  }

  #advance(): void {
    const used = this.#used();
    if (this.#underway > 0) this.#shares += (used - this.#last) / this.#underway;
    this.#last = used;
  }
}
