import { apiRefusal, headOf, preflight } from "./api-response";

/** Methods of a route that is read, as the header Allow lists them. */
export const READ_METHODS = "GET, HEAD, OPTIONS";
/** Methods of a route whose question is sent as a body. */
export const POST_METHODS = "POST, OPTIONS";

const notForReads = async (): Promise<Response> => apiRefusal("wrongMethod", {}, { Allow: READ_METHODS });
const notForPosts = async (): Promise<Response> => apiRefusal("wrongMethod", {}, { Allow: POST_METHODS });
const missing = async (): Promise<Response> => apiRefusal("notFound");

/** Refusals of all methods that a route for reading does not have. */
export const READ_ONLY = { POST: notForReads, PUT: notForReads, PATCH: notForReads, DELETE: notForReads } as const;

/** Refusals of all methods that a route for POST does not have. */
export const POST_ONLY = {
  GET: notForPosts,
  HEAD: async (): Promise<Response> => headOf(await notForPosts()),
  PUT: notForPosts,
  PATCH: notForPosts,
  DELETE: notForPosts,
} as const;

/** Refusals of every method at an address where the API has no route. */
export const NO_ROUTE = {
  GET: missing,
  HEAD: async (): Promise<Response> => headOf(await missing()),
  POST: missing,
  PUT: missing,
  PATCH: missing,
  DELETE: missing,
  OPTIONS: async (): Promise<Response> => preflight(READ_METHODS),
} as const;
