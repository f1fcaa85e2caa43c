import { type BrowserContext, expect } from "playwright/test";
import { createDeck } from "../../prisma/factories/create-deck";
import { createSession } from "../../prisma/factories/create-session";
import { createUser, type KnownUser } from "../../prisma/factories/create-user";
import { openDatabase } from "../../prisma/factories/database";

/** Users, decks and sessions of one test, shared with no other and removed when the test is over. */
export class World {
  private readonly users: KnownUser[] = [];

  constructor(private readonly baseURL: string) {}

  /** A user with a password. */
  async createUser(wishes?: Parameters<typeof createUser>[0]): Promise<KnownUser> {
    const user = await createUser(wishes);
    this.users.push(user);
    return user;
  }

  /** A deck of a user, put straight into the database. */
  readonly createDeck = createDeck;

  /**
   * Signs a user in by request, as the form does; every page of the window is signed in afterwards. Where the account has a second step,
   * its code counts as given: codes are good once, and a test may sign in often.
   */
  async signIn(context: BrowserContext, user: { email: string; password: string } | KnownUser): Promise<void> {
    if ("factor" in user && user.factor) {
      const { cookie } = await createSession(user);
      return context.addCookies([{ ...cookie, url: this.baseURL }]);
    }
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

  /** A user who is signed in. */
  async createSignedIn(context: BrowserContext, wishes?: Parameters<typeof createUser>[0]): Promise<KnownUser> {
    const user = await this.createUser(wishes);
    await this.signIn(context, user);
    return user;
  }

  /** Takes away the users, and with them all that is theirs. */
  async remove(): Promise<void> {
    const ids = this.users.map(({ id }) => id);
    // These outlive their authors, but not the test.
    await openDatabase().suggestion.deleteMany({ where: { authorId: { in: ids } } });
    await openDatabase().importDraft.deleteMany({ where: { createdBy: { in: ids } } });
    await openDatabase().user.deleteMany({ where: { id: { in: ids } } });
  }
}
