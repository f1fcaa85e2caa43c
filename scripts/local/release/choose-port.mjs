import { say } from "../../words/command-words.mjs";
import { Failure } from "../failure.mjs";
import { findNextFreePort, findPortConflict } from "../ports.mjs";
import { isSiteAlive, readLastPort } from "../server.mjs";

export const DEFAULT_PORT = 3000;

/**
 * Chooses the port of a site: the one that is asked for, else the one that it had, also where it was killed, since a proxy looks for it
 * there; else 3000 or the next that is free. Throws a Failure when a port that it must have is taken by something else.
 * @param {string} root
 * @param {number | undefined} wanted
 */
export async function choosePort(root, wanted) {
  const last = readLastPort(root);
  const preferred = wanted ?? last ?? DEFAULT_PORT;
  if (preferred === last && isSiteAlive(root)) return preferred;
  const reason = await findPortConflict(preferred);
  if (reason === undefined) return preferred;
  if (wanted !== undefined || last !== undefined) throw new Failure(say("ports.conflict", { port: preferred, reason }));
  const port = await findNextFreePort(DEFAULT_PORT + 1);
  console.log(say("ports.other", { port: preferred, reason, other: port }));
  return port;
}
