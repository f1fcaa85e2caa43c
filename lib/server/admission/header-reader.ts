import type { IncomingMessage } from "node:http";

/** Returns a function that reads a request header by name; it returns null for a missing header. */
export const createHeaderReader =
  (request: IncomingMessage) =>
  (name: string): string | null => {
    const value = request.headers[name.toLowerCase()];
    return Array.isArray(value) ? value.join(", ") : (value ?? null);
  };
