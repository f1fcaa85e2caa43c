import { parseArgs } from "node:util";
import type { ProofOptions } from "./proof";

/** Parses the options of a proof from the command line. Returns null for invalid options and for --help. */
export function readProofOptions(options: ProofOptions, args: string[]): Record<string, number | string> | null {
  try {
    const types = Object.fromEntries(Object.keys(options).map((name) => [name, { type: "string" as const }]));
    const { values } = parseArgs({ args, options: types });
    const read = Object.entries(options).map(([name, { default: other }]) => {
      const value = values[name] ?? other;
      return [name, typeof other === "string" ? value : Number(value)] as const;
    });
    return read.some(([, value]) => typeof value === "number" && !Number.isFinite(value))
      ? null
      : Object.fromEntries(read);
  } catch {
    return null;
  }
}
