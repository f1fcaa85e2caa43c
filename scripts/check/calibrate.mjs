import { createHash } from "node:crypto";
import { performance } from "node:perf_hooks";

const BLOCK = Buffer.alloc(65_536, 7);
const EVERY = 15_000;
const LASTS = 40;

/**
 * Measures the current speed of this machine at regular intervals: SHA-256 blocks of 64 KiB per CPU second. Dividing
 * CPU times by this speed removes most of the slowdown that other programs on the same core cause.
 */
export function createCalibration() {
  const samples = [];
  const sample = () => samples.push(measureSpeed());
  sample();
  const timer = setInterval(sample, EVERY);
  timer.unref();
  return {
    /** Median speed so far. */
    speed() {
      sample();
      return [...samples].sort((a, b) => a - b)[Math.floor(samples.length / 2)];
    },
    stop: () => clearInterval(timer),
  };
}

/** Measures the speed once, in about 40 ms. */
function measureSpeed() {
  const cpu = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  const end = performance.now() + LASTS;
  const start = cpu();
  let blocks = 0;
  while (performance.now() < end) {
    for (let i = 0; i < 8; i++) createHash("sha256").update(BLOCK).digest();
    blocks += 8;
  }
  return blocks / Math.max(cpu() - start, 1e-3);
}
