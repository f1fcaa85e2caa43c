/** `npm run bench -- NAME`: measures one part, or all of them. */
import { benchEngine } from "./engine";

const BENCHES: Readonly<Record<string, () => void>> = { engine: benchEngine };

const names = process.argv.slice(2);
const unknown = names.filter((name) => BENCHES[name] === undefined);
if (unknown.length > 0) {
  console.error(`There is no bench "${unknown.join('", "')}". There are: ${Object.keys(BENCHES).join(", ")}.`);
  process.exitCode = 1;
} else {
  for (const name of names.length > 0 ? names : Object.keys(BENCHES)) BENCHES[name]?.();
}
