import type { IncomingHttpHeaders } from "node:http";
import ipaddr from "ipaddr.js";
import { env } from "./env";

// Pages and routes may each have their own copy of this module; one process has one memory.
const globals = globalThis as { grimoireForwarded?: boolean };

/** Ranges of addresses at which proxies of one's own stand: this machine and private networks. */
const NEAR = new Set(["loopback", "private", "uniqueLocal", "linkLocal", "carrierGradeNat"]);
const rangeOf = (address: string) => (ipaddr.isValid(address) ? ipaddr.process(address).range() : "unknown");

/** Remembers that a request came from near by with the address of somebody else, as proxies send it. */
export function noteForwarded(headers: IncomingHttpHeaders, peer: string | undefined): void {
  if (headers["x-forwarded-for"] !== undefined && NEAR.has(rangeOf(peer ?? ""))) globals.grimoireForwarded = true;
}

/** Returns whether requests come by a proxy that TRUSTED_PROXIES does not count, so that all of its visitors count as one. */
export const hasUndeclaredProxy = (trustedProxies = env().TRUSTED_PROXIES): boolean =>
  trustedProxies === 0 && globals.grimoireForwarded === true;

/**
 * Returns whether a request from `peer` was made on this machine itself and came by no proxy. Next.js adds the address of the connection
 * to its headers.
 */
export function isAskedDirectly(headers: Pick<Headers, "get">, peer: string | null): boolean {
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  return [peer ?? "", ...hops.filter(Boolean)].every((hop) => rangeOf(hop) === "loopback");
}
