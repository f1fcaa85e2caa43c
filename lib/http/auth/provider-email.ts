import type { Profile } from "next-auth";
import GitHub from "next-auth/providers/github";
import type { OAuthUserConfig } from "next-auth/providers/oauth";
import { z } from "zod";

const EMAILS = "https://api.github.com/user/emails";
const ACCEPT = { Accept: "application/vnd.github+json" };
const emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() })).max(1000);

type GitHubProfile = Parameters<ReturnType<typeof GitHub>["profile"]>[0];

/**
 * Creates the GitHub provider, limited to verified e-mail addresses. The profile does not tell whether its address is
 * verified, so the provider fetches the list of addresses. It takes the primary address if verified, otherwise another
 * verified one, otherwise none.
 */
export function createGitHubProvider(options: OAuthUserConfig<GitHubProfile>) {
  const base = GitHub(options);
  return {
    ...base,
    userinfo: {
      url: "https://api.github.com/user",
      async request({ client, tokens }: GitHubQuestion): Promise<Profile> {
        const token = tokens.access_token ?? "";
        const profile = await client.userinfo(token);
        const { body } = await client.requestResource(EMAILS, token, { method: "GET", headers: ACCEPT });
        const email = verifiedEmail(JSON.parse(String(body ?? "null")));
        return { ...profile, email: email ?? undefined, email_verified: email !== null } as Profile;
      },
    },
  };
}

type GitHubQuestion = {
  readonly tokens: { readonly access_token?: string };
  readonly client: {
    userinfo(token: string): Promise<object>;
    requestResource(url: string, token: string, options: object): Promise<{ readonly body?: unknown }>;
  };
};

/** Verified address in GitHub's list; null if there is none or the list is invalid. */
function verifiedEmail(list: unknown): string | null {
  const read = emails.safeParse(list);
  const verified = read.success ? read.data.filter((one) => one.verified) : [];
  return (verified.find((one) => one.primary) ?? verified[0])?.email ?? null;
}

/**
 * Whether next-auth found a linked account: it then passes that account on, otherwise the service's data with its id.
 */
const isLinked = ({ user, account }: ProviderSignIn): boolean =>
  account?.type === "oauth" && user.id !== account.providerAccountId;

const saysVerified = ({ profile }: ProviderSignIn): boolean =>
  (profile as { email_verified?: unknown } | undefined)?.email_verified === true;

/** A provider's sign-in, as passed to next-auth's callback. */
export type ProviderSignIn = {
  readonly user: { readonly id: string; readonly email?: string | null };
  readonly account: { readonly type: string; readonly providerAccountId: string } | null;
  readonly profile?: object;
};

/**
 * Returns whether a provider's sign-in is allowed. A linked account is recognized by its id at the provider. A new one
 * needs an address that the provider has verified; otherwise someone could claim, or link to, another person's address.
 */
export function isSignInAllowed(answer: ProviderSignIn): boolean {
  if (isLinked(answer)) return true;
  return Boolean(answer.user.email) && (answer.account?.type !== "oauth" || saysVerified(answer));
}

/** Returns the provider's verified address for a linked account; null if there is none. */
export function getProviderVerifiedEmail(answer: ProviderSignIn): string | null {
  const { email } = (answer.profile ?? {}) as { email?: unknown };
  return isLinked(answer) && saysVerified(answer) && typeof email === "string" ? email : null;
}
