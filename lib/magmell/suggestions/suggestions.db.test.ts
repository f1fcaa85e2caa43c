import { describe, expect, test } from "vitest";
import { exportAccount, findSession } from "@/lib/accounts/data";
import { toAdmin } from "@/lib/accounts/to-admin";
import type { Admin, Viewer } from "@/lib/accounts/types";
import { createSession } from "@/prisma/factories/create-session";
import { createUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import { countOpenSuggestions, findSuggestion, listOwnSuggestions, listSuggestionQueue } from "./data";
import { createSuggestion, decideSuggestion, withdrawSuggestion } from "./mutations";
import { decideInputSchema, type SuggestInput, suggestInputSchema } from "./schema";
import { SUGGESTION_LIMITS } from "./types";

async function signedIn(wishes?: Parameters<typeof createUser>[0]): Promise<Viewer> {
  const { session } = await createSession(await createUser(wishes));
  const found = await findSession(session.id);
  if (!found) throw new Error("A session was not found");
  return found.viewer;
}
async function reviewer(): Promise<Admin> {
  const found = toAdmin(await signedIn({ role: "admin" }));
  if (!found) throw new Error("An administrator is none");
  return found;
}
const wish = (more: Partial<SuggestInput> = {}): SuggestInput => ({
  card: 1,
  field: "reading",
  proposed: "べつのよみ",
  reason: "カードに書いてあります。",
  ...more,
});
async function keep(viewer: Viewer, more?: Partial<SuggestInput>) {
  const result = await createSuggestion(viewer, wish(more));
  if (result.outcome !== "kept") throw new Error(result.outcome);
  return result.suggestion;
}

describe("a suggestion", () => {
  test("keeps what the card said, and its author finds it again with the answer", async () => {
    const [me, admin] = [await signedIn({ name: "読者" }), await reviewer()];
    const card = await openDatabase().card.findUniqueOrThrow({ where: { number: 1 } });
    const kept = await keep(me);
    expect(kept).toMatchObject({ card: { number: 1, name: card.name }, current: card.reading, state: "open" });
    expect(
      await decideSuggestion(admin, kept.id, { state: "declined", answer: "いまの読みが正しいです。", alike: false }),
    ).toBe(1);
    expect(await listOwnSuggestions(me)).toMatchObject([
      { id: kept.id, state: "declined", answer: "いまの読みが正しいです。" },
    ]);
    expect(await findSuggestion(admin, kept.id)).toMatchObject({ author: "読者" });
    expect(await exportAccount(me)).toMatchObject({ suggestions: [{ proposed: "べつのよみ" }] });
  });

  test("sent twice is kept once; of no card, or of what stands there, it is not kept", async () => {
    const me = await signedIn();
    const first = await keep(me);
    expect((await keep(me)).id).toBe(first.id);
    expect(await createSuggestion(me, wish({ card: 99_999 }))).toEqual({ outcome: "missing" });
    expect(await createSuggestion(me, wish({ proposed: first.current }))).toEqual({ outcome: "unchanged" });
  });

  test("waits with at most so many others of its author's", async () => {
    const me = await signedIn();
    for (let i = 0; i < SUGGESTION_LIMITS.open; i++) await keep(me, { proposed: `よみ${i}` });
    expect(await createSuggestion(me, wish())).toEqual({ outcome: "tooMany" });
    const [last] = await listOwnSuggestions(me);
    expect(await withdrawSuggestion(me, last?.id ?? "")).toBe(true);
    expect((await createSuggestion(me, wish())).outcome).toBe("kept");
  });

  test("is taken back by its author only, and only while it waits", async () => {
    const [me, stranger, admin] = [await signedIn(), await signedIn(), await reviewer()];
    const [waiting, answered] = [await keep(me), await keep(me, { field: "other" })];
    await decideSuggestion(admin, answered.id, { state: "accepted", answer: "", alike: false });
    expect(await withdrawSuggestion(stranger, waiting.id)).toBe(false);
    expect(await withdrawSuggestion(me, answered.id)).toBe(false);
    expect(await withdrawSuggestion(me, "no id")).toBe(false);
    expect(await withdrawSuggestion(me, waiting.id)).toBe(true);
    expect(await listOwnSuggestions(stranger)).toEqual([]);
  });

  test("outlives the account of its author without a name", async () => {
    const [me, admin] = [await signedIn({ name: "去る人" }), await reviewer()];
    const { id } = await keep(me);
    await openDatabase().user.delete({ where: { id: me.userId } });
    expect(await findSuggestion(admin, id)).toMatchObject({ author: null });
  });
});

describe("the queue", () => {
  test("shows suggestions on one part of a card together, and answers equal ones with one answer", async () => {
    const [first, second, third] = [await signedIn(), await signedIn(), await signedIn()];
    const admin = await reviewer();
    const part = { card: 2, field: "englishName" } as const;
    const same = { ...part, proposed: "Other Name" };
    const one = await keep(first, same);
    await keep(third, { card: 3 });
    const [two, other] = [await keep(second, same), await keep(third, { ...part, proposed: "Third Name" })];
    const group = (await listSuggestionQueue(admin, "open")).find(
      ({ card, field }) => card.number === 2 && field === part.field,
    );
    expect(group?.suggestions.map(({ id }) => id)).toEqual([one.id, two.id, other.id]);

    const waiting = await countOpenSuggestions(admin);
    expect(await decideSuggestion(admin, one.id, { state: "accepted", answer: "直しました。", alike: true })).toBe(2);
    expect(await countOpenSuggestions(admin)).toBe(waiting - 2);
    expect(await decideSuggestion(admin, one.id, { state: "declined", answer: "やはり違います。", alike: false })).toBe(
      0,
    );
    expect(
      await decideSuggestion(admin, "01a1f89a-9cbb-70eb-b343-6cd51bd7a8b7", {
        state: "accepted",
        answer: "",
        alike: true,
      }),
    ).toBe(null);
    expect(await findSuggestion(admin, two.id)).toMatchObject({ state: "accepted", answer: "直しました。" });
    expect(await findSuggestion(admin, other.id)).toMatchObject({ state: "open" });
    const audit = await openDatabase().auditEntry.findMany({ where: { actorId: admin.userId } });
    expect(audit).toMatchObject([{ action: "suggestion.accept", details: { card: 2, answered: 2 } }]);
  });
});

test.each([
  ["an unknown field", { ...wish(), field: "number" }],
  ["nothing proposed", { ...wish(), proposed: " \n " }],
  ["no reason", { ...wish(), reason: "" }],
  ["more than a card holds", { ...wish(), proposed: "あ".repeat(SUGGESTION_LIMITS.proposed + 1) }],
  ["a mark that turns the text around", { ...wish(), proposed: "よみ\u202e" }],
  ["a key that nobody asked for", { ...wish(), state: "accepted" }],
])("a suggestion with %s is refused", (_, input) => {
  expect(suggestInputSchema.safeParse(input).success).toBe(false);
});

test("line breaks become the one, and whoever declines says why", () => {
  expect(suggestInputSchema.parse({ ...wish(), proposed: " 一行\r\n二行\r三行\n" }).proposed).toBe("一行\n二行\n三行");
  expect(decideInputSchema.safeParse({ state: "declined", answer: "", alike: false }).success).toBe(false);
  expect(decideInputSchema.safeParse({ state: "accepted", answer: "", alike: false }).success).toBe(true);
});
