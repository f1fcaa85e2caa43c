import type { WorkQueue } from "../work-queue";
import { createGauge, createLabeledMetric, type Metric } from "./exposition";

/** Returns metrics of the password hashing queue. */
export function getPasswordHashMetrics({ load }: Pick<WorkQueue, "load">): readonly Metric[] {
  const outcomes = {
    name: "grimoire_hashes_total",
    help: "Password hashes requested, by outcome: done, or refused because the queue was full or had too many of one client.",
    label: "outcome",
  };
  const waiting = {
    name: "grimoire_hashes_waiting",
    help: "Password hashes waiting in the queue, by lane: known accounts and devices, or strangers.",
    label: "lane",
  };
  return [
    createGauge("grimoire_hashes_running", "Password hashes being computed.", load.running),
    createLabeledMetric("gauge", waiting, load.waiting),
    createLabeledMetric("counter", outcomes, { done: load.done, refused: load.refused }),
  ];
}
