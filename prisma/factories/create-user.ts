import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import type { Role, User } from "../generated/client";
import { openDatabase } from "./database";

/** A user together with the password that opens the account. */
export type KnownUser = User & { readonly password: string };

// As cheap as argon2id gets. What guards a password stands in its hash, so that this one opens like any other.
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Makes a user of its own: nothing in it is shared with another one unless asked for. */
export async function createUser({
  email = `${randomUUID()}@example.org`,
  name = null as string | null,
  password = `password ${randomUUID()}`,
  role = "user" as Role,
} = {}): Promise<KnownUser> {
  const passwordHash = await hash(password, CHEAP);
  return { ...(await openDatabase().user.create({ data: { email, name, passwordHash, role } })), password };
}
