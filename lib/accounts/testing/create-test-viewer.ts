import type { Role } from "@/prisma/generated/client";
import { toRecentlyAuthenticated } from "../reauth/recently-authenticated";
import { toAdmin } from "../to-admin";
import type { Admin, RecentlyAuthenticated, Viewer } from "../types";

type UserRow = { readonly id: string; readonly email: string; readonly name: string | null; readonly role: Role };

/**
 * Returns a user as a viewer who has just signed in, without a stored session. For administrators, the second step
 * counts as passed.
 */
export const createTestViewer = ({ id, email, name, role }: UserRow): Viewer => ({
  userId: id,
  sessionId: "none",
  email,
  name,
  role,
  twoStep: role === "admin",
  provedAt: new Date(),
});

/** Returns a viewer as a recently authenticated administrator; throws for everyone else. */
export function createReauthenticatedAdmin(viewer: Viewer): RecentlyAuthenticated<Admin> {
  const admin = toAdmin(viewer);
  const proved = admin && toRecentlyAuthenticated(admin);
  if (!proved) throw new Error("An administrator is none, or has proved nothing lately");
  return proved;
}
