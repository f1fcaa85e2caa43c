import { say } from "../../words/command-words.mjs";
import { Failure } from "../failure.mjs";
import { findNextFreePort, findPortConflict } from "../ports.mjs";
import { isSiteAlive, readLastPort } from "../server.mjs";

export const DEFAULT_PORT = 3000;

/**
 * Chooses the port of a site: the requested one, else its last one, else 3000 or the next free one. The last port is
 * kept even after a crash, because a proxy may point to it. Throws a Failure when the requested or last port is taken.
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
