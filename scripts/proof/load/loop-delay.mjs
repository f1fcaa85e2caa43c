// Loaded into the site's process (`node --import`): at SIGUSR2 it writes how late the event loop was since the last time, and begins anew; and
// what the process holds once everything that nobody uses is given up.
// `?file=…` in the address of this module names the file.
import { writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const RESOLUTION = 5;
const file = new URL(import.meta.url).searchParams.get("file");
const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
delay.enable();
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");
process.on("SIGUSR2", () => {
  // A timer of five milliseconds that comes in time is no delay.
  const late = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION);
  const delays = { p99: late(delay.percentile(99)), longest: late(delay.max) };
  collect();
  const { rss, heapUsed, external } = process.memoryUsage();
  const held = { rss, used: heapUsed + external, handles: process.getActiveResourcesInfo().length };
  writeFileSync(file, JSON.stringify({ ...delays, ...held }));
  delay.reset();
});
