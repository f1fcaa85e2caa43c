import ipaddr from "ipaddr.js";
import { getPeerAddress } from "./peer-address";

/**
 * Returns whether a request comes from this machine without a proxy. Next.js adds the connection's address to the
 * request headers.
 */
export function isDirectLocalRequest(headers: Pick<Headers, "get">, peer = getPeerAddress(headers)): boolean {
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  return [peer ?? "", ...hops.filter(Boolean)].every(
    (hop) => ipaddr.isValid(hop) && ipaddr.process(hop).range() === "loopback",
  );
}
