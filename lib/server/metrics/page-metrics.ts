import type { PageStore } from "../front/pages/page-store";
import { byName, gauge, type Metric } from "./exposition";

/** Returns metrics of the pages that are kept for everybody. */
export function pageMetrics({ load }: Pick<PageStore, "load">): readonly Metric[] {
  const answers = {
    name: "grimoire_page_store_answers_total",
    help: "Questions for a kept page: kept and older from memory, rendered anew, passed where it is not for everybody.",
    label: "answer",
  };
  return [
    byName("counter", answers, load.answers),
    gauge("grimoire_page_store_pages", "Pages in memory.", load.pages),
    gauge("grimoire_page_store_bytes", "Bytes of the pages in memory, compressed.", load.bytes),
  ];
}
