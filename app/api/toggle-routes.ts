import type { Viewer } from "@/lib/accounts/types";
import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";
import { emptyInputSchema } from "@/lib/input-schemas";

/** A change of what the viewer likes or follows: `null` for nothing that the viewer may see, `full` beyond the account's bound. */
type Toggle = (viewer: Viewer, key: string) => Promise<object | "full" | null>;

/**
 * Creates the routes that set and remove a mark, such as a like. `param` is the route parameter that names its target.
 */
export const createToggleRoutes = (param: string, set: Toggle, takeBack: Toggle) => ({
  POST: createToggleRoute(param, set),
  DELETE: createToggleRoute(param, takeBack),
});

const createToggleRoute = (param: string, toggle: Toggle) =>
  createMutationRoute({
    input: emptyInputSchema,
    auth: "required",
    limit: "social",
    handle: async ({ viewer, params }) => {
      const result = await toggle(viewer, params[param] ?? "");
      if (result === "full") return createErrorResult("tooMany");
      return result ? { status: 200, body: result } : createErrorResult("notFound");
    },
  });
