import { createApiErrorResponse, createPreflightResponse, toHeadResponse } from "./api-response";

/** The Allow header of a read route. */
export const READ_ROUTE_METHODS = "GET, HEAD, OPTIONS";
/** The Allow header of a route that is queried by POST. */
export const POST_ROUTE_METHODS = "POST, OPTIONS";

const notForReads = async (): Promise<Response> =>
  createApiErrorResponse("wrongMethod", {}, { Allow: READ_ROUTE_METHODS });
const notForPosts = async (): Promise<Response> =>
  createApiErrorResponse("wrongMethod", {}, { Allow: POST_ROUTE_METHODS });
const missing = async (): Promise<Response> => createApiErrorResponse("notFound");

/** Handlers that reject all methods that a read route does not support. */
export const READ_ONLY_HANDLERS = {
  POST: notForReads,
  PUT: notForReads,
  PATCH: notForReads,
  DELETE: notForReads,
} as const;

/** Handlers that reject all methods that a POST route does not support. */
export const POST_ONLY_HANDLERS = {
  GET: notForPosts,
  HEAD: async (): Promise<Response> => toHeadResponse(await notForPosts()),
  PUT: notForPosts,
  PATCH: notForPosts,
  DELETE: notForPosts,
} as const;

/** Handlers that reject every method at a path without an API route. */
export const NOT_FOUND_HANDLERS = {
  GET: missing,
  HEAD: async (): Promise<Response> => toHeadResponse(await missing()),
  POST: missing,
  PUT: missing,
  PATCH: missing,
  DELETE: missing,
  OPTIONS: async (): Promise<Response> => createPreflightResponse(READ_ROUTE_METHODS),
} as const;
