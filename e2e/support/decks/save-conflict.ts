import { type BrowserContext, expect, type Page } from "playwright/test";
import type { KnownUser } from "../../../prisma/factories/create-user";
import { DeckEditorPage, type Resolution } from "../deck-editor-page";
import type { World } from "../world";
import { deckVersions, savedDecks } from "./saved-decks";

type Devices = { world: World; context: BrowserContext; page: Page; strangersPage: Page };

/** One deck that two devices changed, the second of which learns of it. */
export class SaveConflict {
  private constructor(
    private readonly user: KnownUser,
    /** The builder of the second device. */
    readonly second: DeckEditorPage,
  ) {}

  /** Adds a card on one device and another one on the second, to a deck that both have open. */
  static async begin({ world, context, page, strangersPage }: Devices): Promise<SaveConflict> {
    const user = await world.createSignedIn(context);
    await world.signIn(strangersPage.context(), user);
    const first = new DeckEditorPage(page);
    await first.build();
    await first.card("墨つぎの見習い").click();
    await first.expectSave("saved");
    const second = new DeckEditorPage(strangersPage);
    await expect(page).toHaveURL(/\/edit$/);
    await second.build(new URL(page.url()).pathname);
    await first.card("走り火").click();
    await first.expectSave("saved");
    await second.search.fill("灰の書架");
    await second.card("灰の書架").click();
    await second.expectSave("conflict");
    return new SaveConflict(user, second);
  }

  /** Looks at the difference and chooses. */
  async resolve(resolution: Resolution): Promise<void> {
    await this.second.openConflict();
    await expect(this.second.difference("走り火", 0, 1)).toBeVisible();
    await expect(this.second.difference("灰の書架", 1, 0)).toBeVisible();
    await this.second.resolve(resolution);
    await this.second.expectSave("saved");
  }

  /** Waits until the account holds so many copies; whatever was left out is a version of the deck. */
  async expectCopies(copies: Readonly<Record<string, number>>): Promise<void> {
    const found = async () => {
      const [deck] = await savedDecks(this.user);
      const count = (card: string) => deck?.lines.find(({ name }) => name === card)?.count ?? 0;
      return Object.fromEntries(Object.keys(copies).map((card) => [card, count(card)]));
    };
    await expect.poll(found).toEqual(copies);
    const [deck] = await savedDecks(this.user);
    expect(await deckVersions(deck?.id ?? "")).toContain("走り火");
  }
}
