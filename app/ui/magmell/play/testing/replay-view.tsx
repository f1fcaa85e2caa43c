import { expect } from "vitest";
import { type Locator, page } from "vitest/browser";
import type { RenderResult } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { reuseWorkers } from "@/app/ui/testing/reuse-workers";
import { ReplayViewer } from "../replay/replay-island";
import { DECK_NAME, renderGame } from "./goldfish-table";
import { readPageDeck } from "./page-deck";

const { goldfishReplay: words } = getDictionary("ja");

let drawn: RenderResult | null = null;

/** Renders the page of a replay in Japanese, whether or not its code can be read. */
export async function renderReplay(code: string, replay: string): Promise<ReplayView> {
  reuseWorkers();
  const { deck, cards } = readPageDeck(code);
  const path = `/goldfish/${code}/replay/${replay}`;
  window.history.replaceState(null, "", path);
  await drawn?.unmount();
  drawn = await renderGame(
    <ReplayViewer
      cards={cards}
      deck={deck}
      against={null}
      deckName={DECK_NAME}
      deckPage={`/d/${code}`}
      facts=""
      code={replay}
      step={0}
      tableHref={`/goldfish/${code}`}
      shared={{ page: path, frame: `/embed${path}`, picture: `${path}/picture` }}
      lang="ja"
    />,
  );
  return new ReplayView();
}

/** Test driver for a rendered replay. */
class ReplayView {
  get controls(): Locator {
    return page.getByRole("region", { name: words.controls, exact: true });
  }

  button = (name: string): Locator => this.controls.getByRole("button", { name, exact: true });

  atMoment = async (moment: string): Promise<void> => {
    const heading = page.getByRole("main").getByRole("heading", { level: 2 }).first();
    await expect.poll(() => heading.query()?.textContent).toBe(moment);
  };
}
