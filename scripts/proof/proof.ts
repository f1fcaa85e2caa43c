/**
 * Command `npm run proof -- NAME [FOLDER] [--OPTION VALUE …]`: proofs that the site keeps what it promises, on scratch databases and on loopback.
 * Ends with 1 when a bar is missed. README.md has the list.
 */
import { Thresholds } from "./kit/bars";
import { readProofOptions } from "./kit/options";
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

async function prove({ says, options, folder: holds, run }: Proof): Promise<number> {
  const [folder = "", ...rest] = holds === undefined ? ["", ...args] : args;
  const given =
    folder.startsWith("-") || (holds !== undefined && folder === "") ? null : readProofOptions(options, rest);
  if (given === null) {
    console.log(`${name}: ${says}\n\nOptions of npm run proof -- ${name}:`);
    if (holds !== undefined) console.log(`  FOLDER ${holds}`);
    for (const [name, option] of Object.entries(options))
      console.log(`  --${name} ${String(option.default).padEnd(8)} ${option.says}`);
    return args.includes("--help") ? 0 : 2;
  }
  const bars = new Thresholds();
  const words = Object.entries(given).flatMap(([option, value]) => (value === "" ? [] : `--${option} ${value}`));
  bars.heading(`${says}\nnpm run proof -- ${[name, folder, ...words].filter(Boolean).join(" ")}`);
  await run(given, bars, folder);
  bars.heading(bars.missed === 0 ? "All bars are met." : `${bars.missed} bar(s) missed.`);
  return bars.missed === 0 ? 0 : 1;
}
