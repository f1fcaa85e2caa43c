import { type BrowserContext, expect } from "playwright/test";
import { createSession } from "../../prisma/factories/create-session";
import type { createUser, KnownUser } from "../../prisma/factories/create-user";
import { Seeds } from "./seeds";

/** Users, decks and sessions of one browser test. */
export class World extends Seeds {
  constructor(private readonly baseURL: string) {
    super();
  }

  /**
   * Signs a user in, so that every page of the window is signed in afterwards. A user of this test gets a session row and its
   * cookie; where the account has a second step, its code counts as given. Anybody else signs in by request with the password
   * that is given, as the form does.
   */
  async signIn(context: BrowserContext, user: { email: string; password: string } | KnownUser): Promise<void> {
    const known = this.users.find((one) => one === user);
    if (known === undefined) return this.signInByRequest(context, user);
    const { cookie } = await createSession(known);
    await context.addCookies([{ ...cookie, url: this.baseURL }]);
  }

  /** Creates a user who is signed in. */
  async createSignedIn(context: BrowserContext, wishes?: Parameters<typeof createUser>[0]): Promise<KnownUser> {
    const user = await this.createUser(wishes);
    await this.signIn(context, user);
    return user;
  }

  private async signInByRequest(context: BrowserContext, user: { email: string; password: string }): Promise<void> {
    const { email, password } = user;
    const headers = { Origin: new URL(this.baseURL).origin };
    const { csrfToken } = await (await context.request.get("/api/auth/csrf")).json();
    const response = await context.request.post("/api/auth/callback/credentials", {
      headers,
      form: { csrfToken, email, password, json: "true" },
    });
    expect(response.status(), await response.text()).toBe(200);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names, "the site signed the user in").toContain("next-auth.session-token");
  }
}
