/**
 * Returns a JSON response about the state of this process for monitoring programs. It is not cached and contains no
 * secrets.
 */
export const createHealthResponse = (
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  Response.json(body, {
    status,
    headers: { "Cache-Control": "no-store", "Content-Security-Policy": "default-src 'none'", ...headers },
  });
