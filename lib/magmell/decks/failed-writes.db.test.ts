import { expect, test } from "vitest";
import { createTestViewer } from "@/lib/accounts/testing/create-test-viewer";
import type { Viewer } from "@/lib/accounts/types";
import { createUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import { failEachWrite } from "@/prisma/factories/fail-writes";
import { changeDeck, createDeck, deleteDeck, saveDeck } from "./mutations";
import { restoreDeckVersion } from "./versions/mutations";

const CONTENT = {
  deck: {
    grimoire: [{ name: "走り火", count: 3 }],
    stoneDeck: [{ name: "赤の魔石", count: 20 }],
  },
  about: { description: "速い赤", primer: "# 手引き", tags: ["速攻"], hero: "走り火" },
  notes: [{ card: "走り火", note: "3枚", tags: ["要"] }],
  candidates: [{ name: "延焼", count: 2 }],
};
const OTHER = {
  ...CONTENT,
  deck: { grimoire: [{ name: "延焼", count: 2 }], stoneDeck: [] },
  candidates: [],
  notes: [],
};

const owner = async (): Promise<Viewer> => createTestViewer(await createUser());

/** All decks of an account with every row that belongs to them. */
const decksOf = ({ userId }: Viewer) =>
  openDatabase().deck.findMany({
    where: { ownerId: userId },
    include: { lines: { orderBy: [{ zone: "asc" }, { position: "asc" }] }, versions: { orderBy: { version: "asc" } } },
    orderBy: { id: "asc" },
  });

type Saved = { readonly me: Viewer; readonly id: string };

const CHANGES = {
  "a new deck": {
    change: ({ me }: Saved) => createDeck(me, { name: "新しい", ...CONTENT, saveKey: crypto.randomUUID() }),
    writes: 3,
  },
  "a save": {
    change: ({ me, id }: Saved) =>
      saveDeck(me, id, { name: "次", ...OTHER, expectedVersion: 1, saveKey: crypto.randomUUID() }),
    writes: 4,
  },
  "another name": { change: ({ me, id }: Saved) => changeDeck(me, id, { name: "別の名" }), writes: 2 },
  "several changes": {
    change: ({ me, id }: Saved) => changeDeck(me, id, { name: "別の名", folder: "大会", visibility: "public" }),
    writes: 4,
  },
  "a version brought back": { change: ({ me, id }: Saved) => restoreDeckVersion(me, id, 1, 2), writes: 4 },
  "a deleted deck": { change: ({ me, id }: Saved) => deleteDeck(me, id), writes: 1 },
} as const;

test.each(Object.entries(CHANGES))(
  "whichever write of %s fails, nothing of it is there",
  async (name, { change, writes }) => {
    let saved: Saved;
    let before: unknown;
    const count = await failEachWrite<unknown>(
      async () => {
        const me = await owner();
        const made = await createDeck(me, { name: "元の", ...CONTENT });
        saved = { me, id: made?.id ?? "" };
        if (name === "a version brought back")
          await saveDeck(me, saved.id, { name: "次", ...OTHER, expectedVersion: 1 });
        before = await decksOf(me);
      },
      () => change(saved),
      async ({ reached, result }, write) => {
        const after = await decksOf(saved.me);
        const what = `with write ${write} failing`;
        expect(result.status, what).toBe(reached ? "rejected" : "fulfilled");
        if (reached) expect(after, what).toEqual(before);
        else expect(after).not.toEqual(before);
      },
    );
    expect(count).toBeGreaterThanOrEqual(writes);
  },
);
