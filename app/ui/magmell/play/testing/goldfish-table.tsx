import type { ReactNode } from "react";
import { expect } from "vitest";
import { type Locator, page } from "vitest/browser";
import { type RenderResult, render } from "vitest-browser-react";
import { type Dictionary, getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { reuseWorkers } from "@/app/ui/testing/reuse-workers";
import { parseGoldfishParameters } from "@/lib/magmell/play/goldfish-parameters";
import { CustomCardGoldfish } from "../custom-card-goldfish";
import { DeckNotices } from "../deck-notices";
import { loadBundledCards, readPageDeck } from "./page-deck";

type GoldfishTableWords = Dictionary["goldfish"];

/** Name of the deck on all rendered test pages. A real server knows decks by other names. */
export const DECK_NAME = "KFBX";

/** Languages of the site, with one that its operator has added. */
const SITE_LANGS: readonly Lang[] = ["ja", "en", "de" as Lang];

/** Renders the page of a goldfish at its URL, and waits for the opening hand. */
export async function dealGoldfish(code: string, query = "", lang: Lang = "ja"): Promise<GoldfishTable> {
  window.history.replaceState(null, "", `${localizePath(lang, `/goldfish/${code}`)}${query}`);
  const draw = () => renderGoldfish(code, lang);
  const table = new GoldfishTable(lang, await draw(), draw);
  await table.dealt();
  return table;
}

/** Renders the page that the server builds for the current URL. */
export function renderGoldfish(code: string, lang: Lang = "ja") {
  reuseWorkers();
  const { deck, cards, playable, problems } = readPageDeck(code);
  const opening = parseGoldfishParameters(Object.fromEntries(new URLSearchParams(window.location.search)));
  const notices = (
    <DeckNotices
      problems={problems}
      opening={opening}
      brokenAgainst={false}
      lang={lang}
      playable={playable}
      code={code}
      cards={cards}
    />
  );
  if (!playable) return render(<main>{notices}</main>);
  return renderGame(
    <CustomCardGoldfish
      version={loadBundledCards().version}
      cards={cards}
      deck={deck}
      deckName={DECK_NAME}
      deckPage={localizePath(lang, `/d/${code}`)}
      trainer={localizePath(lang, `/goldfish/${code}/trainer`)}
      trial={localizePath(lang, `/goldfish/${code}/trial`)}
      otherLangs={SITE_LANGS.filter((one) => one !== lang)}
      seed={opening.seed}
      goesFirst={opening.goesFirst}
      rivals={[]}
      opponent={{ kind: opening.opponent, deck: null }}
      notices={notices}
      lang={lang}
    />,
    lang,
  );
}

/** Renders a game page in place of an earlier one. It fills the window, because it is a child of the body. */
export async function renderGame(game: ReactNode, lang: Lang = "ja"): Promise<RenderResult> {
  for (const left of document.querySelectorAll("body > .game")) left.remove();
  const container = document.createElement("main");
  Object.assign(container, { id: "main", className: "game", tabIndex: -1 });
  return render(<AllWordsProvider lang={lang}>{game}</AllWordsProvider>, {
    container: document.body.appendChild(container),
  });
}

/** Test driver for the rendered table. Finds elements by the words of the dictionary. */
export class GoldfishTable {
  readonly words: GoldfishTableWords;
  readonly #replayLink: string;
  #drawn: RenderResult | null;
  readonly #draw: () => Promise<RenderResult>;

  constructor(
    lang: Lang = "ja",
    drawn: RenderResult | null = null,
    draw: () => Promise<RenderResult> = () => renderGoldfish("", lang),
  ) {
    const { goldfish, goldfishReplay } = getDictionary(lang);
    this.words = goldfish;
    this.#replayLink = goldfishReplay.link.button;
    this.#drawn = drawn;
    this.#draw = draw;
  }

  /** Leaves the page. */
  async close(): Promise<void> {
    await this.#drawn?.unmount();
    this.#drawn?.container.remove();
  }

  /** Renders the page again at its current URL, like a reload. */
  async reload(): Promise<void> {
    await this.close();
    this.#drawn = await this.#draw();
    await this.dealt();
  }

  dealt = async (): Promise<void> => void (await expect.element(this.actions, { timeout: 15_000 }).toBeVisible());

  get actions(): Locator {
    return page.getByRole("region", { name: this.words.act.label, exact: true });
  }

  button(name: string): Locator {
    return this.actions.getByRole("button", { name, exact: true });
  }

  press = (name: string): Promise<void> => this.button(name).click();

  keep = (): Promise<void> => this.press(this.words.act.keep);
  redraw = (): Promise<void> => this.press(this.words.act.redraw);
  undo = (): Promise<void> => this.press(this.words.act.undo);
  /** Begins to do things by hand. */
  beginByHand = (): Promise<void> => this.press(this.words.byHand.button);
  endByHand = (): Promise<void> => this.press(this.words.byHand.done);

  /** Plays on to a turn of the player. */
  async toTurn(turn: number): Promise<void> {
    await this.press(this.words.act.endTurn);
    await this.atTurn(turn);
  }

  /** Whose turn it is, or that the game has not begun or is over. */
  get moment(): Locator {
    return page.getByRole("main").getByRole("heading", { level: 2 }).first();
  }

  atMoment = async (moment: string): Promise<void> =>
    void (await expect.poll(() => document.querySelector("main h2")?.textContent).toBe(moment));
  atTurn = (n: number): Promise<void> => this.atMoment(format(this.words.table.ownNth, { n }));

  /** Opens the menu of the game, and takes an item of it. */
  async menu(item: string): Promise<void> {
    await this.press(this.words.table.menu);
    const menu = this.dialog(this.words.table.menu);
    await menu
      .getByRole("button", { name: item })
      .or(menu.getByRole("radio", { name: item }))
      .click();
  }

  /** Opens the setup of the game, through its menu. */
  async setup(): Promise<Locator> {
    await this.menu(this.words.setup.button);
    return this.dialog(this.words.setup.title);
  }

  dialog = (name: string): Locator => page.getByRole("dialog", { name });

  /** A part of the table, such as the battle area. */
  area(name: string): Locator {
    return page.getByRole("main").getByRole("region", { name, exact: true });
  }

  get units(): Locator {
    return this.area(this.words.play.table.ownUnits);
  }

  get stones(): Locator {
    return this.area(this.words.zones.stoneArea);
  }

  get opponent(): Locator {
    return this.area(format(this.words.table.opponent, { kind: this.words.setup.kinds.passive }));
  }

  /** Waits for a number of units of the player; with `name`, of units of that name. */
  async expectUnits(count: number, name = ""): Promise<void> {
    const units = () => [...(regionOf(this.words.play.table.ownUnits)?.querySelectorAll("[data-item]") ?? [])];
    await expect.poll(() => units().filter(({ textContent }) => textContent?.includes(name)).length).toBe(count);
  }

  /** Large view of a card in any zone. */
  face(place: Locator, name: string): Locator {
    return place.getByRole("button", { name: format(this.words.card.show, { name }), exact: true }).first();
  }

  /** A card of the hand by its name. */
  card = (name: string): Locator => this.face(this.area(this.words.zones.hand), name);

  /** A button on a card or unit, such as the one that uses it. */
  act(place: Locator, label: string, name: string): Locator {
    return place.getByRole("button", { name: format(label, { name: quoteCardName(name) }), exact: true }).first();
  }

  /** Uses a card of the hand that can be used. */
  use = (name: string): Promise<void> =>
    this.act(this.area(this.words.zones.hand), this.words.play.useNth, name).click();

  /** Drags a card onto a place, once it can be dragged: the code for that comes later than the card. */
  async drop(card: Locator, place: Locator): Promise<void> {
    await expect.poll(() => card.query()?.closest("[data-drag]")?.getAttribute("draggable")).toBe("true");
    await card.dropTo(place);
  }

  attackButton = (name: string): Locator => this.act(this.units, this.words.play.attackNth, name);

  /** Returns the names of the cards in the hand, as currently rendered. */
  hand(): readonly string[] {
    const [before = "", after = ""] = this.words.card.show.split("{name}");
    return this.handButtons().map(({ ariaLabel }) =>
      (ariaLabel ?? "").slice(before.length, -after.length || undefined),
    );
  }

  /** The cards in the hand, each a button that opens it large. */
  handButtons(): readonly Element[] {
    const [before = "", after = ""] = this.words.card.show.split("{name}");
    const buttons = regionOf(this.words.zones.hand)?.querySelectorAll("button") ?? [];
    return [...buttons].filter(({ ariaLabel }) => ariaLabel?.startsWith(before) && ariaLabel.endsWith(after));
  }

  expectHand = async (names: readonly string[]): Promise<void> =>
    void (await expect.poll(() => this.hand()).toEqual(names));
  expectCards = async (count: number): Promise<void> => void (await expect.poll(() => this.hand().length).toBe(count));

  /** Waits for a figure of the player, such as the cards of the stone deck. */
  expectCount = (label: string, count: number): Promise<void> => this.#figure(this.words.sides.own, label, count);
  /** Waits for a figure of the opponent. */
  expectTheirs = (label: string, count: number): Promise<void> =>
    this.#figure(this.words.play.table.whose.other, label, count);

  async #figure(whose: string, label: string, count: number): Promise<void> {
    const read = () => {
      const list = [...document.querySelectorAll("main dl")].find((one) => one.getAttribute("aria-label") === whose);
      const figures = [...(list?.querySelectorAll("div") ?? [])];
      // A change of life stands beside the label for a moment.
      const figure = figures.find((one) =>
        [...(one.querySelector("dt")?.childNodes ?? [])].some(({ textContent }) => textContent === label),
      );
      return figure?.querySelector("dd")?.textContent ?? null;
    };
    await expect.poll(read, { message: label }).toBe(`${count}`);
  }

  /** Panel of the open question. */
  question(): Locator {
    const panel = document.querySelector("[data-question]")?.closest("section");
    if (!panel) throw new Error("The game asks no question");
    return page.elementLocator(panel);
  }

  /** Text of the open question with its answers; empty if there is none. */
  asked = (): string => document.querySelector("[data-question]")?.closest("section")?.textContent ?? "";
  expectNothingAsked = async (): Promise<void> => void (await expect.poll(this.asked).toBe(""));
  expectAsked = async (text: string): Promise<void> => void (await expect.poll(this.asked).toContain(text));

  /** Returns the button of an answer to the open question. */
  answer(name: string): Locator {
    return page.getByRole("main").getByRole("button", { name, exact: true });
  }

  choose = (answer: string): Promise<void> => this.answer(answer).click();

  /** Takes something to do by hand from its group of the menu. */
  async byHand(
    group: keyof GoldfishTableWords["byHand"]["groups"],
    act: keyof GoldfishTableWords["byHand"]["acts"],
  ): Promise<void> {
    await this.choose(this.words.byHand.groups[group]);
    await this.choose(this.words.byHand.acts[act]);
  }

  get record(): Locator {
    const record = document.querySelector("[data-log]");
    if (record === null) throw new Error("The table shows no record");
    return page.elementLocator(record);
  }

  /** Makes the link of the replay in the menu of the game; returns the code at its end. */
  async replayCode(): Promise<string> {
    await this.menu(this.#replayLink);
    const link = page.getByRole("dialog").getByRole("status").getByRole("link");
    const address = (await link.findElement()).getAttribute("href") ?? "";
    return address.slice(address.lastIndexOf("/") + 1);
  }

  /** Waits for a text in the record of the game. */
  expectRecord = async (text: string): Promise<void> =>
    void (await expect.poll(() => document.querySelector("[data-log]")?.textContent ?? "").toContain(text));

  /** Waits for an announcement to screen readers. */
  expectSaid = async (text: string): Promise<void> =>
    void (await expect.poll(() => document.querySelector("main [role=status]")?.textContent ?? "").toContain(text));

  seed = (): string | null => new URLSearchParams(window.location.search).get("seed");
  expectSearch = async (search: string): Promise<void> =>
    void (await expect.poll(() => window.location.search).toBe(search));
}

/** Returns a part of the table by its label: at once, where a look for its role would cost more than the test does. */
const regionOf = (label: string): Element | null =>
  document.querySelector(`main section[aria-label="${CSS.escape(label)}"]`);

/** Returns a text up to its first placeholder: `"Turn {n}"` gives `"Turn "`. */
export const getTextHead = (text: string): string => text.replace(/\{.*$/s, "");

/** Writes a card name as the Japanese log and questions do. */
export const quoteCardName = (name: string): string => {
  const { open, close } = getDictionary("ja").goldfish.log.names;
  return `${open}${name}${close}`;
};
