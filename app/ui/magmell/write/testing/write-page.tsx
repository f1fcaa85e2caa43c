import { expect } from "vitest";
import { type Locator, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "@/app/ui/testing/css-locator";
import { getDictionary } from "@/app/i18n/dictionary";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { createFixtureCatalogue, createFixtureSnapshot } from "@/app/ui/testing/fixture-cards";
import { reuseWorkers } from "@/app/ui/testing/reuse-workers";
import { getSampleDeckCodes } from "@/lib/magmell/decks/sample-codes";
import { CustomCardEditor } from "../write-island";

const snapshot = createFixtureSnapshot();

const { write: words } = getDictionary("ja");

/** Renders the card editor page at a URL with `hash` as its fragment. */
export async function openWritePage(hash = ""): Promise<WritePage> {
  reuseWorkers({ [`/api/v1/snapshot/${snapshot.version}`]: snapshot });
  window.history.replaceState(null, "", `/cards/write${hash}`);
  await render(
    <main id="main" tabIndex={-1}>
      <AllWordsProvider>
        <CustomCardEditor version={snapshot.version} codes={getSampleDeckCodes(createFixtureCatalogue())} lang="ja" />
      </AllWordsProvider>
    </main>,
  );
  const drawn = new WritePage();
  await expect.element(drawn.reading).toBeVisible();
  return drawn;
}

/** Test driver for the card editor page. Finds elements by the words of the dictionary. */
export class WritePage {
  readonly text: Locator = page.getByRole("textbox", { name: words.text, exact: true });
  readonly name: Locator = page.getByRole("textbox", { name: words.name, exact: true });
  /** Panel with the abilities that the engine reads from the text. */
  readonly reading: Locator = page.getByRole("region", { name: words.reading, exact: true });
  readonly card: Locator = page.getByRole("region", { name: words.face, exact: true });
  readonly face: Locator = this.card.getByRole("img").first();
  readonly tryIt: Locator = page.getByRole("link", { name: words.try });
  readonly alert: Locator = page.getByRole("main").getByRole("alert");

  /** The kind of the card. */
  kind = (name: string): Locator => page.getByRole("radio", { name, exact: true });

  /** How much of the text, or of one of its sentences, was read. */
  coverage = (coverage: "full" | "partial" | "none"): Locator =>
    this.reading.getByCss(`[data-coverage=${coverage}]`).first();

  /** Returns the underlined parts of the text field. */
  underlined = (): readonly string[] =>
    [...document.querySelectorAll("textarea + [aria-hidden] mark")].map(({ textContent }) => textContent ?? "");

  /** A remark on the style of the text, by its code. */
  remark = (code: string): Locator => this.reading.getByCss(`[data-style=${code}]`);

  /** A number of the use cost or the catalyst. */
  symbols = (cost: string, symbol: string): Locator =>
    page.getByRole("group", { name: cost }).getByRole("spinbutton", { name: symbol });
}
