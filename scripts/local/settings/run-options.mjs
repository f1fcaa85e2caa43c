import { say } from "../../words/command-words.mjs";
import { Failure } from "../failure.mjs";

/**
 * Options of a run of `npm run up`, `serve` or `dev`: the port and the address to listen on as they were typed, the card file that a first
 * set-up loads (or "none"), and whether a lost secret may be made anew.
 * @typedef {{ port?: string, host?: string, cards?: string, newSecret?: true }} RunOptions
 */

/** Options with a value, and the names of the fields that hold it. */
const VALUES = { "--port": "port", "--host": "host", "--cards": "cards" };
const FLAGS = { "--new-secret": "newSecret" };

/**
 * Parses the command line options, each allowed once. Throws a Failure for any other argument.
 * @param {string[]} args
 * @returns {RunOptions}
 */
export function readRunOptions(args) {
  const options = {};
  for (let rest = args; rest.length > 0; ) {
    const [name, ...joined] = rest[0].split("=");
    const field = VALUES[name] ?? (joined.length === 0 ? FLAGS[name] : undefined);
    // npm keeps the arguments before its own "--" and hands on the rest.
    if (field === undefined || field in options) throw new Failure(say("options.run", { option: rest[0] }));
    const isFlag = name in FLAGS;
    options[field] = isFlag || (joined.length > 0 ? joined.join("=") : (rest[1] ?? ""));
    rest = rest.slice(isFlag || joined.length > 0 ? 1 : 2);
  }
  return options;
}
