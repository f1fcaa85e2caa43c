import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { getDictionary, getDictionaryValue } from "./dictionary";
import { useWords, useWordsIn } from "./use-words";
import { WithWords } from "./with-words";

const Close = () => <p>{useWords("site.close")}</p>;
const Legal = () => <p>{useWordsIn("ja", "decks").legal}</p>;

/** The text of an island inside of what sends it words. */
const textIn = (node: ReactNode) => renderToStaticMarkup(node).replaceAll(/<[^>]*>/gu, "|");

it("an island has the words of a part, or of a key of one, in the language in which they were sent", () => {
  const { site, decks } = getDictionary("en");
  const both = (
    <>
      <Close />
      <Legal />
    </>
  );
  const shown = `|${site.close}||${decks.legal}|`;
  expect(
    textIn(
      <WithWords lang="en" words={["site.close", "decks"]}>
        {both}
      </WithWords>,
    ),
  ).toBe(shown);
  expect(
    textIn(
      <WithWords lang="en" words={["site", "decks.legal", "decks"]}>
        {both}
      </WithWords>,
    ),
  ).toBe(shown);
  expect(textIn(<AllWordsProvider lang="en">{both}</AllWordsProvider>)).toBe(shown);
});

it("words that come from further out stay beside those of a nearer language", () => {
  const inner = (
    <WithWords lang="en" words={["decks"]}>
      <Close />
    </WithWords>
  );
  const found = renderToStaticMarkup(
    <WithWords lang="ja" words={["site.close"]}>
      {inner}
    </WithWords>,
  );
  expect(found).toBe(`<p>${getDictionaryValue("ja", "site.close")}</p>`);
});

it("an island that lacks its words says which, and where to name them", () => {
  const without = (words: Parameters<typeof WithWords>[0]["words"]) => () =>
    renderToStaticMarkup(
      <WithWords lang="ja" words={words}>
        <Close />
      </WithWords>,
    );
  expect(without(["decks"])).toThrow("No words were sent for site.close. Name it in the WithWords around the island.");
  expect(without(["site.colors"])).toThrow("site.close");
  expect(() => renderToStaticMarkup(<Close />)).toThrow("site.close");
});
