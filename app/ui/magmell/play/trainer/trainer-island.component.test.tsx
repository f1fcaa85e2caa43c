import { expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { pressKeys } from "@/app/ui/testing/press";
import { reuseWorkers } from "@/app/ui/testing/reuse-workers";
import { createPartialWordsPattern } from "@/app/ui/testing/words-pattern";
import { parseGoldfishParameters } from "@/lib/magmell/play/goldfish-parameters";
import { dealGoldfish } from "../testing/goldfish-table";
import { readPageDeck } from "../testing/page-deck";
import { HandTrialPanel, type RunHandTrial } from "./hand-trial-panel";
import { MulliganTrainer } from "./trainer-island";

/** A legal deck of the starter cards, and the hand that seed 7 deals from it. */
const LEGAL = "KFBXUHBT8Q";
const OPENING = ["貸出停止", "青墨の小魚", "苔むす踏み台", "苔むす踏み台", "雨垂れの書記"];

const { trainer: text, openingValue: value } = getDictionary("ja");

/** Draws the trainer at an address, as its page does. */
function drawTrainer(address: string) {
  reuseWorkers();
  window.history.replaceState(null, "", address);
  const { deck, cards } = readPageDeck(LEGAL);
  const { seed, goesFirst } = parseGoldfishParameters(Object.fromEntries(new URLSearchParams(window.location.search)));
  return render(
    <AllWordsProvider>
      <main className="page">
        <MulliganTrainer cards={cards} deck={deck} code={LEGAL} seed={seed} goesFirst={goesFirst} lang="ja" />
      </main>
    </AllWordsProvider>,
  );
}

const decide = (decision: "keep" | "redraw"): Locator =>
  page.getByRole("button", { name: new RegExp(`^${value.decide[decision]}`) });
const verdict = (decision: "keep" | "redraw"): Locator => page.getByRole("region", { name: value.chose[decision] });
const score = (who: string): Locator => page.getByRole("row", { name: new RegExp(`^${who}`) });

/** Names of the cards of the hand, as their links have them. */
async function expectHand(names: readonly string[]): Promise<void> {
  const links = page.getByRole("list", { name: text.hand, exact: true }).getByRole("link");
  const read = () =>
    links.elements().map((link) => decodeURIComponent((link as HTMLAnchorElement).pathname.split("/").at(-1) ?? ""));
  await expect.poll(read).toEqual(names);
}

it("hands are decided on by key, one after the other, with their exact value and a score that stays", async () => {
  const first = await drawTrainer(`/goldfish/${LEGAL}/trainer?seed=7`);
  await expect.element(decide("keep")).toBeEnabled();
  await expectHand(OPENING);
  await expect.element(page.getByText(value.fresh, { exact: true })).not.toBeInTheDocument();
  // The buttons come before the cards, at the foot of the screen where it is narrow.
  const hand = page.getByRole("list", { name: text.hand, exact: true }).element();
  const order = decide("keep").element().compareDocumentPosition(hand);
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await pressKeys("k");
  await expect.element(page.getByRole("heading", { name: value.chose.keep })).toHaveFocus();
  // The answer stands alone; the figures come on request, and stay for the hands after it.
  await expect.element(page.getByText(value.fresh, { exact: true })).not.toBeVisible();
  await page.getByText(text.figures, { exact: true }).click();
  await expect.element(page.getByText(value.fresh, { exact: true })).toBeVisible();
  await expect.element(page.getByText(format(value.caption, { turns: 4 }))).toBeVisible();
  await page.getByText(text.score.table).click();
  const values = new RegExp(`${value.hand}\\s*\\d\\.\\d\\d\\s*${value.fresh}\\s*\\d\\.\\d\\d`);
  await expect.element(verdict("keep")).toHaveTextContent(values);
  await expect.element(score(text.score.you)).toHaveTextContent(/[01] \/ 1/);
  await page.getByRole("button", { name: format(text.trial.run, { n: 100 }) }).click();
  await expect.element(verdict("keep")).toHaveTextContent(createPartialWordsPattern(text.trial.mean));
  await pressKeys("n");
  await expect.poll(() => window.location.search).toBe("?seed=8");
  await expect.element(decide("redraw")).toBeEnabled();
  await page.getByRole("radio", { name: text.seats.second }).click();
  await expect.poll(() => window.location.search).toBe("?seed=8&first=2");
  await decide("redraw").click();
  await expect.element(score(text.score.you)).toHaveTextContent(/\/ 2/);
  await userEvent.selectOptions(page.getByLabelText(text.rule), text.rules.own);
  await userEvent.selectOptions(page.getByLabelText(text.own.least), "5");
  await expect.element(page.getByText(value.fresh, { exact: true })).toBeVisible();
  const own = verdict("redraw").getByText(text.rules.own, { exact: true });
  await expect.poll(() => own.element().parentElement?.textContent).toContain(text.says.redraw);
  await expect.element(score(text.rules.own)).toHaveTextContent(/\/ 2/);
  const { pathname, search } = window.location;
  await first.unmount();

  const second = await drawTrainer(`${pathname}${search}`);
  await expect.element(decide("keep")).toBeEnabled();
  await page.getByText(text.score.table).click();
  await expect.element(score(text.score.you)).toHaveTextContent(/\/ 2/);
  const again = format(text.history.again, { seed: 7, seat: text.seats.first });
  const address = (await page.getByRole("link", { name: again }).findElement()) as HTMLAnchorElement;
  const earlier = `${address.pathname}${address.search}`;
  await second.unmount();
  await drawTrainer(earlier);
  await expect.element(decide("keep")).toBeEnabled();
  await expectHand(OPENING);
});

it("automatic games are compared part by part, from the seed on, until all are played", async () => {
  const asked: [string, number, number][] = [];
  const tryGames: RunHandTrial = async (decision, seed, games) => {
    asked.push([decision, seed, games]);
    const turns = decision === "keep" ? 6 : 8;
    return { games, turns: games * turns, squares: games * turns * turns };
  };
  await render(
    <AllWordsProvider>
      <main>
        <HandTrialPanel seed={7} tryGames={tryGames} />
      </main>
    </AllWordsProvider>,
  );
  await page.getByRole("button", { name: format(text.trial.run, { n: 100 }) }).click();
  const seeds = format(text.trial.seeds, { seed: 7, n: 100, of: 100 });
  await expect.element(page.getByText(seeds)).toBeVisible();
  const mean = (turns: string) => format(text.trial.mean, { mean: turns, low: turns, high: turns });
  await expect.element(page.getByText(mean("6.00"))).toBeVisible();
  await expect.element(page.getByText(mean("8.00"))).toBeVisible();
  const parts = Array.from({ length: 10 }, (_, part) => 7 + part * 10);
  expect(asked).toEqual(
    parts.flatMap((seed) => [
      ["keep", seed, 10],
      ["redraw", seed, 10],
    ]),
  );
});

it("the opening hand at the table tells its value, and leads to the trainer", async () => {
  const table = await dealGoldfish(LEGAL, "?seed=7&first=2");
  await expect.element(page.getByText(createPartialWordsPattern(value.line, { turns: 4 }))).toBeVisible();
  await page.getByText(value.how).click();
  const link = (await page.getByRole("link", { name: value.train }).findElement()) as HTMLAnchorElement;
  const address = `${link.pathname}${link.search}`;
  expect(address).toMatch(/\/trainer\?seed=7&first=2$/);
  await table.close();
  await drawTrainer(address);
  await expect.element(decide("keep")).toBeEnabled();
});
