import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { buildSync } from "esbuild";

/**
 * Runs `npm run bench -- search [--cards N] [--detail]`: compares our engine with others. The code is bundled first, as in
 * production: running TypeScript directly preserves function names, at a cost comparable to some searches.
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
