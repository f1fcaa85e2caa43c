import { db } from "@/lib/server/db";
import { hasSecondFactor } from "../second-factor/data";
import type { Viewer } from "../types";
import type { ReauthMethods } from "./types";

/** Returns the methods by which the viewer can authenticate again. */
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

/** Returns whether the viewer's account is linked to a provider. */
export const isProviderLinked = async ({ userId }: Viewer, provider: string): Promise<boolean> =>
  (await db().account.count({ where: { userId, provider } })) > 0;
