import { cookies } from "next/headers";
import { env } from "../../server/env";
import { getPendingSignInCookieName, readPendingSignIn } from "./pending-sign-in";

/** Returns whether this browser has passed the first step of a sign-in, so that the page asks for the code at once. */
export async function hasPendingSignIn(): Promise<boolean> {
  const { NEXTAUTH_URL, NEXTAUTH_SECRET } = env();
  return (
    (await readPendingSignIn(
      (await cookies()).get(getPendingSignInCookieName(NEXTAUTH_URL))?.value,
      NEXTAUTH_SECRET,
    )) !== null
  );
}
