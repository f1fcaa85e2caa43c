import type { PageCache } from "../front/pages/page-cache";
import { createGauge, createLabeledMetric, type Metric } from "./exposition";

/** Returns metrics of the pages that are kept for everybody. */
export function getPageCacheMetrics({ load }: Pick<PageCache, "load">): readonly Metric[] {
  const answers = {
    name: "grimoire_page_store_answers_total",
    help: "Requests for cacheable pages: kept and older served from memory, rendered, or passed because the page is personal.",
    label: "answer",
  };
  return [
    createLabeledMetric("counter", answers, load.answers),
    createGauge("grimoire_page_store_pages", "Pages in the cache.", load.pages),
    createGauge("grimoire_page_store_bytes", "Compressed size of the cached pages in bytes.", load.bytes),
  ];
}
