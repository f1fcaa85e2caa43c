import { randomBytes, randomUUID } from "node:crypto";
import { createDeck } from "../../../prisma/factories/create-deck";
import { createSession } from "../../../prisma/factories/create-session";
import { createUser } from "../../../prisma/factories/create-user";
import { openDatabase } from "../../../prisma/factories/database";

/** An account with private data that nobody else may read. */
export type TestAccount = {
  readonly id: string;
  readonly cookie: string;
  /** Returns the victim's value of a route parameter, by the route. */
  readonly parameters: (address: string) => string;
  /** Texts that only the owner may read. */
  readonly secrets: readonly string[];
};

export const getSessionCookie = async (user: { id: string }, secret: string): Promise<string> => {
  const { cookie } = await createSession(user, secret);
  return `${cookie.name}=${cookie.value}`;
};

export async function createTestAccount(secret: string): Promise<TestAccount> {
  const word = randomBytes(6).toString("hex");
  const user = await createUser({ name: `hidden name ${word}`, email: `hidden-${word}@example.org` });
  const lines = [{ zone: "stoneDeck" as const, name: "青の魔石", count: 4 }];
  const deck = await createDeck(user, { name: `hidden deck ${word}`, description: `hidden words ${word}`, lines });
  const mtgDeck = await createDeck(user, { name: `hidden list ${word}`, game: "mtg", format: "type1" });
  const { session } = await createSession(user, secret);
  const suggestion = await openDatabase().suggestion.create({
    data: {
      cardNumber: 1,
      field: "other",
      current: "",
      proposed: `hidden thought ${word}`,
      reason: "r",
      authorId: user.id,
    },
  });
  const parameters = (address: string) => {
    if (address.includes("/sessions/")) return session.id;
    if (address.includes("/suggestions/")) return suggestion.id;
    if (address.includes("/authors/")) return user.authorKey;
    if (/\/mtg\/decks\/\[/.test(address)) return mtgDeck.id;
    if (/\/decks\/\[/.test(address)) return deck.id;
    if (address.includes("/drafts/")) return randomUUID();
    return address.includes("[code]") ? "KFBXUHBT8Q" : "1";
  };
  // What is hidden has one word in common.
  return { id: user.id, cookie: await getSessionCookie(user, secret), parameters, secrets: [word] };
}

/** Returns all stored data of a victim as JSON. */
export const dumpStoredData = async ({ id }: TestAccount): Promise<string> =>
  JSON.stringify(
    await openDatabase().user.findUnique({
      where: { id },
      include: {
        sessions: true,
        accounts: true,
        suggestions: true,
        decks: { include: { lines: true, versions: true, likes: true } },
      },
    }),
  );
