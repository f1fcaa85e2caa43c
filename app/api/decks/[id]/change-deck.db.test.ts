import { beforeEach, expect, test, vi } from "vitest";
import { createSignedInUser } from "@/lib/accounts/testing/create-signed-in-user";
import type { Viewer } from "@/lib/accounts/types";
import type { RouteHandler } from "@/lib/http/private-read";
import { createDeck } from "@/prisma/factories/create-deck";
import { openDatabase } from "@/prisma/factories/database";
import { PATCH as changeMtg } from "../../mtg/decks/[id]/route";
import { PATCH as change } from "./route";

const state = vi.hoisted(() => ({ viewer: null as Viewer | null }));
vi.mock("@/lib/http/viewer", () => ({ getViewer: async () => state.viewer }));

const SITE = "http://localhost:3000";
const headers = { origin: SITE, host: "localhost:3000", "content-type": "application/json" };

async function ask(route: RouteHandler, id: string, body: object) {
  const request = new Request(`${SITE}/api`, { method: "PATCH", headers, body: JSON.stringify(body) });
  const response = await route(request, { params: Promise.resolve({ id }) });
  return { status: response.status, body: await response.json() };
}
const rowOf = (id: string) =>
  openDatabase().deck.findUniqueOrThrow({ where: { id }, include: { versions: { select: { version: true } } } });

let me: Awaited<ReturnType<typeof createSignedInUser>>;
beforeEach(async () => {
  me = await createSignedInUser();
  state.viewer = me.viewer;
});

test.each([
  ["MAGMELL", change, "magmell", { folder: "大会" }],
  ["Magic", changeMtg, "mtg", {}],
] as const)(
  "of a hidden deck of %s nothing changes by a request of which a part is refused",
  async (_, route, game, more) => {
    const { id } = await createDeck(me.user, { name: "元の", game });
    await openDatabase().deck.update({
      where: { id },
      data: { hiddenAt: new Date(), hiddenReason: "x", hiddenFrom: "public" },
    });
    const before = await rowOf(id);
    const { status, body } = await ask(route, id, { name: "次の", visibility: "public", ...more });
    expect([status, body.error?.code]).toEqual([409, "hidden"]);
    expect(await rowOf(id)).toEqual(before);
  },
);

test("name, folder and visibility change together, with one version more", async () => {
  const { id } = await createDeck(me.user, { name: "元の" });
  const { status, body } = await ask(change, id, { name: "次の", visibility: "unlisted", folder: "大会" });
  expect([status, body.deck]).toMatchObject([200, { name: "次の", visibility: "unlisted" }]);
  expect(await rowOf(id)).toMatchObject({ name: "次の", visibility: "unlisted", folder: "大会", version: 2 });
});
