import { createSession } from "@/prisma/factories/create-session";
import { createUser } from "@/prisma/factories/create-user";
import { toRecentlyAuthenticated } from "../reauth/recently-authenticated";
import { createTestViewer } from "./create-test-viewer";

/**
 * Returns a new user with the requested properties and a session that has just begun, as the data layer returns them.
 */
export async function createSignedInUser(wishes?: Parameters<typeof createUser>[0]) {
  const user = await createUser(wishes);
  const { session } = await createSession(user);
  const { provedAt, codeGivenAt } = session;
  const viewer = toRecentlyAuthenticated({
    ...createTestViewer(user),
    sessionId: session.id,
    twoStep: codeGivenAt !== null,
    provedAt,
  });
  if (!viewer) throw new Error("Whoever has just signed in has proved nothing");
  return { user, viewer };
}
