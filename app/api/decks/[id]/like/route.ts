import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";
import { noInput } from "@/lib/input";
import { likeDeck, unlikeDeck } from "@/lib/magmell/decks/likes/mutations";

const answer = (result: Awaited<ReturnType<typeof likeDeck>>) => {
  if (result === "full") return refuse("tooMany");
  return result ? { status: 200, body: result } : refuse("notFound");
};

export const POST = mutation({
  input: noInput,
  auth: "required",
  limit: "social",
  handle: async ({ viewer, params }) => answer(await likeDeck(viewer, params.id ?? "")),
});

export const DELETE = mutation({
  input: noInput,
  auth: "required",
  limit: "social",
  handle: async ({ viewer, params }) => answer(await unlikeDeck(viewer, params.id ?? "")),
});
