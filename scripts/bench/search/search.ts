import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { buildSync } from "esbuild";

/**
 * `npm run bench -- search [--cards N] [--detail]`: our search beside others. It is bundled first, as what is served is: what
 * runs TypeScript directly keeps the names of functions, which costs as much as some of the searches.
 */
export function benchSearch(args: readonly string[]): void {
  const root = join(import.meta.dirname, "../../..");
  const program = join(root, "node_modules/.cache/bench/compare-searches.mjs");
  buildSync({
    entryPoints: [join(import.meta.dirname, "compare-searches.ts")],
    outfile: program,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    tsconfig: join(root, "tsconfig.json"),
  });
  const { status } = spawnSync(process.execPath, ["--expose-gc", program, ...args], { stdio: "inherit" });
  process.exitCode = status ?? 1;
}
