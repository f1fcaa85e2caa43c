import { byName, type Metric } from "../metrics/exposition";
import type { WorkRefusal } from "./types";
import type { Work } from "./work-of";

const WORKS: readonly Work[] = ["search", "drawing", "page", "lookup"];
type Outcome = WorkRefusal["code"] | "admitted";
type Load = { readonly running: number; readonly waiting: number };

const forEachWork = (value: (work: Work) => number): Readonly<Record<string, number>> =>
  Object.fromEntries(WORKS.map((work) => [work, value(work)]));

/** Counts of the work that was asked for, by what became of it. */
export class AdmissionTally {
  readonly #counts = new Map<string, number>();

  count(work: Work, outcome: Outcome): void {
    const key = `${work} ${outcome}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  metrics(loadOf: (work: Work) => Load): readonly Metric[] {
    const total = (work: Work, outcome: Outcome) => this.#counts.get(`${work} ${outcome}`) ?? 0;
    const refusals = (["limited", "busy"] as const).flatMap((reason) =>
      WORKS.map((work) => ({ labels: { work, reason }, value: total(work, reason) })),
    );
    return [
      byName(
        "gauge",
        { name: "grimoire_work_running", help: "Costly requests under way.", label: "work" },
        forEachWork((work) => loadOf(work).running),
      ),
      byName(
        "gauge",
        { name: "grimoire_work_waiting", help: "Costly requests in line.", label: "work" },
        forEachWork((work) => loadOf(work).waiting),
      ),
      byName(
        "counter",
        { name: "grimoire_work_admitted_total", help: "Costly requests that were let in.", label: "work" },
        forEachWork((work) => total(work, "admitted")),
      ),
      {
        name: "grimoire_work_refused_total",
        help: "Costly requests that were refused: limited where one address asked for too much, busy where all did.",
        type: "counter",
        samples: refusals,
      },
    ];
  }
}
