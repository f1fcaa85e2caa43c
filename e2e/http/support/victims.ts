import { randomBytes, randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Deck, Visibility } from "../../../prisma/factories/create-deck";
import { createLink, type LinkKind } from "../../../prisma/factories/create-link";
import { codeOf, createSecondFactor, type KnownFactor } from "../../../prisma/factories/create-second-factor";
import { createSession } from "../../../prisma/factories/create-session";
import type { KnownUser } from "../../../prisma/factories/create-user";
import { openDatabase } from "../../../prisma/factories/database";
import type { Seeds } from "../../support/seeds";

/** Somebody with something to hide. */
type Victim = {
  user: KnownUser;
  sessionId: string;
  deck: Deck;
  /** A deck of the second game. */
  mtgDeck: Deck;
  suggestionId: string;
  draftId: string;
  links: Record<LinkKind, string>;
  /** The second step that waits for its first code. */
  waiting: KnownFactor;
};

const line = { name: "青の魔石", count: 4 };
const content = { name: "書き換え", deck: { grimoire: [line], stoneDeck: [line] } };
const forest = { name: "Forest", count: 60 };
const mtgDeck = { main: [forest], sideboard: [], pool: [] };
const mtgContent = { name: "書き換え", deck: mtgDeck, format: "type1", on: "2000-12-15" };

/** A body that the route would take from the victim, so that a refusal is about who asks. Each new write needs a row. */
export const BODIES: Readonly<Record<string, (victim: Victim) => unknown>> = {
  "POST /api/accounts": () => ({ email: `${randomUUID()}@example.org`, password: randomUUID() }),
  "PATCH /api/accounts/me": () => ({ name: "よその人" }),
  "DELETE /api/accounts/me": ({ user }) => ({ proof: user.password }),
  "PUT /api/accounts/me/email": ({ user }) => ({ email: `${randomUUID()}@example.org`, proof: user.password }),
  "PUT /api/accounts/me/password": ({ user }) => ({ current: user.password, next: "another password" }),
  "POST /api/accounts/me/email/verification": () => ({ lang: "ja" }),
  "POST /api/accounts/recovery": ({ user }) => ({ email: user.email, lang: "ja" }),
  "POST /api/accounts/links": ({ links }) => ({ token: links.reset }),
  "POST /api/accounts/links/verify": ({ links }) => ({ token: links.verify }),
  "POST /api/accounts/links/reset": ({ links }) => ({ token: links.reset, password: "another password" }),
  "POST /api/accounts/links/invite": ({ links }) => ({ token: links.invite, password: "another password" }),
  "POST /api/accounts/me/proof": ({ user }) => ({ password: user.password }),
  "POST /api/accounts/me/second-factor": () => ({}),
  "PUT /api/accounts/me/second-factor": ({ waiting }) => ({ code: codeOf(waiting) }),
  "DELETE /api/accounts/me/second-factor": () => ({}),
  "POST /api/accounts/me/second-factor/codes": () => ({}),
  "DELETE /api/accounts/me/providers/[provider]": () => ({}),
  "DELETE /api/accounts/sessions": () => ({}),
  "DELETE /api/accounts/sessions/[id]": () => ({}),
  "POST /api/decks": () => content,
  "PUT /api/decks/[id]": ({ deck }) => ({ ...content, expectedVersion: deck.version }),
  "PATCH /api/decks/[id]": () => ({ name: "よその人", visibility: "public" }),
  "DELETE /api/decks/[id]": () => ({}),
  "POST /api/decks/[id]/like": () => ({}),
  "DELETE /api/decks/[id]/like": () => ({}),
  "PATCH /api/decks/[id]/versions/[version]": () => ({ name: "よその人" }),
  "POST /api/decks/[id]/versions/[version]/restore": ({ deck }) => ({ expectedVersion: deck.version }),
  "POST /api/authors/[key]/follow": () => ({}),
  "DELETE /api/authors/[key]/follow": () => ({}),
  "POST /api/goldfish/daily/[day]": () => ({ decision: "keep", code: "KFBXUHBT8Q", seed: 1, goesFirst: true }),
  "POST /api/reports": ({ deck }) => ({ about: "deck", id: deck.id, reason: "other", words: "よその人" }),
  "POST /api/admin/reports": ({ deck }) => ({ about: "deck", id: deck.id, act: "hide", reason: "よその人" }),
  "PUT /api/reports/[id]": () => ({ reply: "よその人" }),
  "POST /api/suggestions": () => ({ card: 1, field: "reading", proposed: "べつのよみ", reason: "ためし" }),
  "DELETE /api/suggestions/[id]": () => ({}),
  "PATCH /api/admin/suggestions/[id]": () => ({ state: "declined", answer: "よその人", alike: false }),
  "PUT /api/admin/images": () => ({ set: "FL", shows: false }),
  "PUT /api/admin/roles": ({ user }) => ({ email: user.email, role: "admin" }),
  "POST /api/admin/drafts": () => ({ files: [{ name: "trial.json", base64: "e30=" }] }),
  "DELETE /api/admin/drafts/[id]": () => ({}),
  "POST /api/admin/drafts/[id]/publish": () => ({ plan: "nobody has read it" }),
  "POST /api/admin/versions/[version]/rollback": () => ({ plan: "nobody has read it" }),
  "POST /api/mtg/cards": () => ({ names: ["Forest"] }),
  "POST /api/mtg/decks": () => mtgContent,
  "PUT /api/mtg/decks/[id]": ({ mtgDeck: { version } }) => ({ ...mtgContent, expectedVersion: version }),
  "PATCH /api/mtg/decks/[id]": () => ({ name: "よその人", visibility: "public" }),
  "DELETE /api/mtg/decks/[id]": () => ({}),
  "POST /api/mcp": () => ({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} }),
  "POST /api/v1/cards/collection": () => ({ cards: [{ number: 1 }] }),
  "POST /api/v1/decks/check": () => content.deck,
  "POST /api/v1/mtg/decks/check": () => ({ format: "type1", main: [{ name: "Forest", count: 60 }] }),
  "POST /api/v1/mtg/checks": () => ({ scene: { version: 1, era: "mod", cards: [], pieces: [] } }),
};

/**
 * Returns a victim of whose links a stranger knows only the one that asks for the account itself: of the others the token is
 * the proof.
 */
export const asKnown = (victim: Victim): Victim => {
  const guess = randomBytes(32).toString("base64url");
  return { ...victim, links: { ...victim.links, reset: guess, invite: guess } };
};

/** Returns two values of a route parameter: one that belongs to the victim, and one of the same form that does not exist. */
export const parameters = (victim: Victim, path: string): readonly [string, string] => {
  const { user, deck, mtgDeck, sessionId, suggestionId, draftId } = victim;
  if (path.startsWith("/api/accounts/me/providers/")) return ["github", "google"];
  if (path.startsWith("/api/accounts/sessions/")) return [sessionId, randomUUID()];
  if (/^\/api\/(v1\/)?decks\/\[id\]/.test(path)) return [deck.id, randomUUID()];
  if (path.startsWith("/api/mtg/decks/[id]")) return [mtgDeck.id, randomUUID()];
  if (path.startsWith("/api/reports/")) return [deck.id, randomUUID()];
  // An author without a public deck is an author to nobody else.
  if (path.startsWith("/api/authors/")) return [user.authorKey, randomUUID().replaceAll("-", "")];
  if (/^\/api\/(admin\/)?suggestions\//.test(path)) return [suggestionId, randomUUID()];
  if (path.startsWith("/api/admin/drafts/")) return [draftId, randomUUID()];
  if (path.startsWith("/api/admin/versions/")) return ["1", "999999999"];
  return ["x", "x"];
};

/** Makes somebody with something to hide: an account with one of everything. */
export async function createVictim(world: Seeds, visibility: Visibility): Promise<Victim> {
  const user = await world.createUser({ name: `秘密の名前${randomUUID()}` });
  const { session } = await createSession(user);
  const lines = [{ zone: "stoneDeck" as const, ...line }];
  const wrote = { cardNumber: 1, field: "other", current: "", proposed: user.name ?? "", reason: "ためし" };
  const suggestion = await openDatabase().suggestion.create({ data: { ...wrote, authorId: user.id } });
  const sent = {
    createdBy: user.id,
    baseVersion: 1,
    files: gzipSync("[]"),
    summary: { files: [user.name], changes: 1 },
  };
  const draft = await openDatabase().importDraft.create({ data: sent });
  const linked = { userId: user.id, type: "oauth", provider: "github", providerAccountId: randomUUID() };
  await openDatabase().account.create({ data: linked });
  return {
    user,
    sessionId: session.id,
    suggestionId: suggestion.id,
    draftId: draft.id,
    waiting: await createSecondFactor(user, { confirmed: false }),
    links: {
      verify: await createLink("verify", user),
      reset: await createLink("reset", user),
      invite: await createLink("invite", { id: null, email: `${randomUUID()}@example.org` }),
    },
    deck: await world.createDeck(user, { name: `秘密のデッキ${randomUUID()}`, visibility, lines }),
    mtgDeck: await world.createDeck(user, {
      name: `秘密のデッキ${randomUUID()}`,
      visibility,
      game: "mtg",
      format: "type1",
      lines: [{ zone: "main" as const, ...forest }],
    }),
  };
}

/** Returns all that is the victim's. The site may judge decks anew at any time, so the facts by which lists filter are left out. */
export const snapshot = ({ user }: Victim) =>
  openDatabase().user.findUnique({
    where: { id: user.id },
    include: {
      sessions: true,
      accounts: true,
      links: true,
      secondFactor: true,
      recoveryCodes: true,
      suggestions: true,
      importDrafts: true,
      followers: true,
      decks: {
        include: { lines: true, versions: true, likes: true },
        omit: { colors: true, legal: true, judgedBy: true },
        orderBy: { id: "asc" },
      },
    },
  });

/** Returns what of a victim no stranger may read. */
export function secretsOf({ user, deck, mtgDeck }: Victim): readonly string[] {
  const secrets = [user.email, user.name, deck.name, deck.linkToken, mtgDeck.name, mtgDeck.linkToken];
  // No hash of a password may be read either.
  return [...secrets.filter((secret) => secret !== null), "argon2"];
}
