import { randomBytes } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

export const PEER_ADDRESS_HEADER = "x-grimoire-peer";

// Pages and routes may each have their own copy of this module; one process has one key.
const globals = globalThis as { grimoirePeerKey?: string };

/**
 * Has every request that this process receives from now on carry the address at the other end of its connection, in a header of its
 * own. Next.js tells its routes no more than headers, and those are the visitor's to write; `x-forwarded-for` holds the
 * connection's address only where the visitor sent none. Node announces each request before any server sees it, so this holds
 * for `next start`, `next dev` and a standalone server alike. The address stands behind a key that only this process knows: a
 * request from before this call, or in a process where nobody called it, has no address rather than an invented one.
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

/** Returns the address at the other end of a request's connection; `null` where it is not known. */
export function getPeerAddress(headers: Pick<Headers, "get">): string | null {
  const key = globals.grimoirePeerKey;
  const value = headers.get(PEER_ADDRESS_HEADER);
  return key !== undefined && value?.startsWith(`${key} `) ? value.slice(key.length + 1) : null;
}
