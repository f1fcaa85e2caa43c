import { connect, createServer } from "node:net";
import { Failure } from "./failure.mjs";

const HIGHEST = 65535;

/**
 * The reason why a port cannot be listened on, as the end of a sentence ("is taken"); undefined when it is free.
 * @param {number} port
 * @param {string} [host] all addresses unless given
 */
export async function portConflict(port, host) {
  const code = await tryToListen(port, host);
  if (code === "EACCES") return "is kept for the administrator";
  if (code !== undefined && code !== "EADDRINUSE") return `cannot be used (${code})`;
  // Listening on all addresses succeeds beside a program that listens on one of them only.
  return code !== undefined || (await answers(port)) ? "is taken" : undefined;
}

/** The first free port from `first` on. Throws a Failure when the next hundred are all taken. */
export async function nextFree(first, host) {
  for (let port = first; port < Math.min(first + 100, HIGHEST); port++)
    if ((await portConflict(port, host)) === undefined) return port;
  throw new Failure(`No free port between ${first} and ${first + 99}: stop a program that listens there.`);
}

/** A free port on 127.0.0.1, chosen by the system. */
export function anyFree() {
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
 * The port that the arguments name (`--port N` or `--port=N`), else the variable PORT; undefined when neither does.
 * Throws a Failure when it is not a port number.
 */
export function parsePort(args, env) {
  const given = readArguments(args)["--port"];
  const [text, source] = given === undefined ? [env.PORT || undefined, "PORT"] : [given, "--port"];
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > HIGHEST)
    throw new Failure(`${source} is "${text}", which is no port: give a number from 1 to ${HIGHEST}.`);
  return port;
}

/**
 * The address to listen on that the arguments name (`--host A`), else the variable HOST; this machine alone when neither does.
 * Throws a Failure when it is no address or name.
 */
export function parseHost(args, env) {
  const given = readArguments(args)["--host"];
  const [host, source] = given === undefined ? [env.HOST || "localhost", "HOST"] : [given, "--host"];
  if (!/^[\w.:-]+$/.test(host))
    throw new Failure(
      `${source} is "${host}", which is no address: give localhost for this machine alone, 0.0.0.0 for every network, or one address of this machine.`,
    );
  // Next.js leads pages in circles where it listens on the number.
  return host === "127.0.0.1" ? "localhost" : host;
}

/** The options among the arguments by name, each once. */
function readArguments(args) {
  const given = {};
  for (let rest = args; rest.length > 0; ) {
    const [name, ...joined] = rest[0].split("=");
    // npm keeps the arguments before its own "--" and hands on the rest.
    if (!["--port", "--host"].includes(name) || name in given)
      throw new Failure(
        `"${rest[0]}" means nothing here: the port is given as "-- --port 4000", the address to listen on as "-- --host 0.0.0.0".`,
      );
    given[name] = joined.length > 0 ? joined.join("=") : (rest[1] ?? "");
    rest = rest.slice(joined.length > 0 ? 1 : 2);
  }
  return given;
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
