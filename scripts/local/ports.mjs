import { connect, createServer } from "node:net";
import { Failure } from "./failure.mjs";

const HIGHEST = 65535;

/**
 * Why nobody can listen on `port` at `host` (all addresses unless given), as the end of a sentence: "is taken";
 * undefined when it is free.
 */
export async function obstacle(port, host) {
  const code = await tryToListen(port, host);
  if (code === "EACCES") return "is kept for the administrator";
  if (code !== undefined && code !== "EADDRINUSE") return `cannot be used (${code})`;
  // Listening on all addresses succeeds beside a program that listens on one of them only.
  return code !== undefined || (await answers(port)) ? "is taken" : undefined;
}

/** The first free port from `first` on. Throws a Failure when the next hundred are all taken. */
export async function nextFree(first, host) {
  for (let port = first; port < Math.min(first + 100, HIGHEST); port++)
    if ((await obstacle(port, host)) === undefined) return port;
  throw new Failure(`No free port between ${first} and ${first + 99}: stop a program that listens there.`);
}

/** A port that nobody uses, chosen by the system. */
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
 * The port the user asked for, by `--port N` (or `--port=N`) before PORT; undefined when nobody asked.
 * Throws a Failure when it is not a port number.
 */
export function askedPort(args, env) {
  const [given, source] = readArguments(args) ?? [env.PORT || undefined, "PORT"];
  if (given === undefined) return undefined;
  const port = Number(given);
  if (!/^\d+$/.test(given) || port < 1 || port > HIGHEST)
    throw new Failure(`${source} is "${given}", which is no port: give a number from 1 to ${HIGHEST}.`);
  return port;
}

function readArguments([first, ...rest]) {
  if (first === undefined) return undefined;
  const [flag, value = rest.shift() ?? ""] = first.split("=");
  const odd = flag === "--port" ? rest[0] : first;
  // npm keeps what stands before its own "--" to itself and hands on the rest.
  if (odd !== undefined) throw new Failure(`"${odd}" means nothing here: the port is given as "-- --port 4000".`);
  return [value, "--port"];
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
