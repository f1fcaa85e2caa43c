import { db } from "@/lib/server/db";
import { hasSecondFactor } from "../second-factor/data";
import type { Viewer } from "../types";
import type { ReauthMethods } from "./types";

/** Returns the ways in which the viewer can prove to be the owner of the account. */
export async function getReauthMethods({ userId }: Viewer): Promise<ReauthMethods> {
  const [user, code] = await Promise.all([
    db().user.findUnique({
      where: { id: userId },
      select: { passwordHash: true, accounts: { select: { provider: true }, take: 20 } },
    }),
    hasSecondFactor(userId),
  ]);
  const providers = user?.accounts.map(({ provider }) => provider) ?? [];
  return { password: Boolean(user?.passwordHash), code, providers };
}

/** Returns whether an account can be entered by this provider. */
export const isProviderLinked = async ({ userId }: Viewer, provider: string): Promise<boolean> =>
  (await db().account.count({ where: { userId, provider } })) > 0;
