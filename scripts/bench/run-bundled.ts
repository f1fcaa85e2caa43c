import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { buildSync } from "esbuild";

/**
 * Bundles a program of this folder as production does and runs it with the same output and exit code: running TypeScript
 * directly keeps names of functions, at a cost comparable to some of what is measured.
 */
export function runBundled(program: string, args: readonly string[]): void {
  const outfile = join("node_modules/.cache/bench", program.replace(/\.ts$/, ".mjs"));
  buildSync({
    entryPoints: [join("scripts/bench", program)],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    tsconfig: "tsconfig.json",
  });
  const { status } = spawnSync(process.execPath, ["--expose-gc", outfile, ...args], { stdio: "inherit" });
  process.exitCode = status ?? 1;
}
