// `npm test`. The last line is always "N passed, N failed".

import { randomInt } from "node:crypto";
import { availableParallelism } from "node:os";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { generateClient } from "../local/database.mjs";
import { Failure } from "../local/failure.mjs";
import { checkMachine } from "../local/machine.mjs";
import { installPackages } from "../local/packages.mjs";
import { formatSeconds, runCommand } from "../local/steps.mjs";
import { findBrowser } from "./browser.mjs";
import { formatBudgetLines, formatFlakyLines, formatSlowestLines, readBudget, readFlaky } from "./budget.mjs";
import { createCalibration } from "./calibrate.mjs";
import { listChangedFiles } from "./changed-files.mjs";
import { createChildren } from "./children.mjs";
import { CHECK_RUN_VARIABLE, createCpuMeter } from "./cpu-meter.mjs";
import { createGroupedOutput } from "./grouped-output.mjs";
import { keepFiles } from "./keep-files.mjs";
import { chooseStages, readOptions } from "./options.mjs";
import { runSideBySide } from "./schedule.mjs";
import { openScratch, removeOrphans } from "./scratch.mjs";
import { STAGES } from "./stages.mjs";

const HELP = `Checks everything that a change has to pass, from a checkout with nothing installed.

  npm test                            about 25 minutes
  npm run test:all                    also what runs every night: full property depth, soaks, nightly journeys, programs
  npm test -- --only STAGE            one stage: ${[...new Set(STAGES.map(({ key }) => key))].join(", ")}
  npm test -- --only STAGE --repeat N one stage several times
  npm test -- --shard 1/3             one part of all`;

const root = fileURLToPath(new URL("../..", import.meta.url));
const begin = performance.now();

await runCommand(async () => {
  if (process.argv.includes("--help")) return console.log(HELP);
  const options = readOptions(process.argv.slice(2), STAGES);
  await runTests(options);
});

async function runTests(options) {
  const id = `${process.pid}-${Date.now()}`;
  process.env[CHECK_RUN_VARIABLE] = id;
  if (options.all) {
    process.env.PROPERTY_DEPTH ??= "1";
    process.env.PROPERTY_SEED ??= String(randomInt(1, 2 ** 31));
    console.log(`Properties with seed ${process.env.PROPERTY_SEED} at depth ${process.env.PROPERTY_DEPTH}.`);
  }
  const meter = createCpuMeter(id);
  const calibration = createCalibration();
  const children = createChildren(root, meter);
  const output = createGroupedOutput();
  const checkKept = keepFiles(root, ["tsconfig.json", "next-env.d.ts", "package.json", "package-lock.json"]);
  const scratch = openScratch(root);
  let site;
  let ending;
  /** The outcome of each stage: `{ key, name, passed, failed, time, cpu, times }`. */
  const results = [];
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => finish("interrupted"));

  const preparations = [
    { key: "servers", name: "Scratch PostgreSQL", run: () => scratch.start() },
    {
      key: "servers",
      name: "Copy of the checkout",
      run: async () => {
        site = await scratch.copySite();
      },
    },
    { key: "packages", name: "Browser", run: async ({ say }) => scratch.useBrowser(await findBrowser({ say })) },
  ];

  const first = [
    {
      key: "packages",
      name: "Packages",
      run: async () => {
        checkMachine(root);
        await removeOrphans(root);
        await installPackages(root);
      },
    },
    { key: "client", name: "Database client", run: () => generateClient(root).then(() => undefined) },
  ];

  // Everything else is run by packages or needs the client's types.
  if ((await runStage(first[0])) && (await runStage(first[1]))) {
    const stages = chooseStages(withConcerned(STAGES), options);
    const needed = new Set(stages.flatMap(({ needs = [] }) => needs));
    await runSideBySide([...preparations.filter(({ name }) => needed.has(name)), ...stages], {
      cores: Math.max(2, availableParallelism()),
      run: runStage,
      onBlocked: reportBlocked,
      stopped: () => ending !== undefined,
    });
  }
  await finish();

  /** Takes stages into the daily run whose subject this change touches. */
  function withConcerned(stages) {
    const concerned = stages.filter(({ concerns }) => concerns);
    if (options.all || concerned.length === 0) return stages;
    const changed = listChangedFiles(root);
    return stages.map((stage) =>
      stage.concerns && changed.some((file) => stage.concerns.test(file)) ? { ...stage, all: false } : stage,
    );
  }

  /** Runs one stage or preparation under its heading; returns whether it went well. */
  async function runStage(stage) {
    const group = output.open(stage.name);
    const say = (text) => group.write(`${text}\n`);
    const used = { cpu: 0 };
    const run = (command, settings) =>
      children.run(command, { write: (data) => group.write(String(data)), used, ...settings });
    const start = performance.now();
    // Stages with a browser run one after the other.
    const browsers = stage.needs?.includes("Browser") ? meter.browsers() : undefined;
    const shard = options.shard && `${options.shard.index}/${options.shard.count}`;
    const counts = await stage.run({ root, run, say, scratch, site, shard }).catch((error) => {
      say(error instanceof Failure ? error.message : error.stack);
      if (error.log) say(`Log: ${error.log}`);
      return { failed: 1 };
    });
    const rest = meter.take();
    const drawn = browsers === undefined ? 0 : meter.browsers() - browsers;
    const cpu = rest === null ? null : used.cpu + rest + drawn;
    const { key, name } = stage;
    const result = { key, name, passed: 0, failed: 0, time: performance.now() - start, cpu, times: [], ...counts };
    if (ending) return false;
    if (result.note) say(result.note);
    results.push(result);
    say(`${result.failed === 0 ? "ok" : "FAILED"} ${name} (${formatSeconds(result.time)})`);
    group.end();
    return result.failed === 0;
  }

  /** Reports a stage that cannot run as a failed test with the reason. */
  function reportBlocked({ key, name }, failed) {
    results.push({ key, name, passed: 0, failed: 1, time: 0, cpu: 0, times: [] });
    const group = output.open(name);
    group.write(`Not run, because this failed: ${failed.join(", ")}.\n`);
    group.end();
  }

  async function finish(reason) {
    ending ??= (async () => {
      output.flush();
      const servers = meter.servers();
      await children.stop();
      await scratch.remove().catch((error) => console.error(`Could not clean up: ${error.message}`));
      const changed = checkKept();
      if (changed.length > 0 && !reason) {
        const name = "The run changes no file of the checkout";
        results.push({ key: "client", name, passed: 0, failed: 1, time: 0, cpu: 0, times: [] });
        console.error(`\nThe run changed ${changed.join(", ")}; what was there has been put back.`);
      }
      report(reason, servers);
    })();
    await ending;
  }

  function report(reason, servers) {
    meter.stop();
    calibration.stop();
    const show = (lines) => console.log(`\n${lines.map((line) => `  ${line}`).join("\n")}`);
    console.log(`\n${"─".repeat(72)}`);
    for (const { name, passed, failed, time } of results.filter(({ passed, failed }) => passed + failed > 0))
      console.log(
        `${failed === 0 ? "  " : "✗ "}${name.padEnd(44)}${`${passed} passed`.padStart(12)}${`, ${failed} failed`.padEnd(11)} ${formatSeconds(time).padStart(7)}`,
      );
    show(formatSlowestLines(results.flatMap(({ times }) => times)));
    const { user, system } = process.cpuUsage();
    const run = { key: "runner", name: "The run itself", cpu: (user + system) / 1e6 };
    const used = sumByKey([{ key: "servers", name: "Servers", cpu: servers }, ...results, run]);
    show(formatBudgetLines(used, readBudget(), calibration.speed()));
    const notes = [
      ...results.flatMap(({ name, note }) => (note ? [`${name}: ${note}`] : [])),
      ...formatFlakyLines(readFlaky(), new Date().toISOString().slice(0, 10)),
    ];
    if (notes.length > 0) show(notes);
    if (reason) console.log(`  ${reason}`);
    const sum = (key) => results.reduce((total, result) => total + result[key], 0);
    const failed = sum("failed") + (reason ? 1 : 0);
    console.log(`\n  ${formatSeconds(performance.now() - begin)} in all`);
    console.log(`${sum("passed")} passed, ${failed} failed`);
    process.exit(failed === 0 ? 0 : 1);
  }
}

/** Adds up the processor time of stages with one budget. */
function sumByKey(used) {
  const rows = new Map();
  for (const { key, name, cpu } of used) {
    const row = rows.get(key);
    if (!row) rows.set(key, { key, name, cpu });
    else row.cpu = cpu === null ? null : row.cpu + cpu;
  }
  return [...rows.values()];
}
