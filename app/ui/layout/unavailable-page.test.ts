import { describe, expect, test } from "vitest";
import { needsDatabase, renderUnavailablePage } from "./unavailable-page";

const needed = (address: string) => {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  return needsDatabase(pathname, searchParams);
};

describe("without the database", () => {
  test.each([
    "/account",
    "/admin",
    "/admin/edit/cards/1",
    "/authors/abc",
    "/s/token",
    "/s/token/sheet",
    "/sign-in?return=%2F",
    "/sign-up",
    "/decks",
    "/decks?q=x",
    "/decks/mine",
    "/decks/abc",
    "/decks/abc/picture",
    "/decks/new?copy=abc",
    "/decks/compare?a=abc&b=def",
    "/cards/x/suggest",
    "/embed/decks/abc",
  ])("%s cannot be shown", (address) => expect(needed(address)).toBe(true));

  test.each([
    "/",
    "/cards",
    "/cards?q=x",
    "/cards/x",
    "/cards/suggest",
    "/sets/AA",
    "/sealed",
    "/decks/new",
    "/decks/new?from=CODE",
    "/decks/compare",
    "/d/CODE",
    "/goldfish",
    "/goldfish/CODE?deck=abc",
    "/rules",
    "/embed/cards/x",
    "/offline/builder",
    "/forgot",
    "/link",
  ])("%s is shown from memory", (address) => expect(needed(address)).toBe(false));
});

describe("the page in the place of another", () => {
  const shown = { lang: "en", address: "/en/decks?q=%22<b>&x='", holdsCards: true, nonce: "abc" } as const;

  test("speaks both languages, that of the reader first, and tells what works", () => {
    const page = renderUnavailablePage(shown);
    expect(page.indexOf("This page is temporarily unavailable")).toBeLessThan(
      page.indexOf("このページは一時的に表示できません"),
    );
    for (const path of ["/en/cards", "/cards", "/en/rules", "/decks/new"]) expect(page).toContain(`href="${path}"`);
  });

  test("tells of no other page where there are no cards", () => {
    expect(renderUnavailablePage({ ...shown, holdsCards: false })).not.toContain('href="/cards"');
  });

  test("writes the address so that nothing of it is markup", () => {
    expect(renderUnavailablePage(shown)).toContain('href="/en/decks?q=%22&lt;b&gt;&amp;x=&#39;"');
  });
});
