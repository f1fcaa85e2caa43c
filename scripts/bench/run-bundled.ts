import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { buildSync } from "esbuild";

/**
 * Bundles a program of this folder as production does and runs it, with its output and exit code. Running TypeScript
 * directly would add overhead that distorts the measurements.
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
