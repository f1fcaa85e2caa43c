/**
 * Command `npm run proof -- NAME [FOLDER] [--count N …]`: proofs that the site keeps what it promises, on scratch databases and on loopback.
 * Ends with 1 when a bar is missed. README.md has the list.
 */
import { parseArgs } from "node:util";
import { Thresholds } from "./kit/bars";
import type { Proof } from "./kit/proof";

const PROOFS: Readonly<Record<string, () => Promise<Proof>>> = {
  access: async () => (await import("./access/access")).access,
  capacity: async () => (await import("./capacity/capacity")).capacity,
  fuzz: async () => (await import("./fuzz/fuzz")).fuzz,
  lists: async () => (await import("./lists/lists")).lists,
  load: async () => (await import("./load/load")).load,
  pages: async () => (await import("./pages/pages")).pages,
  scale: async () => (await import("./scale/scale")).scale,
  stop: async () => (await import("./stop/stop")).stop,
  durability: async () => (await import("./durability/durability")).durability,
};

const USAGE = `Usage: npm run proof -- ${Object.keys(PROOFS).join("|")} [--help]`;
const [name = "", ...args] = process.argv.slice(2);
const load = PROOFS[name];
if (load === undefined) {
  console.error(USAGE);
  process.exit(2);
}
process.exit(await prove(await load()));

async function prove({ says, counts, folder: holds, run }: Proof): Promise<number> {
  const [folder = "", ...rest] = holds === undefined ? ["", ...args] : args;
  const given = folder.startsWith("-") || (holds !== undefined && folder === "") ? null : readCounts(counts, rest);
  if (given === null) {
    console.log(`${name}: ${says}\n\nOptions of npm run proof -- ${name}:`);
    if (holds !== undefined) console.log(`  FOLDER ${holds}`);
    for (const [option, count] of Object.entries(counts))
      console.log(`  --${option} ${String(count.default).padEnd(8)} ${count.says}`);
    return args.includes("--help") ? 0 : 2;
  }
  const bars = new Thresholds();
  const words = Object.entries(given).map(([option, value]) => `--${option} ${value}`);
  bars.heading(`${says}\nnpm run proof -- ${[name, folder, ...words].filter(Boolean).join(" ")}`);
  await run(given, bars, folder);
  bars.heading(bars.missed === 0 ? "All bars are met." : `${bars.missed} bar(s) missed.`);
  return bars.missed === 0 ? 0 : 1;
}

/** The options as numbers; `null` where they make no sense, and for --help. */
function readCounts(counts: Proof["counts"], args: string[]): Record<string, number> | null {
  const options = Object.fromEntries(Object.keys(counts).map((option) => [option, { type: "string" as const }]));
  try {
    const { values } = parseArgs({ args, options });
    const read = Object.entries(counts).map(([option, count]) => [option, Number(values[option] ?? count.default)]);
    return read.every(([, value]) => Number.isFinite(value)) ? Object.fromEntries(read) : null;
  } catch {
    return null;
  }
}
