import { randomUUID } from "node:crypto";
import type { Role, User } from "../generated/client";
import { cheapHash } from "./cheap-hash";
import { createSecondFactor, type KnownFactor } from "./create-second-factor";
import { openDatabase } from "./database";

/** A user together with what opens the account: the password, and the second step where there is one. */
export type KnownUser = User & { readonly password: string; readonly factor: KnownFactor | null };

/**
 * Creates a user; unless given, address and password are unique, and the address is verified. Administrators have a second step, as they
 * need one.
 */
export async function createUser({
  email = `${randomUUID()}@example.org`,
  name = null as string | null,
  password = `password ${randomUUID()}`,
  role = "user" as Role,
  verified = true,
  twoStep = undefined as boolean | undefined,
} = {}): Promise<KnownUser> {
  const passwordHash = await cheapHash(password);
  const data = { email, emailVerified: verified ? new Date() : null, name, passwordHash, role };
  const user = await openDatabase().user.create({ data });
  return { ...user, password, factor: (twoStep ?? role === "admin") ? await createSecondFactor(user) : null };
}
