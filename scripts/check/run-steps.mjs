import { performance } from "node:perf_hooks";
import { formatSeconds } from "../local/steps.mjs";
import { getPackageCommand } from "../local/tool.mjs";
import { createChildren } from "./children.mjs";
import { runSideBySide } from "./schedule.mjs";

/**
 * Runs the steps of `npm run check`, two at a time, and reports the outcome of each. The output of a failed step is
 * shown, and the first output line of a step with `says`.
 * @param {ReturnType<typeof import("./plan-check.mjs").planCheck>} steps
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runSteps(root, steps, write = console.log) {
  const children = createChildren(root);
  let failed = 0;
  const run = async ({ name, program, args, env, fix, says }) => {
    const start = performance.now();
    const said = [];
    const ok = await children.run([...getStepCommand(root, program), ...args], { env, said, write: () => {} });
    const text = Buffer.concat(said).toString();
    const time = `${name} (${formatSeconds(performance.now() - start)})`;
    if (ok) return write(`ok ${time}${says ? `: ${text.split("\n", 1)[0]}` : ""}`);
    failed++;
    write(`FAILED ${time}\n${text.trimEnd()}\n${fix ? `Fix it with: ${fix}\n` : ""}`);
  };
  await runSideBySide(steps, { cores: 2, run: (step) => run(step).then(() => true), onBlocked: () => {} });
  return { passed: steps.length - failed, failed };
}

/** Returns the command that runs a program of the checkout or of a package. */
export const getStepCommand = (root, program) =>
  program.startsWith("scripts/") ? [process.execPath, program] : getPackageCommand(root, program);
