/**
 * Returns JSON about the state of this process, for programs that watch it: no cache keeps it, and nothing of it is secret.
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
