import { randomUUID } from "node:crypto";
import { request as open } from "node:http";
import { openDatabase } from "../../prisma/factories/database";
import type { Answer, Client } from "./support/client";
import { expect, test } from "./support/test";

type Save = { readonly method: "POST" | "PUT"; readonly path: string; readonly data: object };

const SESSION = "next-auth.session-token";
const deck = { grimoire: [], stoneDeck: [{ name: "青の魔石", count: 20 }] };

const rowsOf = ({ id: ownerId }: { id: string }) =>
  openDatabase().deck.findMany({ where: { ownerId }, include: { versions: true, lines: true } });

/** Sends a request as the builder does, in the session of a client. */
const send = (client: Client, { method, path, data }: Save): Promise<Answer> =>
  client.request(path, { method, json: data });

/** Sends a request and cuts the line as soon as its answer begins: the save is carried out, and its sender learns nothing. */
async function cut(client: Client, { method, path, data }: Save): Promise<void> {
  const url = new URL(path, client.address);
  const cookie = `${SESSION}=${client.cookie(SESSION)}`;
  const headers = { Origin: url.origin, Cookie: cookie, "Content-Type": "application/json" };
  await new Promise((closed) => {
    const sent = open(url, { method, headers, agent: false });
    sent.on("error", () => undefined).on("close", closed);
    sent.on("response", () => sent.destroy());
    sent.end(JSON.stringify(data));
  });
}

/** Answers to one save that is sent twice at once and again afterwards; `lost`: after its first answer was lost. */
async function answersTo(client: Client, save: Save, lost: boolean) {
  if (lost) await cut(client, save);
  const answers = await Promise.all([send(client, save), send(client, save)]);
  answers.push(await send(client, save));
  return answers.map((answer) => ({ status: answer.status, body: answer.json() }));
}

for (const lost of [false, true]) {
  const when = lost ? "after a lost answer" : "at once";
  test(`a new deck that is sent twice ${when} with one key is made once and answered alike`, async ({ world }) => {
    const { user, client } = await world.createSignedIn();
    const data = { name: "一度だけの書", deck, saveKey: randomUUID() };
    const [first, ...others] = await answersTo(client, { method: "POST", path: "/api/decks", data }, lost);
    expect(first).toMatchObject({ status: 201, body: { deck: { name: "一度だけの書", version: 1, deck } } });
    for (const other of others) expect(other).toEqual(first);
    const rows = await rowsOf(user);
    expect(rows.map(({ id, version, lines }) => [id, version, lines.length])).toEqual([[first?.body.deck.id, 1, 1]]);
    expect(rows[0]?.versions.map(({ version, saveKey }) => [version, saveKey])).toEqual([[1, data.saveKey]]);
  });

  test(`a save that is sent twice ${when} with one key makes one version and is answered alike`, async ({ world }) => {
    const { user, client } = await world.createSignedIn();
    const { id } = await world.createDeck(user, { name: "前の書" });
    const data = { name: "後の書", deck, expectedVersion: 1, saveKey: randomUUID() };
    const [first, ...others] = await answersTo(client, { method: "PUT", path: `/api/decks/${id}`, data }, lost);
    expect(first).toMatchObject({ status: 200, body: { deck: { id, name: "後の書", version: 2, deck } } });
    for (const other of others) expect(other).toEqual(first);
    const rows = await rowsOf(user);
    expect(rows.map((row) => [row.id, row.version, row.lines.length])).toEqual([[id, 2, 1]]);
    expect(rows[0]?.versions.filter(({ saveKey }) => saveKey === data.saveKey)).toHaveLength(1);
  });
}
