import { parseArgs } from "node:util";
import { soakQueries } from "./soak-queries";

const { values } = parseArgs({
  options: { queries: { type: "string", default: "200000" }, seed: { type: "string", default: "1" } },
});
const [queries, seed] = [Number(values.queries), Number(values.seed)];

if (!Number.isInteger(queries) || queries < 1 || !Number.isInteger(seed) || seed < 0) {
  console.error("Usage: npm run soak -- --queries N [--seed S]");
  process.exitCode = 2;
} else {
  const failures = await soakQueries({ queries, seed }, (line) => console.log(line));
  process.exitCode = failures === 0 ? 0 : 1;
}
