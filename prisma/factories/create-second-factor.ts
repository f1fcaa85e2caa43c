import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { generateRecoveryCodes } from "../../lib/accounts/server/recovery-codes";
import { encryptSecret } from "../../lib/accounts/server/secret-encryption";
import { generateTotpSecret } from "../../lib/accounts/server/totp";
import { cheapHash } from "./cheap-hash";
import { openDatabase } from "./database";

/** The knowledge of the owner of a second step: the secret in the app, and the codes on paper. */
export type KnownFactor = { readonly secret: string; readonly recoveryCodes: readonly string[] };

/**
 * Gives an account a second step that was confirmed long ago, or that waits for its first code. Its codes are good on the site whose
 * secret is in the environment; elsewhere only its recovery codes are.
 */
export async function createSecondFactor(user: { id: string }, { confirmed = true } = {}): Promise<KnownFactor> {
  const siteSecret = process.env.NEXTAUTH_SECRET ?? randomBytes(32).toString("hex");
  const [secret, recoveryCodes, database] = [generateTotpSecret(), generateRecoveryCodes(), openDatabase()];
  await database.secondFactor.create({
    data: {
      userId: user.id,
      secret: encryptSecret(secret, user.id, siteSecret),
      confirmedAt: confirmed ? new Date("2026-01-01") : null,
    },
  });
  const hashes = await Promise.all(recoveryCodes.map(cheapHash));
  await database.recoveryCode.createMany({ data: hashes.map((hash) => ({ userId: user.id, hash })) });
  return { secret, recoveryCodes };
}

/** Returns the code that the owner's app shows now, or so many steps of 30 seconds from now. */
export const codeOf = ({ secret }: Pick<KnownFactor, "secret">, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });
