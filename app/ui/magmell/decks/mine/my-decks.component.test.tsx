import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { getSentRequests, mockResponses, type SentRequest } from "@/app/ui/testing/mock-responses";
import { createRefusal } from "@/app/ui/testing/refusal";
import { buildNameQuery } from "@/lib/decks/sharing/shared-name";
import type { Visibility } from "@/lib/decks/visibility";
import type { MyDeckRow } from "./my-deck-row";
import { MyDecks } from "./my-decks";

const { decks, deckSocial, goldfish, share } = getDictionary("ja");
const { visibility, rename, remove } = decks;
const { mine } = deckSocial;

const row = (name: string, wishes: Partial<MyDeckRow> = {}): MyDeckRow => ({
  id: name,
  name,
  visibility: "private",
  link: null,
  folder: "",
  updatedAt: "2026-01-01T00:00:00.000Z",
  counts: { grimoire: 0, stoneDeck: 0 },
  errors: 0,
  likes: 0,
  hidden: false,
  tags: [],
  code: "KFBXUHBT8Q",
  face: null,
  marks: null,
  ...wishes,
});

/** Draws the list of decks, and changes and deletes them as the site does. */
async function open(...rows: readonly MyDeckRow[]) {
  const kept = new Map(rows.map((one) => [one.id, one]));
  const id = (path: string) => decodeURIComponent(path.split("/").at(-1) ?? "");
  mockResponses({
    "PATCH /api/decks/*": ({ path, body }: SentRequest) => {
      const deck = { ...kept.get(id(path)), ...(body as Partial<MyDeckRow>) } as MyDeckRow;
      const changed = { ...deck, link: deck.visibility === "unlisted" ? "/s/token" : null };
      kept.set(changed.id, changed);
      return { deck: changed };
    },
    "DELETE /api/decks/*": ({ path }: SentRequest) => ({ gone: kept.delete(id(path)) }),
  });
  await render(
    <AllWordsProvider>
      <MyDecks decks={rows} lang="ja" />
    </AllWordsProvider>,
  );
  return kept;
}

const names = page.getByRole("heading", { level: 3 });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = page.getByRole("dialog");
const select = (name: string) => page.getByLabelText(format(mine.select, { name }));
const shown = () => expect.poll(() => names.elements().map((one) => one.textContent));
const badge = (name: string, is: Visibility) => button(`${format(visibility.ofDeck, { name })}: ${visibility[is]}`);
const show = async (name: string, is: Visibility, wish: Visibility) => {
  await badge(name, is).click();
  await button(visibility[wish]).click();
  await expect.element(badge(name, wish)).toBeVisible();
};
const choose = async (name: string, act: string) => {
  await button(format(decks.more, { name })).click();
  await button(act).click();
};

it("finds decks by tag, moves the chosen ones into a folder together, and takes them out again by undo", async () => {
  const kept = await open(row("緑の芽"), row("赤の灯"), row("青の潮", { tags: ["速攻"] }));
  const search = page.getByLabelText(mine.search);
  await search.fill("ｿｯｺｳ");
  await shown().toEqual([]);
  await button(mine.clear).click();
  await search.fill("速攻");
  await shown().toEqual(["青の潮"]);
  await search.fill("");
  await select("青の潮").click();
  await select("赤の灯").click();
  await expect.element(page.getByText(formatPlural("ja", mine.selected, 2))).toBeVisible();
  await button(mine.move).click();
  await dialog.getByLabelText(mine.moveField).fill("大会");
  await dialog.getByRole("button", { name: mine.moveSave, exact: true }).click();
  // The message stays for as long as the pointer is on it.
  await page.getByText(formatPlural("ja", mine.moved, 2)).hover();
  await page.getByLabelText(mine.folders, { exact: true }).selectOptions("大会");
  await shown().toEqual(["赤の灯", "青の潮"]);
  await button(mine.undo).click();
  await expect.element(page.getByText(mine.undone)).toBeVisible();
  await shown().toHaveLength(3);
  expect([...kept.values()].map(({ folder }) => folder)).toEqual(["", "", ""]);
});

it("publishes many decks at once and makes them private again by undo", async () => {
  const kept = await open(row("一"), row("二"));
  const publicDecks = () => [...kept.values()].filter((deck) => deck.visibility === "public").length;
  await page.getByLabelText(mine.selectAll).click();
  await button(mine.setVisibility).click();
  await button(visibility.public).click();
  await page.getByText(formatPlural("ja", mine.changed, 2)).hover();
  expect(publicDecks()).toBe(2);
  await button(mine.undo).click();
  await expect.element(page.getByText(mine.undone)).toBeVisible();
  expect(publicDecks()).toBe(0);
});

it("tells what an undo could not take back, and why a deck was not copied", async () => {
  await open(row("赤の灯"));
  await show("赤の灯", "private", "public");
  mockResponses({
    "PATCH /api/decks/*": () => createRefusal("unavailable"),
    "GET /api/decks/*": () => createRefusal("limited"),
  });
  await button(mine.undo).click();
  const alert = page.getByRole("alert");
  await expect.element(alert).toHaveTextContent(format(mine.partly, { n: 1 }));
  await expect.element(page.getByText(mine.undone)).not.toBeInTheDocument();
  await choose("赤の灯", mine.duplicate);
  await expect.element(alert).toHaveTextContent(decks.failures.limited);
});

it("duplicates a deck with everything in it, and deletes many after one question", async () => {
  const told = { description: "説明", primer: "デッキ解説", tags: ["札"], hero: "走り火" };
  const saved = {
    ...{ id: "元の書", name: "元の書", deck: { grimoire: [], stoneDeck: [] }, candidates: [], notes: [], about: told },
    ...{ visibility: "private", link: null, folder: "", updatedAt: "2026-01-01T00:00:00.000Z", likes: 0 },
  };
  await open(row("元の書"));
  mockResponses({
    "GET /api/decks/*": { deck: saved },
    "POST /api/decks": ({ body }: SentRequest) => ({ deck: { ...saved, ...(body as object), id: "複製" } }),
  });
  const copy = format(mine.copyName, { name: "元の書" });
  await choose("元の書", mine.duplicate);
  await expect.element(page.getByText(format(mine.duplicated, { name: copy }))).toBeVisible();
  await shown().toEqual([copy, "元の書"]);
  const { deck, candidates, notes, about } = saved;
  expect(getSentRequests().find(({ method }) => method === "POST")?.body).toEqual({
    ...{ name: copy, deck, candidates, notes, about },
    ...{ copiedFrom: { id: "元の書", name: "元の書" }, saveKey: expect.any(String) },
  });
  await page.getByLabelText(mine.selectAll).click();
  await page.getByRole("region", { name: mine.bulk }).getByRole("button", { name: mine.remove }).click();
  const question = page.getByRole("dialog", { name: formatPlural("ja", mine.removeTitle, 2) });
  await expect.element(question).toHaveTextContent(mine.removeLead);
  const listed = question.getByRole("listitem").elements();
  expect(listed.map((item) => item.textContent)).toEqual([copy, "元の書"]);
  await question.getByRole("button", { name: remove.confirm }).click();
  await expect.element(page.getByText(formatPlural("ja", mine.removed, 2))).toBeVisible();
  await shown().toEqual([]);
  expect(getSentRequests().filter(({ method }) => method === "DELETE")).toHaveLength(2);
});

it("renames a deck, but to no empty name", async () => {
  await open(row("前の名前"));
  await choose("前の名前", rename.label);
  const name = dialog.getByLabelText(rename.field);
  await name.fill(" ");
  await userEvent.keyboard("{Enter}");
  await expect.element(name).toHaveAccessibleDescription(decks.failures.name);
  expect(getSentRequests()).toEqual([]);
  await name.fill("後の名前");
  await dialog.getByRole("button", { name: rename.save, exact: true }).click();
  await shown().toEqual(["後の名前"]);
  expect(getSentRequests().map(({ body }) => body)).toEqual([{ name: "後の名前" }]);
});

it("shares the link of a deck while it is unlisted, else that of its code, and leads to a goldfish game", async () => {
  await open(row("青の潮"));
  const links = async () => {
    await button(share.open).click();
    const link = dialog.getByRole("textbox", { name: share.dialog.link, exact: true });
    const { value } = (await link.findElement()) as HTMLInputElement;
    await userEvent.keyboard("{Escape}");
    return new URL(value).pathname;
  };
  await show("青の潮", "private", "unlisted");
  expect(await links()).toBe("/s/token");
  await show("青の潮", "unlisted", "private");
  expect(await links()).toBe("/d/KFBXUHBT8Q");
  const play = page.getByRole("link", { name: goldfish.title, exact: true });
  const { pathname, search } = (await play.findElement()) as HTMLAnchorElement;
  expect(`${pathname}${search}`).toBe(`/goldfish/KFBXUHBT8Q${buildNameQuery("青の潮")}`);
});

it("offers no selection above a single deck, and no choice of visibility for one that is hidden", async () => {
  await open(row("青の潮", { hidden: true }));
  await shown().toEqual(["青の潮"]);
  await expect.element(page.getByLabelText(mine.selectAll)).not.toBeInTheDocument();
  await expect.element(select("青の潮")).not.toBeInTheDocument();
  await expect.element(badge("青の潮", "private")).not.toBeInTheDocument();
});

it("deletes one deck after a question that names it", async () => {
  const kept = await open(row("青の潮"), row("赤の灯"));
  await choose("青の潮", remove.label);
  await expect.element(dialog).toHaveTextContent(format(remove.lead, { name: "青の潮" }));
  await dialog.getByRole("button", { name: remove.confirm }).click();
  await shown().toEqual(["赤の灯"]);
  expect([...kept.keys()]).toEqual(["赤の灯"]);
});
