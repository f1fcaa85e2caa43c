import { AllWordsProvider } from "@/app/ui/testing/all-words";
import "@/app/ui/testing/css-locator";
import { expect, onTestFinished } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getLocalDecks, NEW_DECK_PATH } from "@/app/ui/editor/local-decks";
import { parsePageAddress } from "@/app/ui/layout/address";
import { SiteFooter } from "@/app/ui/layout/site-footer";
import { SiteHeader } from "@/app/ui/layout/site-header";
import { createFixtureSnapshot, LEGAL_DECK } from "@/app/ui/testing/fixture-cards";
import { mockResponses } from "@/app/ui/testing/mock-responses";
import { moveMouseAway } from "@/app/ui/testing/mouse";
import { pressKeys } from "@/app/ui/testing/press";
import { type DeckDraft, EMPTY_DRAFT } from "@/lib/magmell/decks/draft";
import type { DeckEditorProps } from "../page/deck-editor";
import { DeckEditorLoader } from "../page/deck-editor-loader";
import { DeckEditorPage } from "../page/deck-editor-page";

/** The words of the site in the language of the tests. */
export const words = getDictionary("ja");
const { builder: texts, editor } = words;

/** Returns a card name in the brackets of the Japanese texts. */
export const bracketCardName = (card: string): string =>
  `${words.problems.names.open}${card}${words.problems.names.close}`;

const SIZES = { grimoire: 40, stoneDeck: 20 } as const;
type Zone = keyof typeof SIZES;
type EditorPane = "pool" | "deck" | "candidates";

/** The cards of the legal deck, some red ones, and a token. */
export const BUILDER_CARDS = createFixtureSnapshot([
  ...[...LEGAL_DECK.grimoire, ...LEGAL_DECK.stoneDeck].map(({ name }) => name),
  ...[
    "赤の魔石",
    "火種の見習い",
    "走り火",
    "頁を焦がす",
    "延焼",
    "総員起立",
    "書を喰らう火竜",
    "夜警の猟犬",
    "折り紙の鳥",
  ],
]);

/** Text of the legal deck as a list that players would paste. */
export const LEGAL_LIST = [
  "---Main Deck---",
  ...LEGAL_DECK.grimoire.map(({ name, count }) => `${count}x《${name}》`),
  "---Stone Deck---",
  ...LEGAL_DECK.stoneDeck.map(({ name, count }) => `${count}x《${name}》`),
  "",
].join("\n");

/** A list that breaks every rule of deck construction at once and lacks stones that its cards need. */
export const BROKEN_LIST = `---Main Deck---
4x《墨つぎの見習い》
3x《青墨の小漁》
2x《赤の魔石》
1x《折り紙の鳥》
3x《書を喰らう火竜》
3x《深海の書庫番》
---Stone Deck---
2x《青の魔石》
1x《若葉の栞》
`;

type DeckEditorKitOptions = Partial<DeckEditorProps> & {
  /** A deck in browser storage, which the editor opens. */
  kept?: Partial<DeckDraft>;
  /** Whether the page has the header and footer of the site. */
  framed?: boolean;
};

/**
 * Renders the deck editor page and waits until its cards are loaded. With `stays: false`, does not wait, because the
 * page opens another one.
 */
export async function openDeckEditor(
  { kept, ...options }: DeckEditorKitOptions = {},
  stays = true,
): Promise<DeckEditorKit> {
  if (kept) getLocalDecks().create({ ...EMPTY_DRAFT, ...kept });
  const kit = new DeckEditorKit(options);
  // What the page does when it ends belongs to this test, and not to the next one.
  onTestFinished(() => kit.close());
  await kit.draw();
  if (stays) await kit.ready();
  return kit;
}

/** Test driver for the deck editor page. Methods take card names as in the catalogue. */
export class DeckEditorKit {
  constructor(private readonly options: Omit<DeckEditorKitOptions, "kept">) {}

  async draw(): Promise<void> {
    mockResponses({ [`GET /api/v1/snapshot/${BUILDER_CARDS.version}`]: BUILDER_CARDS });
    const { framed = false, ...props } = this.options;
    const address = parsePageAddress(NEW_DECK_PATH);
    // The site's style knows the page of an application as a child of the body.
    await render(
      <AllWordsProvider>
        {framed ? <SiteHeader address={address} theme="auto" version={BUILDER_CARDS.version} /> : null}
        <DeckEditorPage title={texts.title} lang="ja">
          <DeckEditorLoader
            lang="ja"
            version={BUILDER_CARDS.version}
            saved={null}
            arrival={null}
            signedIn={false}
            {...props}
          />
        </DeckEditorPage>
        {framed ? <SiteFooter address={address} contact={undefined} /> : null}
      </AllWordsProvider>,
      { container: document.body },
    );
  }

  /** Waits until the cards are there. */
  async ready(): Promise<void> {
    await expect.element(this.search).toBeVisible();
  }

  async close(): Promise<void> {
    await cleanup();
  }

  /** Renders the page again with the same browser storage, as a reload does. */
  async reload(): Promise<void> {
    await this.close();
    await this.draw();
    await this.ready();
  }

  get pool(): Locator {
    return region(texts.pool.title).first();
  }

  get deck(): Locator {
    return region(texts.views.deck);
  }

  get candidates(): Locator {
    return region(editor.candidates.title);
  }

  get check(): Locator {
    return region(texts.check.title);
  }

  get statistics(): Locator {
    return region(words.deckStatistics.title);
  }

  /** The part of the check that is shown. */
  get panel(): Locator {
    return page.getByRole("tabpanel");
  }

  tab(name: string): Locator {
    return page.getByRole("tab", { name, exact: true });
  }

  get preview(): Locator {
    return region(texts.preview.title);
  }

  /** The bar with what is done with all chosen cards. */
  get chosen(): Locator {
    return region(editor.bulk.label);
  }

  get search(): Locator {
    return page.getByRole("combobox", { name: texts.pool.search });
  }

  get dialog(): Locator {
    return page.getByRole("dialog");
  }

  get name(): Locator {
    return page.getByRole("textbox", { name: texts.name });
  }

  get undo(): Locator {
    return page.getByRole("button", { name: new RegExp(`^${texts.history.undo}`) }).first();
  }

  get redo(): Locator {
    return page.getByRole("button", { name: new RegExp(`^${texts.history.redo}`) });
  }

  get saveState(): Locator {
    return page.getByCss("[data-save]");
  }

  get seal(): Locator {
    return this.check.getByText(texts.check.legalText, { exact: true });
  }

  /** The views at the foot of a narrow screen. */
  get views(): Locator {
    return page.getByRole("navigation", { name: texts.views.label });
  }

  /** The row of a card among the results, in the deck with its candidates, or among the candidates. */
  row(card: string, place: EditorPane = "pool"): Locator {
    return this[place].getByCss(`[data-name="${card}"]`);
  }

  /** The part of a row that is the card itself. */
  card(card: string, place: EditorPane = "pool"): Locator {
    return this.row(card, place).getByCss("[data-act=main]");
  }

  /** The number of copies of a row, to press and type another. */
  count(card: string, place: EditorPane = "pool"): Locator {
    return this.row(card, place).getByCss("[data-act=count]");
  }

  plus(card: string, place: EditorPane = "pool"): Locator {
    return this.row(card, place).getByRole("button", { name: format(texts.row.add, { card }) });
  }

  minus(card: string, place: EditorPane = "pool"): Locator {
    return this.row(card, place).getByRole("button", { name: format(texts.row.remove, { card }) });
  }

  problem(code: string): Locator {
    return this.check.getByCss(`[data-problem=${code}]`);
  }

  /** The first button that puts a problem right. */
  fix(code: string): Locator {
    return this.problem(code).getByRole("button").first();
  }

  /** Returns the codes of all problems and advice that are shown. */
  problems(): string[] {
    return this.check
      .getByCss("[data-problem]")
      .elements()
      .map((item) => (item instanceof HTMLElement ? (item.dataset.problem ?? "") : ""));
  }

  /** Checks the counter of a zone: the number of cards, the number wanted, and the same in words. */
  async expectCount(zone: Zone, have: number): Promise<void> {
    const want = SIZES[zone];
    const less = format(texts.zones.less, { n: want - have });
    await expect
      .poll(() => this.counter(zone))
      .toBe(`${texts.zones[zone]}${have}/${want}${have === want ? texts.zones.full : less}`);
  }

  /** Checks the number of copies that a row shows. */
  async expectCopies(card: string, n: number, place: EditorPane = "pool"): Promise<void> {
    await expect
      .poll(() => this.count(card, place).query()?.textContent ?? "")
      .toMatch(new RegExp(`^${format(editor.row.copies, { n })}(?!\\d)`));
  }

  /** Finds a card by its whole name, so that it is the only result, and puts the focus on it. */
  async find(card: string): Promise<void> {
    await pressKeys("/");
    await userEvent.fill(this.search, card);
    await expect.poll(() => this.pool.getByCss("[data-row]").elements().length).toBe(1);
    await pressKeys("ArrowDown");
    await expect.element(this.card(card)).toHaveFocus();
  }

  /** Chooses an entry of the menu. */
  async choose(entry: string): Promise<void> {
    await page.getByRole("button", { name: texts.menu.label, exact: true }).click();
    await page.getByRole("button", { name: entry, exact: true }).click();
  }

  /** Opens the choice of view, groups and order of a list, and chooses. */
  async arrange(list: "pool" | "deck", choice: string): Promise<void> {
    const name = list === "pool" ? texts.pool.title : texts.views.deck;
    await page.getByRole("button", { name: `${editor.view.label}（${name}）` }).click();
    await page.getByRole("button", { name: choice, exact: true }).click();
    await pressKeys("Escape");
  }

  /** Puts a deck list or code in the place of the deck. */
  async import(text: string): Promise<void> {
    await this.choose(texts.menu.import);
    await this.dialog.getByRole("textbox").fill(text);
    await this.apply("replace");
    await expect.element(this.dialog).not.toBeInTheDocument();
  }

  /** Opens the window to take the deck away, which has a button of its own on a wide screen. */
  async share(): Promise<void> {
    await page.getByRole("button", { name: texts.menu.export, exact: true }).click();
    await this.dialog.getByText(words.share.dialog.more, { exact: true }).click();
  }

  /** Chooses a mode of the import window, which an empty deck does not offer, and presses its button. */
  async apply(mode: keyof typeof words.deckLists.apply): Promise<void> {
    const radio = this.dialog.getByRole("radio", { name: words.deckLists.modes[mode], exact: true });
    if (radio.query()) await radio.click();
    // A mouse would rest on the card below the window, and have it shown.
    await moveMouseAway();
    const name = words.deckLists.apply[mode];
    ((await this.dialog.getByRole("button", { name, exact: true }).findElement()) as HTMLElement).focus();
    await pressKeys("Enter");
  }

  private counter(zone: Zone): string | undefined {
    const head = new RegExp(`^${texts.zones[zone]}\\d+/`);
    return this.deck.getByRole("paragraph").filter({ hasText: head }).query()?.textContent ?? undefined;
  }
}

const region = (name: string): Locator => page.getByRole("region", { name, exact: true });
