import type { Role } from "@/prisma/generated/client";
import { toRecentlyAuthenticated } from "../reauth/recently-authenticated";
import { toAdmin } from "../to-admin";
import type { Admin, RecentlyAuthenticated, Viewer } from "../types";

type UserRow = { readonly id: string; readonly email: string; readonly name: string | null; readonly role: Role };

/**
 * Returns a user as the data layer sees one who has just signed in, without a session behind it. Administrators have given
 * their code.
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

/** Returns a viewer as an administrator who proved lately; fails for everybody else. */
export function createReauthenticatedAdmin(viewer: Viewer): RecentlyAuthenticated<Admin> {
  const admin = toAdmin(viewer);
  const proved = admin && toRecentlyAuthenticated(admin);
  if (!proved) throw new Error("An administrator is none, or has proved nothing lately");
  return proved;
}
