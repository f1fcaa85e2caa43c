import { revokeAllSessions } from "@/lib/accounts/mutations";
import { endSessionsInputSchema } from "@/lib/accounts/schema";
import { createMutationRoute } from "@/lib/http/mutation";

/** Signs out all devices, including this one unless `keepThis` is set. */
export const DELETE = createMutationRoute({
  input: endSessionsInputSchema,
  auth: "required",
  limit: "account",
  renews: true,
  handle: async ({ viewer, input }) => {
    await revokeAllSessions(viewer, input);
    return { status: 204, body: null };
  },
});
