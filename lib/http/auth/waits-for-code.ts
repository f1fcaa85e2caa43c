import { cookies } from "next/headers";
import { env } from "../../server/env";
import { pendingCookieName, readPending } from "./pending-sign-in";

/** Returns whether this browser has brought a sign-in through its first step, so that the page asks for the code at once. */
export async function waitsForCode(): Promise<boolean> {
  const { NEXTAUTH_URL, NEXTAUTH_SECRET } = env();
  return (await readPending((await cookies()).get(pendingCookieName(NEXTAUTH_URL))?.value, NEXTAUTH_SECRET)) !== null;
}
