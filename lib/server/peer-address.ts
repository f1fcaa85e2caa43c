import { randomBytes } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

export const PEER_ADDRESS_HEADER = "x-grimoire-peer";

// Pages and routes may each have their own copy of this module; one process has one key.
const globals = globalThis as { grimoirePeerKey?: string };

/**
 * Adds the peer address of the connection to every later request of this process, in a header of its own. Next.js
 * passes only headers to routes, and a visitor can forge `x-forwarded-for`. The address is paired with a secret key of
 * this process, so that a forged header has no effect: such a request has no peer address. Works in `next start`, `next
 * dev` and a standalone server.
 */
export function addPeerAddressHeaders(): void {
  if (globals.grimoirePeerKey !== undefined) return;
  const key = randomBytes(16).toString("hex");
  globals.grimoirePeerKey = key;
  subscribe("http.server.request.start", (message) => {
    const { headers, socket } = (message as { request: IncomingMessage }).request;
    // The process asks itself for a page in a visitor's name.
    if (String(headers[PEER_ADDRESS_HEADER]).startsWith(`${key} `)) return;
    if (socket.remoteAddress === undefined) delete headers[PEER_ADDRESS_HEADER];
    else headers[PEER_ADDRESS_HEADER] = `${key} ${socket.remoteAddress}`;
  });
}

/** Returns the address of the other end of a request's connection; null if unknown. */
export function getPeerAddress(headers: Pick<Headers, "get">): string | null {
  const key = globals.grimoirePeerKey;
  const value = headers.get(PEER_ADDRESS_HEADER);
  return key !== undefined && value?.startsWith(`${key} `) ? value.slice(key.length + 1) : null;
}
