// `npm run cards` and its like: the command's source where the development packages are installed, elsewhere its bundle,
// which `npm run build` has made.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const path = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const [command, ...args] = process.argv.slice(2);
const tsx = path("node_modules/tsx/dist/cli.mjs");
const program = existsSync(tsx) ? [tsx, path(`scripts/data/${command}.ts`)] : [path(`.next/commands/${command}.mjs`)];
/** What npm ci generates: the sources import it, the bundles contain it. */
const generated = existsSync(tsx) ? ["engine/mtg/rulebook/generated/rows.ts", "prisma/generated/client.ts"] : [];
if ([program[0], ...generated.map(path)].every(existsSync)) {
  const { status } = spawnSync(process.execPath, [...program, ...args], { stdio: "inherit" });
  process.exitCode = status ?? 1;
} else {
  const { say } = await import("../words/command-words.mjs");
  console.error(say("packages.missing"));
  process.exitCode = 1;
}
