import type { PageCache } from "../front/pages/page-cache";
import { createGauge, createLabeledMetric, type Metric } from "./exposition";

/** Returns metrics of the cache of rendered pages that all visitors share. */
export function getPageCacheMetrics({ load }: Pick<PageCache, "load">): readonly Metric[] {
  const answers = {
    name: "grimoire_page_store_answers_total",
    help: "Requests for cacheable pages, by answer: kept (served from memory), older (served from memory while the page is rendered again), rendered, or passed (not cached).",
    label: "answer",
  };
  return [
    createLabeledMetric("counter", answers, load.answers),
    createGauge("grimoire_page_store_pages", "Pages in the cache.", load.pages),
    createGauge("grimoire_page_store_bytes", "Compressed size of the cached pages, in bytes.", load.bytes),
  ];
}
