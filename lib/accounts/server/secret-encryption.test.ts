import { expect, test } from "vitest";
import { decryptSecret, encryptSecret } from "./secret-encryption";

const SITE = "the secret of this site";
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test("a sealed secret opens with the secret of the site, for its own account", () => {
  const sealed = encryptSecret(SECRET, "a", SITE);
  expect(decryptSecret(sealed, "a", SITE)).toBe(SECRET);
  expect(decryptSecret(sealed, "b", SITE)).toBeNull();
  expect(decryptSecret(sealed, "a", `${SITE}!`)).toBeNull();
});

test("what is stored shows nothing of it, differs each time, and is refused when a bit of it changes", () => {
  const sealed = encryptSecret(SECRET, "a", SITE);
  expect(sealed).not.toContain(SECRET);
  expect(Buffer.from(sealed.slice(2), "base64url").includes(SECRET.slice(0, 4))).toBe(false);
  expect(encryptSecret(SECRET, "a", SITE)).not.toBe(sealed);
  const bytes = Buffer.from(sealed.slice(2), "base64url");
  for (let i = 0; i < bytes.length; i++) {
    const changed = Buffer.from(bytes);
    changed[i] = (changed[i] ?? 0) ^ 1;
    expect(decryptSecret(`1.${changed.toString("base64url")}`, "a", SITE)).toBeNull();
  }
  for (const nothing of ["", "1.", "1.AAAA", sealed.slice(2), `2.${sealed.slice(2)}`, sealed.slice(0, -24)])
    expect(decryptSecret(nothing, "a", SITE), nothing).toBeNull();
});
