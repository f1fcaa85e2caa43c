import type { PageCache } from "../front/pages/page-cache";
import { createGauge, createLabeledMetric, type Metric } from "./exposition";

/** Returns metrics of the pages that are kept for everybody. */
export function getPageCacheMetrics({ load }: Pick<PageCache, "load">): readonly Metric[] {
  const answers = {
    name: "grimoire_page_store_answers_total",
    help: "Questions for a kept page: kept and older from memory, rendered anew, passed where it is not for everybody.",
    label: "answer",
  };
  return [
    createLabeledMetric("counter", answers, load.answers),
    createGauge("grimoire_page_store_pages", "Pages in memory.", load.pages),
    createGauge("grimoire_page_store_bytes", "Bytes of the pages in memory, compressed.", load.bytes),
  ];
}
