import type { FinishedRequest } from "../front/request-logger";
import type { Metric, MetricSample } from "./exposition";

/** Upper bounds of the durations that are counted together, in seconds: from a page in memory to the end of a client's patience. */
const BOUNDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

type Durations = { readonly buckets: number[]; count: number; sum: number };

/**
 * Counters of answered requests since the start of the process. Labels come from fixed lists (route patterns, known
 * methods), so that visitors cannot add new ones.
 */
export class RequestMetrics {
  readonly #answers = new Map<string, { readonly labels: Readonly<Record<string, string>>; count: number }>();
  readonly #durations = new Map<string, Durations>();
  #cut = 0;

  /** Counts a request whose answer is over. */
  count({ method, route, status, milliseconds, cut }: FinishedRequest): void {
    const labels = { method: METHODS.has(method) ? method : "(other)", route, status: String(status) };
    const key = Object.values(labels).join(" ");
    const answers = this.#answers.get(key) ?? { labels, count: 0 };
    answers.count += 1;
    this.#answers.set(key, answers);
    if (cut) this.#cut += 1;
    this.#observe(route, milliseconds / 1000);
  }

  #observe(route: string, seconds: number): void {
    const durations = this.#durations.get(route) ?? { buckets: BOUNDS.map(() => 0), count: 0, sum: 0 };
    const at = BOUNDS.findIndex((bound) => seconds <= bound);
    if (at >= 0) durations.buckets[at] = (durations.buckets[at] ?? 0) + 1;
    durations.count += 1;
    durations.sum += seconds;
    this.#durations.set(route, durations);
  }

  metrics(): readonly Metric[] {
    return [
      {
        name: "grimoire_http_requests_total",
        help: "Requests whose response has ended, by method, route and status.",
        type: "counter",
        samples: [...this.#answers.values()].map(({ labels, count }) => ({ labels, value: count })),
      },
      {
        name: "grimoire_http_requests_cut_total",
        help: "Requests whose connection closed before the response was complete.",
        type: "counter",
        samples: [{ value: this.#cut }],
      },
      {
        name: "grimoire_http_request_duration_seconds",
        help: "Time from request to end of response, by route, in seconds.",
        type: "histogram",
        samples: [...this.#durations].flatMap(([route, durations]) => histogram({ route }, durations)),
      },
    ];
  }
}

function histogram(
  labels: Readonly<Record<string, string>>,
  { buckets, count, sum }: Durations,
): readonly MetricSample[] {
  let below = 0;
  const samples = BOUNDS.map((bound, at): MetricSample => {
    below += buckets[at] ?? 0;
    return { labels: { ...labels, le: String(bound) }, value: below, suffix: "_bucket" };
  });
  return [
    ...samples,
    { labels: { ...labels, le: "+Inf" }, value: count, suffix: "_bucket" },
    { labels, value: sum, suffix: "_sum" },
    { labels, value: count, suffix: "_count" },
  ];
}
