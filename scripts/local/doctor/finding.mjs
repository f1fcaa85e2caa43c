import { say } from "../../words/command-words.mjs";
import { Failure } from "../failure.mjs";

/**
 * Result of one check: a `problem` with what to do, a `warning` about what works but should change, or a short result
 * (`told`).
 * @typedef {{ name: string, problem?: string, warning?: string, told?: string }} Finding
 */

/** Timeout in milliseconds for a request to a server. */
export const CHECK_TIMEOUT = 10_000;

/**
 * Runs one check. `look` returns a short result, or throws a Failure that says what to do. `warn` returns a warning, or
 * undefined.
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

/** Returns the lines of a report, the number of problems (`wrong`) and the number of warnings (`warned`). */
export function formatReport(findings) {
  const lines = findings.map(({ name, problem, warning, told }) => {
    if (problem) return say("doctor.problem", { name, text: problem });
    return warning ? say("doctor.warning", { name, text: warning }) : say("doctor.ok", { name, text: told });
  });
  const wrong = findings.filter(({ problem }) => problem).length;
  return { lines, wrong, warned: findings.filter(({ warning }) => warning).length };
}

/** Returns the result of a request to a server; on an error, returns a Failure that describes it. */
export const describeOutcome = (work) =>
  work().catch((error) => {
    if (error instanceof Failure) return error;
    return new Failure(say("doctor.unreachable", { message: error.message || error.code }));
  });

export function throwError(error) {
  throw error;
}
