import { createSession } from "@/prisma/factories/create-session";
import { createUser } from "@/prisma/factories/create-user";
import type { Viewer } from "../types";

/** A new user of some wishes with a session, as the data layer sees both. */
export async function signInAs(wishes?: Parameters<typeof createUser>[0]) {
  const user = await createUser(wishes);
  const { session } = await createSession(user);
  const { id: userId, email, name, role } = user;
  const viewer: Viewer = { userId, sessionId: session.id, email, name, role };
  return { user, viewer };
}
