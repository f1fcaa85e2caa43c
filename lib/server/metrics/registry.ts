import type { Metric } from "./exposition";

type Source = () => readonly Metric[];

// Pages and routes may each have their own copy of this module; one process has one list.
const globals = globalThis as { grimoireMetrics?: Map<string, Source> };

/** Names a part of this process that tells its metrics when they are asked for. Another part of the same name takes its place. */
export function registerMetrics(part: string, source: Source): void {
  globals.grimoireMetrics ??= new Map();
  globals.grimoireMetrics.set(part, source);
}

/** Returns the metrics of all parts of this process at this moment, in the order in which the parts came. */
export const collectMetrics = (): readonly Metric[] =>
  [...(globals.grimoireMetrics?.values() ?? [])].flatMap((source) => source());
