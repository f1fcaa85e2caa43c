import { createHash, randomBytes } from "node:crypto";
import type { LinkKind } from "../generated/client";
import { openDatabase } from "./database";

export type { LinkKind } from "../generated/client";

const HOUR = 60 * 60 * 1000;

/** Creates a link of an account, or an invitation for an address, and gives its token. */
export async function createLink(
  kind: LinkKind,
  { id, email }: { id: string | null; email: string },
  expiresAt = new Date(Date.now() + HOUR),
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const tokenHash = createHash("sha256").update(token).digest("base64url");
  await openDatabase().accountLink.create({ data: { tokenHash, kind, email, userId: id, expiresAt } });
  return token;
}
