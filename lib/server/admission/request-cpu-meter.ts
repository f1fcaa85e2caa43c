/**
 * Processor time by request, as if all requests under way had equal shares of what the process uses meanwhile. No request can be
 * measured by itself, since all of them run on one thread and some of their work on others (pictures, compression).
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

  /** Begins a request; the function that it returns ends it and gives its milliseconds. */
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
