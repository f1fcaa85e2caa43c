import { renderToString } from "react-dom/server.browser";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { reuseWorkers } from "@/app/ui/testing/reuse-workers";
import { readPageDeck } from "../testing/page-deck";
import { TrialView } from "./trial-view";

const DECK = "ORR3L1j-FBEMBL";
const { goldfishTrial: text } = getDictionary("en");

function trial() {
  const { deck, cards } = readPageDeck(DECK);
  return (
    <AllWordsProvider lang="en">
      <TrialView
        definitions={cards}
        deck={deck}
        rivals={[]}
        titles={{}}
        seed={5}
        goesFirst
        games={1000}
        exact={null}
        alike
      />
    </AllWordsProvider>
  );
}

it("a trial is cancelled", async () => {
  reuseWorkers();
  await render(<main>{trial()}</main>);
  const start = page.getByRole("button", { name: text.start });
  await page.getByRole("radio", { name: "10,000" }).click();
  await start.click();
  await page.getByRole("button", { name: text.cancel }).click();
  await expect.element(start).toBeVisible();
});

it("its controls take no press before the script runs, which would be lost", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(trial());
  const deaf = [...page.querySelectorAll("input, button")].map((control) => control.matches(":disabled"));
  expect(deaf).toEqual(Array.from({ length: 6 }, () => true));
});
