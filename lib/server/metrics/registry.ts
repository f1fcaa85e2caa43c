import type { Metric } from "./exposition";

type Source = () => readonly Metric[];

// Pages and routes may each have their own copy of this module; one process has one list.
const globals = globalThis as { grimoireMetrics?: Map<string, Source> };

/** Registers a source of metrics, read on each request. Replaces a source with the same name. */
export function registerMetrics(part: string, source: Source): void {
  globals.grimoireMetrics ??= new Map();
  globals.grimoireMetrics.set(part, source);
}

/** Returns the current metrics of all registered sources of this process, in the order of registration. */
export const collectMetrics = (): readonly Metric[] =>
  [...(globals.grimoireMetrics?.values() ?? [])].flatMap((source) => source());
