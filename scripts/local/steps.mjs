import { relative } from "node:path";
import { performance } from "node:perf_hooks";
import { say } from "../words/command-words.mjs";
import { Failure } from "./failure.mjs";

/** Milliseconds without output after which a step reports that it is still running. */
const SILENCE = 30_000;

/**
 * Returns a function that runs steps and reports them as numbered lines: `2/8 Settings: made .env (0.1 s)`.
 * @param {number} total number of steps in the run
 * @param {(text: string) => void} [write]
 * @param {number} [silence] milliseconds after which a silent step says that it goes on
 */
export function createSteps(total, write = (text) => process.stdout.write(text), silence = SILENCE) {
  let number = 0;
  /**
   * Runs one step. `work` receives `note`, which prints a line in between, and returns its outcome in a few words.
   * @param {string} title
   * @param {(note: (line: string) => void) => Promise<string>} work
   * @param {string} [log] name of the log to which the step writes meanwhile
   */
  return async (title, work, log) => {
    number++;
    const start = performance.now();
    let open = true;
    write(`${number}/${total} ${title}: `);
    const goesOn = () => {
      const time = formatSeconds(performance.now() - start);
      note(log ? say("step.workingLog", { time, log }) : say("step.working", { time }));
    };
    let timer = setTimeout(goesOn, silence);
    const note = (line) => {
      clearTimeout(timer);
      timer = setTimeout(goesOn, silence);
      write(`${open ? "\n" : ""}    ${line}\n`);
      open = false;
    };
    try {
      const outcome = await work(note);
      write(`${open ? "" : "    "}${outcome} (${formatSeconds(performance.now() - start)})\n`);
    } catch (error) {
      write(`${open ? "" : "    "}${say("step.failed")} (${formatSeconds(performance.now() - start)})\n`);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Formats milliseconds as seconds: `0.4 s`, `75 s`. */
export function formatSeconds(milliseconds) {
  return milliseconds < 9950 ? `${(milliseconds / 1000).toFixed(1)} s` : `${Math.round(milliseconds / 1000)} s`;
}

/** Returns a message about invalid arguments of a command, from the error that `parseArgs` throws. */
export const describeArgumentError = ({ message }) =>
  say("options.unknown", { word: /'([^']*)'/.exec(message)?.[1] ?? message });

/**
 * Runs a command and sets the exit code of the process. A Failure prints its message and exits with 1; an unknown
 * argument exits with 2. A missing package asks to install. Any other error is a bug and keeps its stack trace.
 */
export async function runCommand(work) {
  try {
    await work();
  } catch (error) {
    if (error.code?.startsWith("ERR_PARSE_ARGS_")) {
      console.error(describeArgumentError(error));
      process.exitCode = 2;
      return;
    }
    const isUninstalled = error.code === "ERR_MODULE_NOT_FOUND" && error.message.startsWith("Cannot find package");
    if (!isUninstalled && !(error instanceof Failure)) throw error;
    const log = error.log === undefined ? "" : ` (log: ${relative(process.cwd(), error.log)})`;
    console.error(isUninstalled ? say("packages.missing") : `${error.message}${log}`);
    process.exitCode = 1;
  }
}
