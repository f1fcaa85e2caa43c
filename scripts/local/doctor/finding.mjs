import { say } from "../../words/command-words.mjs";
import { Failure } from "../failure.mjs";

/**
 * One thing that was looked at: `problem` and what to do where it is not as it should be, `warning` where it works and should not stay so,
 * else a few words about it.
 * @typedef {{ name: string, problem?: string, warning?: string, told?: string }} Finding
 */

/** Longest wait in milliseconds for a server that is asked. */
export const CHECK_TIMEOUT = 10_000;

/**
 * Looks at one thing. `look` returns a few words about it, or throws a Failure with what to do; `warn` returns what should not stay as it
 * is, if anything.
 * @returns {Finding}
 */
export function runCheck(name, look, warn = () => undefined) {
  try {
    const told = look();
    const warning = warn();
    return warning === undefined ? { name, told } : { name, warning };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { name, problem: error.message.replace(/\s*\n\s*/g, " ") };
  }
}

/** Returns the lines of a report, and how many things are wrong or not to stay so. */
export function formatReport(findings) {
  const lines = findings.map(({ name, problem, warning, told }) => {
    if (problem) return say("doctor.problem", { name, text: problem });
    return warning ? say("doctor.warning", { name, text: warning }) : say("doctor.ok", { name, text: told });
  });
  const wrong = findings.filter(({ problem }) => problem).length;
  return { lines, wrong, warned: findings.filter(({ warning }) => warning).length };
}

/** Returns the outcome of asking a server, or the error that it ended in, in words. */
export const describeOutcome = (work) =>
  work().catch((error) => {
    if (error instanceof Failure) return error;
    return new Failure(say("doctor.unreachable", { message: error.message || error.code }));
  });

export function throwError(error) {
  throw error;
}
