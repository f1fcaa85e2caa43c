const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Returns bytes as text of letters, digits, `-` and `_` that needs no escaping in an address (RFC 4648, without padding). */
export function toBase64Url(bytes: readonly number[]): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const left = Math.min(3, bytes.length - at);
    const group = (bytes[at] ?? 0) * 65536 + (bytes[at + 1] ?? 0) * 256 + (bytes[at + 2] ?? 0);
    for (let sign = 0; sign <= left; sign += 1) text += SIGNS.charAt(Math.floor(group / 64 ** (3 - sign)) % 64);
  }
  return text;
}

/**
 * Decodes text of `toBase64Url`. Returns `null` for damaged text and for text that `toBase64Url` would encode
 * differently.
 */
export function fromBase64Url(text: string): readonly number[] | null {
  const values = Array.from(text, (sign) => SIGNS.indexOf(sign));
  if (values.includes(-1) || values.length % 4 === 1) return null;
  const bytes: number[] = [];
  for (let at = 0; at < values.length; at += 4) {
    const left = Math.min(4, values.length - at);
    const part = (sign: number) => (values[at + sign] ?? 0) * 64 ** (3 - sign);
    const group = part(0) + part(1) + part(2) + part(3);
    for (let byte = 0; byte < left - 1; byte += 1) bytes.push(Math.floor(group / 256 ** (2 - byte)) % 256);
  }
  return toBase64Url(bytes) === text ? bytes : null;
}
