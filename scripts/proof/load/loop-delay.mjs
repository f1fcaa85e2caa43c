// Loaded into the site's process (`node --import`): at SIGUSR2 it writes how late the event loop was since the last time, and begins anew.
// `?file=…` in the address of this module names the file.
import { writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

const RESOLUTION = 5;
const file = new URL(import.meta.url).searchParams.get("file");
const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
delay.enable();
process.on("SIGUSR2", () => {
  // A timer of five milliseconds that comes in time is no delay.
  const late = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION);
  writeFileSync(file, JSON.stringify({ p99: late(delay.percentile(99)), longest: late(delay.max) }));
  delay.reset();
});
