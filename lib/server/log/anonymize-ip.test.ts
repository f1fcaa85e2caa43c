import { expect, test } from "vitest";
import { anonymizeIp } from "./anonymize-ip";

test.each([
  ["203.0.113.7", "203.0.113.0/24"],
  ["::ffff:203.0.113.7", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:db8:1:2::", "2001:db8:1::/48"],
  ["x\ny", "not an address"],
  [null, "this machine or unknown"],
])("of %s the log says %s", (address, told) => expect(anonymizeIp(address)).toBe(told));
