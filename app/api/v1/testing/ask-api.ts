import { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from "@/app/api/v1/[...path]/route";
import { decodePathSegment } from "@/lib/http/decode-path-segment";

const METHODS = { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT };
const BASE = "http://localhost:3000/api/v1";

type Ask = RequestInit & {
  /** Error thrown when the headers of the request are read. */
  readonly failure?: Error;
};

/**
 * Sends a request to the public API, with path segments as Next.js passes them; an empty path is the base of the API.
 */
export async function askApi(path: string, { failure, ...init }: Ask = {}): Promise<Response> {
  const request = new Request(`${BASE}${path}`, init);
  if (failure)
    Object.defineProperty(request, "headers", {
      get: () => {
        throw failure;
      },
    });
  const parts = new URL(request.url).pathname.slice(new URL(BASE).pathname.length).split("/").filter(Boolean);
  const params = parts.length > 0 ? { path: parts.map(decodePathSegment) } : undefined;
  return METHODS[request.method as keyof typeof METHODS](request, { params: Promise.resolve(params) });
}

/** Sends a POST to the public API with a JSON body. */
export const postApi = (path: string, body: unknown, type = "application/json"): Promise<Response> =>
  askApi(path, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "Content-Type": type },
  });
