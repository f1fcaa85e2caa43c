import { randomBytes } from "node:crypto";
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request as send } from "node:http";
import { PEER_ADDRESS_HEADER } from "../../peer-address";
import type { RenderedPage } from "./page-cache";

const INNER = "x-grimoire-inner";

// Pages and routes may each have their own copy of this module; one process has one key.
const globals = globalThis as { grimoireInnerKey?: string };
const key = (): string => {
  globals.grimoireInnerKey ??= randomBytes(16).toString("hex");
  return globals.grimoireInnerKey;
};

/** Returns whether this process sent the request to itself. */
export const isInternalRequest = ({ headers }: IncomingMessage): boolean => headers[INNER] === key();

const agent = new Agent({ keepAlive: true, maxSockets: 32 });
/** Headers of a visitor that decide how a page is rendered, or whose share of the work it is. */
const HANDED_ON = [
  "host",
  "accept-language",
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-forwarded-host",
  "user-agent",
  "x-request-id",
];

/**
 * Fetches a page from the server that received a request, as a visitor with only the given cookies. Rejects when the
 * server is no longer reachable.
 */
export function fetchFromOwnServer(received: IncomingMessage, path: string, cookie: string): Promise<RenderedPage> {
  const { localAddress, localPort } = received.socket;
  const headers: IncomingHttpHeaders = { [INNER]: key(), "accept-encoding": "identity", accept: "text/html" };
  for (const name of [...HANDED_ON, PEER_ADDRESS_HEADER])
    if (received.headers[name]) headers[name] = received.headers[name];
  if (cookie !== "") headers.cookie = cookie;
  return new Promise((resolve, reject) => {
    const asked = send({ host: localAddress, port: localPort, path, agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.once("error", reject);
      answer.once("end", () =>
        resolve({
          status: answer.statusCode ?? 500,
          headers: answer.headers as RenderedPage["headers"],
          body: Buffer.concat(parts),
        }),
      );
    });
    asked.once("error", reject);
    asked.end();
  });
}
