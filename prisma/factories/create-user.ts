import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import type { Role, User } from "../generated/client";
import { openDatabase } from "./database";

/** A user together with the password that opens the account. */
export type KnownUser = User & { readonly password: string };

// The cheapest parameters of argon2id. A hash carries its own parameters, so passwords verify as usual.
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Creates a user; unless given, address and password are unique, and the address is verified. */
export async function createUser({
  email = `${randomUUID()}@example.org`,
  name = null as string | null,
  password = `password ${randomUUID()}`,
  role = "user" as Role,
  verified = true,
} = {}): Promise<KnownUser> {
  const passwordHash = await hash(password, CHEAP);
  const data = { email, emailVerified: verified ? new Date() : null, name, passwordHash, role };
  return { ...(await openDatabase().user.create({ data })), password };
}
