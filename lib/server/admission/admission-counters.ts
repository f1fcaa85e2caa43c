import { createLabeledMetric, type Metric } from "../metrics/exposition";
import type { WorkKind } from "./classify-work";
import type { WorkRejection } from "./types";

const WORKS: readonly WorkKind[] = ["search", "drawing", "page", "lookup"];
type Outcome = WorkRejection["code"] | "admitted";
type Load = { readonly running: number; readonly waiting: number };

const forEachWork = (value: (work: WorkKind) => number): Readonly<Record<string, number>> =>
  Object.fromEntries(WORKS.map((work) => [work, value(work)]));

/** Counts of the work that was asked for, by what became of it. */
export class AdmissionCounters {
  readonly #counts = new Map<string, number>();

  count(work: WorkKind, outcome: Outcome): void {
    const key = `${work} ${outcome}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  metrics(loadOf: (work: WorkKind) => Load): readonly Metric[] {
    const total = (work: WorkKind, outcome: Outcome) => this.#counts.get(`${work} ${outcome}`) ?? 0;
    const refusals = (["limited", "busy"] as const).flatMap((reason) =>
      WORKS.map((work) => ({ labels: { work, reason }, value: total(work, reason) })),
    );
    return [
      createLabeledMetric(
        "gauge",
        { name: "grimoire_work_running", help: "Costly requests under way.", label: "work" },
        forEachWork((work) => loadOf(work).running),
      ),
      createLabeledMetric(
        "gauge",
        { name: "grimoire_work_waiting", help: "Costly requests in line.", label: "work" },
        forEachWork((work) => loadOf(work).waiting),
      ),
      createLabeledMetric(
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
