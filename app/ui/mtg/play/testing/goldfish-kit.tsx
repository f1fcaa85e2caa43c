import { expect } from "vitest";
import { type Locator, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { ListForm } from "@/app/ui/mtg/play/list-form";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import type { Era } from "@/engine/mtg";
import { encodeList } from "@/lib/mtg/decks/lists/list-code";
import { readList } from "@/lib/mtg/decks/lists/pasted-list";
import type { CardInfoByName } from "@/lib/mtg/play/types";
import { MtgGoldfish } from "../goldfish-island";

/** Seed of the hands in tests: any other may lack what a test needs. */
const SEED = 7;

type Wishes = { readonly era?: Era; readonly printed?: CardInfoByName; readonly lang?: Lang };

/** Renders the page with the list form. */
export function renderListForm() {
  return render(
    <main>
      <ListForm lang="ja" />
    </main>,
    { wrapper: AllWordsProvider },
  );
}

/** Renders the table for a list, always with the same hand. */
export function renderGoldfish(text: string, { era = "mod", printed = {}, lang = "ja" }: Wishes = {}) {
  const list = readList(text);
  return render(
    <main>
      <MtgGoldfish list={list.main} code={encodeList(list)} asked={{ era, seed: SEED }} printed={printed} lang={lang} />
    </main>,
    { wrapper: ({ children }) => <AllWordsProvider lang={lang}>{children}</AllWordsProvider> },
  );
}

/** Returns the dictionary parts of the goldfish under short names. */
function wordsIn(lang: Lang) {
  const words = getDictionary(lang);
  const { mtg, mtgGoldfish: page, mtgGoldfishTable: table, mtgGoldfishHand: hand, mtgGoldfishLog: log } = words;
  return { mtg, page, table, hand, log, text: words.mtgGoldfishText };
}

/** Page object of the goldfish table. */
export class GoldfishTable {
  readonly words: ReturnType<typeof wordsIn>;

  constructor(lang: Lang = "ja") {
    this.words = wordsIn(lang);
  }

  get hand(): Locator {
    return page.getByRole("region", { name: new RegExp(`^${this.words.table.table.hand} \\d`) });
  }

  get field(): Locator {
    return this.#region(this.words.table.table.creatures);
  }

  get lands(): Locator {
    return this.#region(this.words.table.table.lands);
  }

  get opponent(): Locator {
    return this.#region(this.words.table.table.opponent);
  }

  get log(): Locator {
    return this.#region(this.words.log.title);
  }

  /** Heading with turn and step. */
  get moment(): Locator {
    return page.getByRole("heading", { level: 2 }).first();
  }

  cards(region: Locator): Locator {
    return region.getByRole("listitem");
  }

  /** Returns the first card of a region with this action, such as `play`, whose name begins with `name`. */
  card(region: Locator, act: "play" | "cast" | "look" | "say" | "tapFor" | "more", name: string): Locator {
    const begins = format(this.words.table.table[act], { name });
    return region.getByRole("button", { name: new RegExp(`^${escapeText(begins)}`) }).first();
  }

  /** Clicks a button of the action bar, such as `end`, or of the opening hand. */
  async act(name: keyof GoldfishTable["words"]["table"]["acts"]): Promise<void> {
    await (name === "next" ? this.next : this.button(this.words.table.acts[name])).click();
  }

  /** The pass button, whose label names the next step. */
  get next(): Locator {
    const [begins = ""] = this.words.table.acts.nextStep.split("{step}");
    return page.getByRole("button", { name: new RegExp(`^${escapeText(begins)}`) });
  }

  button(name: string): Locator {
    return page.getByRole("button", { name, exact: true });
  }

  dialog(name: string): Locator {
    return page.getByRole("dialog", { name, exact: true });
  }

  life(n: number): string {
    return `${this.words.table.table.life} ${n}`;
  }

  turn(n: number): string {
    return format(this.words.table.table.turn, { n });
  }

  confirm(done: string): Locator {
    return this.button(format(this.words.table.question.confirm, { n: done }));
  }

  /** Opens the dialog for the type of a card in hand, and returns it. */
  async ask(name: string): Promise<Locator> {
    await this.card(this.hand, "say", name).click();
    return this.dialog(format(this.words.hand.word.title, { name }));
  }

  /** Enters the card's type in that dialog, and uses the card. */
  async say(word: Locator, kind: keyof GoldfishTable["words"]["hand"]["word"]["kinds"]): Promise<void> {
    await word.getByRole("radio", { name: this.words.hand.word.kinds[kind], exact: true }).click();
  }

  #region(name: string): Locator {
    return page.getByRole("region", { name, exact: true });
  }
}

const escapeText = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Plays a land and casts the first affordable spell, turn after turn. */
export async function playTurns(table: GoldfishTable, turns: number): Promise<void> {
  for (let turn = 1; turn <= turns; turn += 1) {
    for (const act of ["play", "cast"] as const) {
      const [before] = table.words.table.table[act].split("{name}");
      const [after] = table.words.table.table[act].split("{name}").slice(1);
      const offered = table.hand.getByRole("button", {
        name: new RegExp(`^${escapeText(before ?? "")}[^、,]+${escapeText(after ?? "")}`),
      });
      if (offered.elements().length > 0) await offered.first().click();
    }
    await table.act("end");
    await expect.element(table.moment).toHaveTextContent(table.turn(turn + 1));
  }
}

/** Checks that an element is fully inside the viewport and not covered at its center. */
export async function isInView(locator: Locator): Promise<void> {
  await expect
    .poll(() => {
      const element = locator.element();
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isWhole = top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth;
      return isWhole && over !== null && element.contains(over) ? "in view" : { left, right, top, bottom };
    })
    .toBe("in view");
}
