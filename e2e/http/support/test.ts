import { test as base, expect } from "vitest";
import { createSession } from "../../../prisma/factories/create-session";
import type { createUser, KnownUser } from "../../../prisma/factories/create-user";
import { Seeds } from "../../support/seeds";
import { Client } from "./client";
import { siteAddress } from "./site";

/** Users, decks and sessions of one test over HTTP. */
export class HttpWorld extends Seeds {
  /** Signs a user in by a session row and its cookie. */
  async signIn(client: Client, user: { id: string }): Promise<void> {
    const { cookie } = await createSession(user);
    client.setCookie(cookie);
  }

  /** Creates a user and a client that is signed in as this user. */
  async createSignedIn(wishes?: Parameters<typeof createUser>[0]): Promise<{ user: KnownUser; client: Client }> {
    const user = await this.createUser(wishes);
    const client = new Client(siteAddress());
    await this.signIn(client, user);
    return { user, client };
  }
}

type Fixtures = {
  /** Makes users and decks that only this test knows, and signs in. */
  world: HttpWorld;
  /** A visitor who is not signed in. */
  client: Client;
};

/** The test of all files in e2e/http. */
export const test = base.extend<Fixtures>({
  world: async ({ task: _ }, use) => {
    const world = new HttpWorld();
    await use(world);
    await world.remove();
  },
  client: async ({ task: _ }, use) => use(new Client(siteAddress())),
});

export { expect };
