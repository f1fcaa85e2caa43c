import { findProtectedNames } from "@/lib/accounts/data";
import { deleteAccount, updateProfile } from "@/lib/accounts/mutations";
import { getDisplayNameErrors } from "@/lib/accounts/new-name";
import { deleteAccountInputSchema, profileInputSchema } from "@/lib/accounts/schema";
import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";

export const PATCH = mutation({
  input: profileInputSchema,
  auth: "required",
  limit: "account",
  handle: async ({ viewer, input }) => {
    const faults = getDisplayNameErrors(input.name, viewer, await findProtectedNames());
    if (faults.length > 0) return refuse("invalid", faults);
    await updateProfile(viewer, input);
    return { status: 200, body: input };
  },
});

export const DELETE = mutation({
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
