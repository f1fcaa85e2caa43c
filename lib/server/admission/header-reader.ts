import type { IncomingMessage } from "node:http";

/** Returns the headers of a request by their names; `null` for one that was not sent. */
export const createHeaderReader =
  (request: IncomingMessage) =>
  (name: string): string | null => {
    const value = request.headers[name.toLowerCase()];
    return Array.isArray(value) ? value.join(", ") : (value ?? null);
  };
