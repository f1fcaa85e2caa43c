export type CpuBudgetLimits = {
  /** Milliseconds of a processor that come back per second. */
  readonly perSecond: number;
  /** Milliseconds that may be saved up. */
  readonly most: number;
  /** Maximum number of keys; the least recently active ones are dropped. */
  readonly keys: number;
};

type Account = { left: number; at: number };

/**
 * CPU time in milliseconds that each IP address may still use in this process. Work is charged after it is done, so a
 * budget may become negative; the address then has to wait. Budgets are kept in memory per process, so an address that
 * reaches several processes has one budget in each.
 */
export class CpuBudgets {
  readonly #bounds: CpuBudgetLimits;
  /** Accounts in the order of their last use. */
  readonly #accounts = new Map<string, Account>();

  constructor(bounds: CpuBudgetLimits) {
    this.#bounds = bounds;
  }

  /** Returns the seconds to wait until a key has budget left; 0 if it has some now. `now` is in milliseconds. */
  wait(key: string, now: number): number {
    const account = this.#accounts.get(key);
    if (account === undefined) return 0;
    const left = this.#left(account, now);
    return left > 0 ? 0 : Math.max(1, Math.ceil(-left / this.#bounds.perSecond));
  }

  /** Takes work that was done out of an account. */
  pay(key: string, milliseconds: number, now: number): void {
    const account = this.#accounts.get(key);
    const left = account === undefined ? this.#bounds.most : this.#left(account, now);
    this.#accounts.delete(key);
    this.#accounts.set(key, { left: left - milliseconds, at: now });
    if (this.#accounts.size <= this.#bounds.keys) return;
    for (const oldest of this.#accounts.keys()) {
      this.#accounts.delete(oldest);
      return;
    }
  }

  #left({ left, at }: Account, now: number): number {
    return Math.min(this.#bounds.most, left + ((now - at) / 1000) * this.#bounds.perSecond);
  }
}
