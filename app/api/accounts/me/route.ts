import { guardedNames } from "@/lib/accounts/data";
import { changeProfile, deleteAccount } from "@/lib/accounts/mutations";
import { nameFaults } from "@/lib/accounts/new-name";
import { deleteAccountInput, profileInput } from "@/lib/accounts/schema";
import { mutation } from "@/lib/http/mutation";
import { refuse } from "@/lib/http/refuse";

export const PATCH = mutation({
  input: profileInput,
  auth: "required",
  limit: "account",
  handle: async ({ viewer, input }) => {
    const faults = nameFaults(input.name, viewer, await guardedNames());
    if (faults.length > 0) return refuse("invalid", faults);
    await changeProfile(viewer, input);
    return { status: 200, body: input };
  },
});

export const DELETE = mutation({
  input: deleteAccountInput,
  auth: "required",
  limit: "password",
  proof: true,
  proofField: "proof",
  handle: async ({ viewer }) => {
    await deleteAccount(viewer);
    return { status: 204, body: null };
  },
});
