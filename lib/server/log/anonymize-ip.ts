import ipaddr from "ipaddr.js";

/**
 * Anonymizes an IP so that log lines can be grouped without identifying a household: keeps the first 24 bits of IPv4
 * and the first 48 of IPv6. Null (this machine, or unknown) becomes a word.
 */
export function anonymizeIp(address: string | null): string {
  if (address === null) return "this machine or unknown";
  const bare = address.replace(/\/\d+$/, "");
  if (!ipaddr.isValid(bare)) return "not an address";
  const parsed = ipaddr.process(bare);
  return parsed.kind() === "ipv4"
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/24`)}/24`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/48`)}/48`;
}
