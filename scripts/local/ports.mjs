import { connect, createServer } from "node:net";
import { say } from "../words/command-words.mjs";
import { Failure } from "./failure.mjs";

const HIGHEST = 65535;

/**
 * Returns the reason why a port cannot be listened on, as the end of a sentence ("is in use"); undefined when it is free.
 * @param {number} port
 * @param {string} [host] all addresses unless given
 */
export async function findPortConflict(port, host) {
  const code = await tryToListen(port, host);
  if (code === "EACCES") return say("ports.reserved");
  if (code !== undefined && code !== "EADDRINUSE") return say("ports.unusable", { code });
  // Listening on all addresses succeeds beside a program that listens on one of them only.
  return code !== undefined || (await answers(port)) ? say("ports.taken") : undefined;
}

/** Returns the first free port from `first` on. Throws a Failure when the next hundred are all taken. */
export async function findNextFreePort(first, host) {
  const last = Math.min(first + 99, HIGHEST);
  for (let port = first; port <= last; port++) if ((await findPortConflict(port, host)) === undefined) return port;
  throw new Failure(say("ports.noneFree", { first, last }));
}

/** Returns a free port on 127.0.0.1, chosen by the system. */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Returns the port from the option `--port`, else from the setting PORT; undefined when neither is given. Throws a
 * Failure for an invalid port number.
 * @param {import("./settings/run-options.mjs").RunOptions} options
 * @param {Record<string, string | undefined>} env the settings in force
 */
export function getChosenPort(options, env) {
  const [text, source] = options.port === undefined ? [env.PORT || undefined, "PORT"] : [options.port, "--port"];
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > HIGHEST)
    throw new Failure(say("ports.invalid", { source, text, most: HIGHEST }));
  return port;
}

/**
 * Returns the address to listen on from the option `--host`, else from the setting HOST; the loopback address by
 * default. Throws a Failure for an invalid address or host name.
 * @param {import("./settings/run-options.mjs").RunOptions} options
 * @param {Record<string, string | undefined>} env the settings in force
 */
export function getChosenHost(options, env) {
  const [host, source] = options.host === undefined ? [env.HOST || "localhost", "HOST"] : [options.host, "--host"];
  if (!/^[\w.:-]+$/.test(host)) throw new Failure(say("ports.invalidHost", { source, host }));
  // Next.js leads pages in circles where it listens on the number.
  return host === "127.0.0.1" ? "localhost" : host;
}

function tryToListen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error) => resolve(error.code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
