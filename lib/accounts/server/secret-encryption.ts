import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const EDITION = "1.";

/** The key of this purpose, made of the secret of the site, so that one secret is enough and no two purposes share a key. */
const keyOf = (siteSecret: string) => Buffer.from(hkdfSync("sha256", siteSecret, "", "grimoire second factor", 32));

/**
 * Encrypts a secret of an account for storage. The result can be decrypted only for the same account, so that rows
 * cannot be swapped.
 */
export function encryptSecret(secret: string, userId: string, siteSecret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(siteSecret), iv).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([iv, cipher.update(secret, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return EDITION + sealed.toString("base64url");
}

/**
 * Decrypts a stored secret; null if it was changed, or was encrypted for another account or with another secret of the
 * site.
 */
export function decryptSecret(stored: string, userId: string, siteSecret: string): string | null {
  if (!stored.startsWith(EDITION)) return null;
  const sealed = Buffer.from(stored.slice(EDITION.length), "base64url");
  if (sealed.length <= IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, keyOf(siteSecret), sealed.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(userId)).setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)).toString("utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}
