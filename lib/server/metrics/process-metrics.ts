import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { createGauge, type Metric } from "./exposition";

/** Milliseconds over which delays of the event loop are taken together: less than the pace of any scraper. */
const WINDOW = 10_000;
const NANO = 1e9;

type Delay = { readonly p50: number; readonly p99: number; readonly max: number };

/**
 * Creates metrics for any process: memory, CPU, and event loop delay. The delay covers the last ten seconds, so that
 * several clients can read it. Does not keep the process alive.
 */
export function createProcessMetrics(): () => readonly Metric[] {
  const histogram = monitorEventLoopDelay({ resolution: 10 });
  histogram.enable();
  const read = (): Delay => ({
    p50: seconds(histogram.percentile(50)),
    p99: seconds(histogram.percentile(99)),
    max: seconds(histogram.max),
  });
  let last: Delay | null = null;
  setInterval(() => {
    last = read();
    histogram.reset();
  }, WINDOW).unref();
  return () => [...memory(), ...processor(), ...delays(last ?? read())];
}

/** Nanoseconds as seconds; an empty histogram has no number. */
const seconds = (nanoseconds: number): number =>
  Number.isFinite(nanoseconds) && nanoseconds < 1e18 ? nanoseconds / NANO : 0;

const delays = (delay: Delay): readonly Metric[] => [
  {
    name: "nodejs_eventloop_delay_seconds",
    help: "Event loop delay in the last ten-second window, in seconds: median (p50), 99th percentile (p99) and maximum (max).",
    type: "gauge",
    samples: Object.entries(delay).map(([quantile, value]) => ({ labels: { quantile }, value })),
  },
  {
    name: "nodejs_eventloop_busy_seconds_total",
    help: "Time that the event loop was busy since the process started, in seconds.",
    type: "counter",
    samples: [{ value: performance.eventLoopUtilization().active / 1000 }],
  },
];

function memory(): readonly Metric[] {
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
  return [
    createGauge("process_resident_memory_bytes", "Resident memory of the process, in bytes.", rss),
    createGauge("nodejs_heap_size_used_bytes", "JavaScript heap in use, in bytes.", heapUsed),
    createGauge("nodejs_heap_size_total_bytes", "JavaScript heap allocated from the system, in bytes.", heapTotal),
    createGauge(
      "nodejs_external_memory_bytes",
      "Memory outside the JavaScript heap, such as buffers, in bytes.",
      external,
    ),
  ];
}

function processor(): readonly Metric[] {
  const { user, system } = process.cpuUsage();
  return [
    {
      name: "process_cpu_seconds_total",
      help: "CPU time used by the process, in seconds.",
      type: "counter",
      samples: [{ value: (user + system) / 1e6 }],
    },
    createGauge(
      "process_start_time_seconds",
      "Start time of the process, in seconds since the Unix epoch.",
      Math.round(performance.timeOrigin / 1000),
    ),
    createGauge(
      "nodejs_active_resources",
      "Active resources of Node.js, such as sockets, timers and file operations.",
      process.getActiveResourcesInfo().length,
    ),
  ];
}
