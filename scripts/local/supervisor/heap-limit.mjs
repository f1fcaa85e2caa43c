import os from "node:os";

const LEAST = 256;
const USUAL = 2048;

/**
 * Returns the limit of the site's heap in megabytes: SITE_HEAP_MB where it is set, else 2048, or three quarters of a machine or
 * container that has less than that needs.
 */
export function getHeapLimit(env, memory = process.constrainedMemory?.() || os.totalmem()) {
  if (env.SITE_HEAP_MB) return Number(env.SITE_HEAP_MB);
  const have = Math.min(memory, os.totalmem()) / 1024 / 1024;
  return Math.max(LEAST, Math.min(USUAL, Math.floor(have * 0.75)));
}
