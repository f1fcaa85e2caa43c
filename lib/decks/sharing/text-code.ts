/** Encodes a text as UTF-8 in base64url without padding. The result needs no escaping in a URL. */
export function encodeBase64urlText(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Decodes text of `encodeBase64urlText`; null if it is not UTF-8 in base64url. Never throws. */
export function decodeBase64urlText(code: string): string | null {
  try {
    const binary = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
