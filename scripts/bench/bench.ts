import { benchEngine } from "@/scripts/bench/engine/engine";
import { benchMtg } from "@/scripts/bench/engine/mtg";
import { benchText } from "@/scripts/bench/engine/text";
import { benchGoldfish } from "./goldfish";
import { benchOdds } from "./odds";
import { runBundled } from "./run-bundled";
import { benchSearch } from "./search/search";

/**
 * Command `npm run bench -- NAME... [--bundled] [OPTIONS]`: runs some benchmarks, or all of them; with `--bundled` as the
 * site serves the code. Other options are passed to each.
 */
const BENCHES: Readonly<Record<string, (options: readonly string[]) => void>> = {
  text: benchText,
  engine: benchEngine,
  mtg: benchMtg,
  search: benchSearch,
  goldfish: benchGoldfish,
  odds: benchOdds,
};

const BUNDLED = "--bundled";
const USAGE = `Usage: npm run bench -- [NAME...] [${BUNDLED}] [OPTIONS]
Names: ${Object.keys(BENCHES).join(", ")}. Without a name, all run.`;
const all = process.argv.slice(2);
const given = all.filter((word) => word !== BUNDLED);
const first = given.findIndex((word) => word.startsWith("--"));
const names = first === -1 ? given : given.slice(0, first);
const options = first === -1 ? [] : given.slice(first);
const unknown = names.filter((name) => BENCHES[name] === undefined);
if (all.includes("--help")) console.log(USAGE);
else if (unknown.length > 0) {
  console.error(`Unknown benchmark "${unknown.join('", "')}". \n${USAGE}`);
  process.exitCode = 1;
} else if (all.includes(BUNDLED)) {
  runBundled("bench.ts", given);
} else {
  for (const name of names.length > 0 ? names : Object.keys(BENCHES)) BENCHES[name]?.(options);
}
