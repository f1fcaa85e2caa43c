import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { formatDate } from "@/app/i18n/dates";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { dealDailyHand } from "@/lib/magmell/play/daily/hand-of-day";
import { loadBundledCards } from "../testing/page-deck";
import { HandFaces } from "../trainer/hand-faces";
import { DayLinks } from "./day-links";
import { DecisionPreview } from "./line-ahead";
import { PastDailyHand } from "./past-day";

const { dailyHand: text, openingValue } = getDictionary("ja");
const OPENING = ["貸出停止", "青墨の小魚", "苔むす踏み台", "苔むす踏み台", "雨垂れの書記"];
const DAY = "2026-06-14";

it("a day that is over is shown with the votes it had, and takes none", async () => {
  const daily = dealDailyHand(loadBundledCards(), { code: "KFBXUHBT8Q", seed: 7, goesFirst: false });
  if (daily === null) throw new Error("The deck is refused");
  const ahead = (decision: "keep" | "redraw") => (
    <DecisionPreview
      line={daily.lines[decision]}
      redrawn={decision === "redraw"}
      table="/goldfish/KFBXUHBT8Q"
      lang="ja"
    />
  );
  await render(
    <AllWordsProvider>
      <main>
        <HandFaces
          hand={daily.hand.map((card) => ({ card, printing: card.printings.at(-1) ?? null }))}
          label={text.hand}
          lang="ja"
        />
        <PastDailyHand
          daily={daily}
          votes={{ votes: { keep: 30, redraw: 10 }, from: 5 }}
          lines={{ keep: ahead("keep"), redraw: ahead("redraw") }}
          lang="ja"
        />
        <DayLinks day={DAY} today="2026-11-20" lang="ja" />
      </main>
    </AllWordsProvider>,
  );
  const links = page.getByRole("list", { name: text.hand, exact: true }).getByRole("link").elements();
  const names = links.map((link) => decodeURIComponent((link as HTMLAnchorElement).pathname.split("/").at(-1) ?? ""));
  expect(names).toEqual(OPENING);
  const panel = page.getByRole("region", { name: openingValue.title });
  await expect.element(panel).toHaveTextContent(format(text.votes.share, { percent: 75, n: 40 }));
  expect(page.getByRole("button").elements(), "nothing to decide on").toEqual([]);
  const next = page.getByRole("link", { name: new RegExp(formatDate("ja", "2026-06-15")) });
  await expect.element(next).toHaveAttribute("href", "/goldfish/daily?day=2026-06-15");
});
