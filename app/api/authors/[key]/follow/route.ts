import { followAuthor, unfollowAuthor } from "@/lib/authors/mutations";
import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";
import { noInput } from "@/lib/input";

const answer = (result: Awaited<ReturnType<typeof followAuthor>>) => {
  if (result === "full") return refuse("tooMany");
  return result ? { status: 200, body: result } : refuse("notFound");
};

export const POST = mutation({
  input: noInput,
  auth: "required",
  limit: "social",
  handle: async ({ viewer, params }) => answer(await followAuthor(viewer, params.key ?? "")),
});

export const DELETE = mutation({
  input: noInput,
  auth: "required",
  limit: "social",
  handle: async ({ viewer, params }) => answer(await unfollowAuthor(viewer, params.key ?? "")),
});
