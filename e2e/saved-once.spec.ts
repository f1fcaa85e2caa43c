import { randomUUID } from "node:crypto";
import { request as open } from "node:http";
import type { APIResponse, BrowserContext } from "playwright/test";
import { openDatabase } from "../prisma/factories/database";
import { expect, test } from "./support/test";

type Save = { readonly method: "POST" | "PUT"; readonly url: string; readonly data: object };

const deck = { grimoire: [], stoneDeck: [{ name: "青の魔石", count: 20 }] };

const rowsOf = ({ id: ownerId }: { id: string }) =>
  openDatabase().deck.findMany({ where: { ownerId }, include: { versions: true, lines: true } });

/** A request as the builder sends it, in the session of a window. */
function send(context: BrowserContext, { method, url, data }: Save): Promise<APIResponse> {
  return context.request.fetch(url, { method, data, headers: { Origin: new URL(url).origin } });
}

/** Sends a request and cuts the line as soon as its answer begins: the save is carried out, and its sender learns nothing. */
async function cut(context: BrowserContext, { method, url, data }: Save): Promise<void> {
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const headers = { Origin: new URL(url).origin, Cookie: cookies, "Content-Type": "application/json" };
  await new Promise((closed) => {
    const sent = open(url, { method, headers, agent: false });
    sent.on("error", () => undefined).on("close", closed);
    sent.on("response", () => sent.destroy());
    sent.end(JSON.stringify(data));
  });
}

/** Answers to one save that is sent twice at once and again afterwards; `lost`: after its first answer was lost. */
async function answersTo(context: BrowserContext, save: Save, lost: boolean) {
  if (lost) await cut(context, save);
  const answers = await Promise.all([send(context, save), send(context, save)]);
  answers.push(await send(context, save));
  return Promise.all(answers.map(async (answer) => ({ status: answer.status(), body: await answer.json() })));
}

for (const lost of [false, true]) {
  const when = lost ? "after a lost answer" : "at once";
  test(`a new deck that is sent twice ${when} with one key is made once and answered alike`, async ({
    context,
    world,
    baseURL,
  }) => {
    const me = await world.createSignedIn(context);
    const data = { name: "一度だけの書", deck, saveKey: randomUUID() };
    const [first, ...others] = await answersTo(context, { method: "POST", url: `${baseURL}/api/decks`, data }, lost);
    expect(first).toMatchObject({ status: 201, body: { deck: { name: "一度だけの書", version: 1, deck } } });
    for (const other of others) expect(other).toEqual(first);
    const rows = await rowsOf(me);
    expect(rows.map(({ id, version, lines }) => [id, version, lines.length])).toEqual([[first?.body.deck.id, 1, 1]]);
    expect(rows[0]?.versions.map(({ version, saveKey }) => [version, saveKey])).toEqual([[1, data.saveKey]]);
  });

  test(`a save that is sent twice ${when} with one key makes one version and is answered alike`, async ({
    context,
    world,
    baseURL,
  }) => {
    const me = await world.createSignedIn(context);
    const { id } = await world.createDeck(me, { name: "前の書" });
    const data = { name: "後の書", deck, expectedVersion: 1, saveKey: randomUUID() };
    const [first, ...others] = await answersTo(
      context,
      { method: "PUT", url: `${baseURL}/api/decks/${id}`, data },
      lost,
    );
    expect(first).toMatchObject({ status: 200, body: { deck: { id, name: "後の書", version: 2, deck } } });
    for (const other of others) expect(other).toEqual(first);
    const rows = await rowsOf(me);
    expect(rows.map((row) => [row.id, row.version, row.lines.length])).toEqual([[id, 2, 1]]);
    expect(rows[0]?.versions.filter(({ saveKey }) => saveKey === data.saveKey)).toHaveLength(1);
  });
}
