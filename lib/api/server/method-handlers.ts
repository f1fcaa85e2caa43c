import { createApiErrorResponse, createPreflightResponse, toHeadResponse } from "./api-response";

/** Methods of a route that is read, as the header Allow lists them. */
export const READ_ROUTE_METHODS = "GET, HEAD, OPTIONS";
/** Methods of a route whose question is sent as a body. */
export const POST_ROUTE_METHODS = "POST, OPTIONS";

const notForReads = async (): Promise<Response> =>
  createApiErrorResponse("wrongMethod", {}, { Allow: READ_ROUTE_METHODS });
const notForPosts = async (): Promise<Response> =>
  createApiErrorResponse("wrongMethod", {}, { Allow: POST_ROUTE_METHODS });
const missing = async (): Promise<Response> => createApiErrorResponse("notFound");

/** Handlers that reject all methods that a read route lacks. */
export const READ_ONLY_HANDLERS = {
  POST: notForReads,
  PUT: notForReads,
  PATCH: notForReads,
  DELETE: notForReads,
} as const;

/** Refusals of all methods that a route for POST does not have. */
export const POST_ONLY_HANDLERS = {
  GET: notForPosts,
  HEAD: async (): Promise<Response> => toHeadResponse(await notForPosts()),
  PUT: notForPosts,
  PATCH: notForPosts,
  DELETE: notForPosts,
} as const;

/** Refusals of every method at a URL where the API has no route. */
export const NOT_FOUND_HANDLERS = {
  GET: missing,
  HEAD: async (): Promise<Response> => toHeadResponse(await missing()),
  POST: missing,
  PUT: missing,
  PATCH: missing,
  DELETE: missing,
  OPTIONS: async (): Promise<Response> => createPreflightResponse(READ_ROUTE_METHODS),
} as const;
