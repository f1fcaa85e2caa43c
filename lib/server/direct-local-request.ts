import ipaddr from "ipaddr.js";
import { getPeerAddress } from "./peer-address";

/**
 * Returns whether a request was made on this machine itself and came by no proxy. Next.js adds the address of the connection to its
 * headers.
 */
export function isDirectLocalRequest(headers: Pick<Headers, "get">, peer = getPeerAddress(headers)): boolean {
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  return [peer ?? "", ...hops.filter(Boolean)].every(
    (hop) => ipaddr.isValid(hop) && ipaddr.process(hop).range() === "loopback",
  );
}
