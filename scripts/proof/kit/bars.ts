import { loadavg } from "node:os";

type Bound = { readonly atMost: number } | { readonly atLeast: number };

/**
 * The measurements and thresholds of one proof. Each is printed at once; a missed threshold makes the command exit with
 * 1.
 */
export class Thresholds {
  readonly #say: (line: string) => void;
  #missed = 0;

  constructor(say: (line: string) => void = console.log) {
    this.#say = say;
  }

  get missed(): number {
    return this.#missed;
  }

  heading(text: string): void {
    this.#say(`\n${text}   (load of the machine ${loadavg()[0]?.toFixed(1)})`);
  }

  figure(name: string, value: string | number): void {
    this.#say(`         ${name}: ${shown(value)}`);
  }

  /** A value that has to keep to its bound. A value that is no number is missed. */
  bar(name: string, value: number, bound: Bound): void {
    const met = "atMost" in bound ? value <= bound.atMost : value >= bound.atLeast;
    if (!met) this.#missed += 1;
    const words = "atMost" in bound ? `at most ${shown(bound.atMost)}` : `at least ${shown(bound.atLeast)}`;
    this.#say(`${met ? "met   " : "MISSED"}   ${name}: ${shown(value)} (bar: ${words})`);
  }

  /** A bar that could not be tried on this machine, and why. */
  untried(name: string, lack: string): void {
    this.#missed += 1;
    this.#say(`MISSED   ${name}: not tried. ${lack}`);
  }
}

const shown = (value: string | number) =>
  typeof value === "number" && !Number.isInteger(value) ? value.toFixed(value < 10 ? 2 : 1) : `${value}`;
