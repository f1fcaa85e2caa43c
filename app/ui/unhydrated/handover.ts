import type { ReactNode } from "react";

// Server components and the HTML have their own copies of this module, in one process.
const globals = globalThis as { grimoireHandover?: { last: number; parts: Map<string, ReactNode> } };

/** Milliseconds that a part waits for its HTML: an answer without HTML never asks for it. */
const LONGEST_WAIT = 10_000;

function handover() {
  globals.grimoireHandover ??= { last: 0, parts: new Map() };
  return globals.grimoireHandover;
}

/** Keeps a part of a page until its HTML is written, and returns the id to take it by. */
export function handOver(part: ReactNode): string {
  const kept = handover();
  kept.last += 1;
  const id = kept.last.toString(36);
  kept.parts.set(id, part);
  setTimeout(() => kept.parts.delete(id), LONGEST_WAIT).unref();
  return id;
}

/** Returns a part that was handed over, once. Throws if it is not there, rather than send a page without it. */
export function takeOver(id: string): ReactNode {
  const { parts } = handover();
  if (!parts.has(id)) throw new Error(`The part ${id} of a page is not there.`);
  const part = parts.get(id);
  parts.delete(id);
  return part;
}
