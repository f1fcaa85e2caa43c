import { findProtectedNames } from "@/lib/accounts/data";
import { getDisplayNameErrors } from "@/lib/accounts/display-name-errors";
import { deleteAccount, updateProfile } from "@/lib/accounts/mutations";
import { deleteAccountInputSchema, profileInputSchema } from "@/lib/accounts/schema";
import { createMutationRoute } from "@/lib/http/mutation";
import { createErrorResult } from "@/lib/http/route-result";

export const PATCH = createMutationRoute({
  input: profileInputSchema,
  auth: "required",
  limit: "account",
  handle: async ({ viewer, input }) => {
    const faults = getDisplayNameErrors(input.name, viewer, await findProtectedNames());
    if (faults.length > 0) return createErrorResult("invalid", faults);
    await updateProfile(viewer, input);
    return { status: 200, body: input };
  },
});

export const DELETE = createMutationRoute({
  input: deleteAccountInputSchema,
  auth: "required",
  limit: "password",
  proof: true,
  proofField: "proof",
  handle: async ({ viewer }) => {
    await deleteAccount(viewer);
    return { status: 204, body: null };
  },
});
