import ipaddr from "ipaddr.js";

/**
 * Returns the neighborhood of an address, by which lines of the log can be put together and no household be found: the first
 * 24 bits of an IPv4 address and the first 48 of an IPv6 one. `null`, which stands for this machine or an unknown address,
 * stays in words.
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
