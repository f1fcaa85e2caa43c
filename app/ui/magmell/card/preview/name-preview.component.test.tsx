import { expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import "@/app/ui/testing/css-locator";
import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import type { ResultDisplay } from "@/app/ui/magmell/card/browse/results/result-view";
import { ShownResults } from "@/app/ui/magmell/card/testing/shown-results";
import { createFixtureCatalogue } from "@/app/ui/testing/fixture-cards";
import { getSentRequests, mockResponses } from "@/app/ui/testing/mock-responses";
import { pressKeys } from "@/app/ui/testing/press";
import { pickCardWords } from "../card-words";
import { NamePreview } from "./name-preview";
import type { CardPreview } from "./preview-of";

const CARD = "三冊の取り寄せ";
const { cards } = createFixtureCatalogue();
const preview = (card = CARD): Locator => page.getByCss(`[data-preview="${card}"]`);
const results = (): Locator => page.getByCss("[data-result]");
let version = 0;

/** Shows results beside a heading; a page keeps what it asked for by version, so each test has another one. */
async function show(query: string, display: ResultDisplay, lang: Lang = "ja"): Promise<void> {
  await cleanup();
  version += 1;
  for (const card of cards) {
    const shown = { card, printing: card.printings.at(-1) ?? null, words: pickCardWords(getDictionary(lang).site) };
    const path = `/api/previews/v${version}/${lang}/${encodeURIComponent(card.name)}`;
    mockResponses({ [`GET ${path}`]: shown satisfies CardPreview });
  }
  await render(
    <main>
      <h1>{query}</h1>
      <ShownResults query={query} display={display} lang={lang} />
      <NamePreview lang={lang} version={`v${version}`} />
    </main>,
  );
}

const away = () => userEvent.hover(page.getByRole("heading", { level: 1 }));

it("the pointer may move onto the preview, and Escape takes it away", async () => {
  await show(CARD, "list");
  const link = results().first();
  await link.hover();
  await expect.element(preview()).toBeVisible();
  await preview().hover();
  await away();
  await expect.element(preview()).not.toBeInTheDocument();
  await link.hover();
  await expect.element(preview()).toBeVisible();
  await pressKeys("Escape");
  await expect.element(preview()).not.toBeInTheDocument();
});

it("the focus of the keyboard shows it, in the reader's language, and nothing moves", async () => {
  await show("t:unit", "list", "en");
  await away();
  const [first, second] = results().elements();
  const place = first?.getBoundingClientRect();
  // The focus moves as the arrows of the page move it: after a key, and without a step of the page itself.
  await pressKeys("Shift");
  (first as HTMLElement).focus();
  const name = decodeURIComponent(new URL((first as HTMLAnchorElement).href).pathname.split("/").at(-1) ?? "");
  await expect.element(preview(name)).toHaveTextContent(first?.textContent ?? "");
  const english = cards.find((card) => card.name === name)?.englishName ?? "";
  await expect.element(preview(name)).toHaveTextContent(english);
  expect(first?.getBoundingClientRect()).toEqual(place);
  (second as HTMLElement).focus();
  await expect.element(preview(name)).not.toBeInTheDocument();
});

it("a name that is looked at twice is asked for once", async () => {
  await show(CARD, "list");
  for (let look = 0; look < 2; look++) {
    await results().first().hover();
    await expect.element(preview()).toBeVisible();
    await pressKeys("Escape");
    await expect.element(preview()).not.toBeInTheDocument();
    await away();
  }
  expect(getSentRequests()).toHaveLength(1);
});

it("faces of cards, the builder and a page's own name have no preview", async () => {
  await show(CARD, "grid");
  await results().first().hover();
  await away();
  await show(CARD, "list");
  window.history.replaceState(null, "", `/cards/${encodeURIComponent(CARD)}`);
  await results().last().hover();
  await away();
  window.history.replaceState(null, "", "/");
  // A name that has one shows after the others would have: so nothing is on its way any more.
  await results().last().hover();
  await expect.element(preview()).toBeVisible();
  expect(getSentRequests()).toHaveLength(1);
});
