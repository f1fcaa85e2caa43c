import { dayInTokyo } from "@/lib/catalogue/model/canonical";
import { findVotes } from "@/lib/goldfish/daily/data";
import { hasDailyHand } from "@/lib/goldfish/daily/days";
import { vote } from "@/lib/goldfish/daily/mutations";
import { voteInput } from "@/lib/goldfish/daily/schema";
import { mutation } from "@/lib/http/mutation";
import { privateRead } from "@/lib/http/private-read";
import { refuse } from "@/lib/http/refuse";

export const GET = privateRead({
  auth: "none",
  limit: "read",
  handle: async ({ params: { day = "" } }) =>
    hasDailyHand(day, dayInTokyo(new Date())) ? { status: 200, body: await findVotes(day) } : refuse("notFound"),
});

export const POST = mutation({
  input: voteInput,
  auth: "none",
  limit: "vote",
  maxBytes: 2048,
  handle: async ({ params: { day = "" }, input }) => {
    const result = await vote(day, input, dayInTokyo(new Date()));
    switch (result.outcome) {
      case "counted":
        return { status: 200, body: result.votes };
      case "closed":
        return refuse("notFound");
      case "otherHand":
        return refuse("invalid", [{ path: "code", code: "otherHand", message: "is not the hand of this day" }]);
    }
  },
});
