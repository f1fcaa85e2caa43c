import { createMutationRoute } from "@/lib/http/mutation";
import { createPrivateReadRoute } from "@/lib/http/private-read";
import { createErrorResult } from "@/lib/http/route-result";
import { getTokyoDate } from "@/lib/magmell/catalogue/model/canonical";
import { findDailyVotes } from "@/lib/magmell/play/daily/data";
import { isDailyHandAvailable } from "@/lib/magmell/play/daily/days";
import { recordVote } from "@/lib/magmell/play/daily/mutations";
import { voteInputSchema } from "@/lib/magmell/play/daily/schema";

export const GET = createPrivateReadRoute({
  auth: "none",
  limit: "read",
  handle: async ({ params: { day = "" } }) =>
    isDailyHandAvailable(day, getTokyoDate(new Date()))
      ? { status: 200, body: await findDailyVotes(day) }
      : createErrorResult("notFound"),
});

export const POST = createMutationRoute({
  input: voteInputSchema,
  auth: "none",
  limit: "vote",
  maxBytes: 2048,
  handle: async ({ params: { day = "" }, input }) => {
    const result = await recordVote(day, input, getTokyoDate(new Date()));
    switch (result.outcome) {
      case "counted":
        return { status: 200, body: result.votes };
      case "closed":
        return createErrorResult("notFound");
      case "otherHand":
        return createErrorResult("invalid", [
          {
            path: "code",
            code: "otherHand",
            message: "The vote is not for the hand of this date. Reload the page, then vote again.",
          },
        ]);
    }
  },
});
