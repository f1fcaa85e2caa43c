import { createDeck } from "../../prisma/factories/create-deck";
import { createUser, type KnownUser } from "../../prisma/factories/create-user";
import { openDatabase } from "../../prisma/factories/database";

/** Users and decks of one test, shared with no other and removed when the test is over. */
export class Seeds {
  protected readonly users: KnownUser[] = [];

  /** Creates a user with a password. */
  async createUser(wishes?: Parameters<typeof createUser>[0]): Promise<KnownUser> {
    const user = await createUser(wishes);
    this.users.push(user);
    return user;
  }

  /** Creates a deck of a user, straight in the database. */
  readonly createDeck = createDeck;

  /** Removes the users, and with them all that is theirs. */
  async remove(): Promise<void> {
    const ids = this.users.map(({ id }) => id);
    if (ids.length === 0) return;
    // These outlive their authors, but not the test.
    await openDatabase().suggestion.deleteMany({ where: { authorId: { in: ids } } });
    await openDatabase().importDraft.deleteMany({ where: { createdBy: { in: ids } } });
    await openDatabase().user.deleteMany({ where: { id: { in: ids } } });
  }
}
