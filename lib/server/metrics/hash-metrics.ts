import type { WorkQueue } from "../work-queue";
import { createGauge, createLabeledMetric, type Metric } from "./exposition";

/** Returns metrics of the queue in which passwords are hashed. */
export function getPasswordHashMetrics({ load }: Pick<WorkQueue, "load">): readonly Metric[] {
  const outcomes = {
    name: "grimoire_hashes_total",
    help: "Hashes of passwords that were asked for.",
    label: "outcome",
  };
  const waiting = {
    name: "grimoire_hashes_waiting",
    help: "Hashes in line, of devices that signed in before and of strangers.",
    label: "lane",
  };
  return [
    createGauge("grimoire_hashes_running", "Hashes of passwords under way.", load.running),
    createLabeledMetric("gauge", waiting, load.waiting),
    createLabeledMetric("counter", outcomes, { done: load.done, refused: load.refused }),
  ];
}
