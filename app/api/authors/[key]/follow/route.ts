import { followAuthor, unfollowAuthor } from "@/lib/authors/mutations";
import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";
import { emptyInputSchema } from "@/lib/input-schemas";

const answer = (result: Awaited<ReturnType<typeof followAuthor>>) => {
  if (result === "full") return createErrorResult("tooMany");
  return result ? { status: 200, body: result } : createErrorResult("notFound");
};

export const POST = createMutationRoute({
  input: emptyInputSchema,
  auth: "required",
  limit: "social",
  handle: async ({ viewer, params }) => answer(await followAuthor(viewer, params.key ?? "")),
});

export const DELETE = createMutationRoute({
  input: emptyInputSchema,
  auth: "required",
  limit: "social",
  handle: async ({ viewer, params }) => answer(await unfollowAuthor(viewer, params.key ?? "")),
});
