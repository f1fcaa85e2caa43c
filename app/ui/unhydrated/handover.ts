import type { ReactNode } from "react";

// Server components and the HTML have their own copies of this module, in one process.
const globals = globalThis as { grimoireHandover?: { last: number; parts: Map<string, ReactNode> } };

/** Milliseconds until an unused part is deleted, because a response without HTML never takes it. */
const LONGEST_WAIT = 10_000;

function handover() {
  globals.grimoireHandover ??= { last: 0, parts: new Map() };
  return globals.grimoireHandover;
}

/** Stores a part of a page until its HTML is rendered. Returns the id for `takeOver`. */
export function handOver(part: ReactNode): string {
  const kept = handover();
  kept.last += 1;
  const id = kept.last.toString(36);
  kept.parts.set(id, part);
  setTimeout(() => kept.parts.delete(id), LONGEST_WAIT).unref();
  return id;
}

/** Returns a part stored by `handOver` and removes it. Throws if the part is missing, so that no page is sent without it. */
export function takeOver(id: string): ReactNode {
  const { parts } = handover();
  if (!parts.has(id)) throw new Error(`The part ${id} of a page is not there.`);
  const part = parts.get(id);
  parts.delete(id);
  return part;
}
