type JsonBody =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: "notJson" | "tooLarge" | "malformed" };

/**
 * Reads the JSON body of a request of at most `maxBytes`; otherwise returns the error code. The value is not validated.
 */
export async function readJsonBody(request: Request, maxBytes: number): Promise<JsonBody> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return { ok: false, code: "notJson" };
  const text = await readTextBody(request, maxBytes);
  if (text === null) return { ok: false, code: "tooLarge" };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, code: "malformed" };
  }
}

/** Reads the body of a request as text. Returns null as soon as it exceeds `maxBytes`, without reading the rest. */
export async function readTextBody(request: Request, maxBytes: number): Promise<string | null> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return null;
  if (!request.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
