import { API_BASE_PATH } from "@/lib/api/api-paths";
import { findApiRoute } from "@/lib/api/find-api-route";
import { NOT_FOUND_HANDLERS } from "@/lib/api/server/method-handlers";
import type { PublicRoute } from "@/lib/api/server/public-route";
import { API_HANDLERS } from "../handlers/api-handlers";

/** Parts of the path as Next.js passes them: absent for the base of the API. */
type PathContext = { readonly params: Promise<{ readonly path?: readonly string[] } | undefined> };

const serve =
  (method: keyof PublicRoute) =>
  async (request: Request, { params }: PathContext): Promise<Response> => {
    const written = new URL(request.url).pathname.slice(API_BASE_PATH.length).split("/").slice(1);
    const found = findApiRoute((await params)?.path ?? [], written);
    if (found === null) return NOT_FOUND_HANDLERS[method]();
    return API_HANDLERS[found.name][method](request, found.params);
  };

export const GET = serve("GET");
export const HEAD = serve("HEAD");
export const OPTIONS = serve("OPTIONS");
export const POST = serve("POST");
export const PUT = serve("PUT");
export const PATCH = serve("PATCH");
export const DELETE = serve("DELETE");
