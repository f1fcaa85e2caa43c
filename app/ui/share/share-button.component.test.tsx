import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { focusElement } from "@/app/ui/testing/focus-on";
import { getSentRequests, mockResponses, type SentRequest } from "@/app/ui/testing/mock-responses";
import { pressKeys } from "@/app/ui/testing/press";
import { buildNameQuery } from "@/lib/decks/sharing/shared-name";
import type { Visibility } from "@/lib/decks/visibility";
import { ShareButton } from "./share-button";
import type { SharedDeck, ShareTarget } from "./share-choices";

const all = getDictionary("ja");
const { dialog: texts } = all.share;
const { visibility } = all.decks;
const ORIGIN = window.location.origin;
const CODE = "KFBXUHBT8Q";

const opener = page.getByRole("button", { name: all.share.open, exact: true });
const dialog = page.getByRole("dialog");
const link = dialog.getByRole("textbox", { name: texts.link, exact: true });
const way = (name: string) => dialog.getByRole("link", { name: new RegExp(`^${name}`) });

const openMore = () => dialog.getByText(texts.more, { exact: true }).click();

const deck = (state: Visibility, mine: boolean): SharedDeck => ({
  kind: "deck",
  name: "潮の書",
  saved: { id: "1", visibility: state, link: null, mine },
  code: CODE,
});

const open = (target: ShareTarget) =>
  render(
    <AllWordsProvider>
      <ShareButton target={target} lang="ja">
        {all.share.open}
      </ShareButton>
    </AllWordsProvider>,
  );

it("gives a public deck away by its page or by its code, by keyboard, and gives the focus back", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await open(deck("public", false));
  await focusElement(opener);
  await pressKeys("Enter");
  const address = `${ORIGIN}/decks/1`;
  await expect.element(link).toHaveValue(address);
  await expect.element(dialog.getByRole("combobox")).not.toBeInTheDocument();
  for (const [name, begins] of [
    [texts.x, "https://x.com/intent/post?"],
    [texts.line, "https://social-plugins.line.me/lineit/share?"],
  ] as const) {
    await expect.element(way(name)).toHaveAttribute("href", expect.stringContaining(begins));
    await expect.element(way(name)).toHaveAttribute("rel", expect.stringContaining("noopener"));
    const target = new URL(way(name).element().getAttribute("href") ?? "");
    expect(target.searchParams.get("url")).toBe(address);
  }
  // The rest waits behind one disclosure.
  const qr = dialog.getByRole("img", { name: format(texts.qrAlt, { link: address }) });
  await expect.element(dialog.getByRole("img", { name: "潮の書" })).toHaveAttribute("src", "/decks/1/picture");
  await expect.element(qr).not.toBeInTheDocument();
  await openMore();
  await expect.element(qr).toBeVisible();
  const frame = new RegExp(`^<iframe src="${ORIGIN}/embed/decks/1" title="[^"]*潮の書"`);
  await expect.element(dialog.getByRole("textbox", { name: texts.embed })).toHaveValue(expect.stringMatching(frame));
  await dialog.getByRole("radio", { name: texts.frozen }).click();
  await expect.element(link).toHaveValue(`${ORIGIN}/d/${CODE}`);
  await dialog.getByRole("button", { name: texts.copy, exact: true }).first().click();
  await expect.element(dialog.getByText(texts.copied).first()).toBeVisible();
  expect(copied).toHaveBeenCalledWith(`${ORIGIN}/d/${CODE}`);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it("lets the owner decide who sees the deck, and gives the link of the moment", async () => {
  mockResponses({
    "PATCH /api/decks/1": ({ body }: SentRequest) => {
      const { visibility: wish } = body as { visibility: Visibility };
      const secret = wish === "unlisted" ? "/s/abcdefghijklmnopqrstuv" : null;
      return { deck: { id: "1", visibility: wish, link: secret, mine: true } };
    },
  });
  await open(deck("private", true));
  await opener.click();
  await expect.element(link).toHaveValue(`${ORIGIN}/d/${CODE}`);
  await expect.element(dialog).toHaveTextContent(texts.privateNote);
  const choice = dialog.getByRole("combobox", { name: visibility.label });
  await choice.selectOptions(visibility.unlisted);
  await expect.element(link).toHaveValue(`${ORIGIN}/s/abcdefghijklmnopqrstuv`);
  await expect.element(dialog.getByText(texts.embed, { exact: true })).not.toBeInTheDocument();
  await choice.selectOptions(visibility.public);
  await expect.element(link).toHaveValue(`${ORIGIN}/decks/1`);
  await choice.selectOptions(visibility.private);
  await expect.element(link).toHaveValue(`${ORIGIN}/d/${CODE}`);
  await expect.element(dialog).toHaveTextContent(texts.privateNote);
  expect(getSentRequests().map(({ body }) => body)).toEqual([
    { visibility: "unlisted" },
    { visibility: "public" },
    { visibility: "private" },
  ]);
});

it("offers pictures of a deck as files, wide and tall", async () => {
  await open({ kind: "deck", name: "青緑のデッキ", saved: null, code: CODE });
  await opener.click();
  await openMore();
  for (const [name, file, address] of [
    [texts.picture, "青緑のデッキ.png", `/d/${CODE}/picture`],
    [texts.tall, "青緑のデッキ-tall.png", `/d/${CODE}/picture?shape=tall`],
  ] as const) {
    const picture = dialog.getByRole("link", { name, exact: true });
    await expect.element(picture).toHaveAttribute("download", file);
    await expect.element(picture).toHaveAttribute("href", address);
  }
});

it("carries the name of a deck in the link of its code, and says what does not fit", async () => {
  const given = "書".repeat(41);
  const screen = await open({ kind: "deck", name: given, given, saved: null, code: CODE });
  await opener.click();
  const cut = `${"書".repeat(39)}…`;
  await expect.element(link).toHaveValue(`${ORIGIN}/d/${CODE}${buildNameQuery(cut)}`);
  await expect.element(dialog).toHaveTextContent(format(texts.nameCut, { n: 40, name: cut }));
  await openMore();
  const tall = dialog.getByRole("link", { name: texts.tall, exact: true });
  await expect.element(tall).toHaveAttribute("href", `/d/${CODE}/picture${buildNameQuery(cut)}&shape=tall`);
  await screen.unmount();
  await open({ kind: "deck", name: "潮\u202eの書", given: "潮\u202eの書", saved: null, code: CODE });
  await opener.click();
  await expect.element(link).toHaveValue(`${ORIGIN}/d/${CODE}`);
  await expect.element(dialog).toHaveTextContent(texts.nameRefused);
});

it("shares a card by its page, at 360 pixels, without a tall picture", async () => {
  await page.viewport(360, 740);
  await open({ kind: "card", name: "墨つぎの見習い", card: "墨つぎの見習い" });
  await opener.click();
  await expect.element(link).toHaveValue(`${ORIGIN}/cards/${encodeURIComponent("墨つぎの見習い")}`);
  await openMore();
  await expect.element(dialog.getByRole("link", { name: texts.tall })).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
