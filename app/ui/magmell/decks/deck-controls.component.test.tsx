import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { createFixtureCatalogue, LEGAL_DECK } from "@/app/ui/testing/fixture-cards";
import { blockNavigations } from "@/app/ui/testing/hold-navigations";
import { getSentRequests, mockResponses } from "@/app/ui/testing/mock-responses";
import { createRefusal } from "@/app/ui/testing/refusal";
import { DeckHeader } from "./page/deck-head";
import { DeckOwnerControls } from "./page/deck-owner-controls";
import { FollowButton } from "./social/follow-button";
import { LikeButton } from "./social/like-button";
import { VersionList } from "./versions/version-list";

const { decks, deckSocial } = getDictionary("ja");
const { likes, follow, versions, versionActs } = deckSocial;
const button = (name: string) => page.getByRole("button", { name, exact: true });

describe("a like", () => {
  const open = () =>
    render(
      <AllWordsProvider>
        <LikeButton deck={{ id: "1", likes: 0, liked: false }} lang="ja" failure={decks.failures.title} />
      </AllWordsProvider>,
    );
  const like = (count: number) => button(formatPlural("ja", likes.count, count));

  it("is given, counted in words, and taken back", async () => {
    mockResponses({
      "POST /api/decks/1/like": { likes: 1, liked: true },
      "DELETE /api/decks/1/like": { likes: 0, liked: false },
    });
    await open();
    await expect.element(like(0)).toHaveAttribute("aria-pressed", "false");
    await like(0).click();
    await expect.element(like(1)).toHaveAttribute("aria-pressed", "true");
    await like(1).click();
    await expect.element(like(0)).toHaveAttribute("aria-pressed", "false");
  });

  it("that is refused says so and changes nothing", async () => {
    mockResponses({ "POST /api/decks/1/like": () => createRefusal("limited") });
    await open();
    await like(0).click();
    await expect.element(page.getByRole("alert")).toHaveTextContent(decks.failures.title);
    await expect.element(like(0)).toHaveAttribute("aria-pressed", "false");
  });
});

it("follows an author, counts the followers in words, and follows no longer", async () => {
  mockResponses({
    "POST /api/authors/a/follow": { followers: 1, followed: true },
    "DELETE /api/authors/a/follow": { followers: 0, followed: false },
  });
  const author = { key: "a", followers: 0, followed: false };
  await render(
    <AllWordsProvider>
      <FollowButton author={author} lang="ja" failure={decks.failures.title} />
    </AllWordsProvider>,
  );
  const press = button(follow.follow);
  await expect.element(press).toHaveAttribute("aria-pressed", "false");
  await press.click();
  await expect.element(press).toHaveAttribute("aria-pressed", "true");
  await expect.element(page.getByText(formatPlural("ja", follow.count, 1))).toBeVisible();
  await press.click();
  await expect.element(press).toHaveAttribute("aria-pressed", "false");
});

it("shows the owner's controls of a deck below its name, and smaller", async () => {
  await render(
    <AllWordsProvider>
      <DeckHeader
        name="わたしの書"
        deck={LEGAL_DECK}
        about={{ description: "", primer: "", tags: [], hero: null }}
        code={null}
        catalogue={createFixtureCatalogue()}
        lang="ja"
        byline={null}
        path="/decks/1"
        share={null}
        own={<DeckOwnerControls deck={{ id: "1", visibility: "private" }} lang="ja" />}
      />
    </AllWordsProvider>,
  );
  const own = page.getByRole("region", { name: deckSocial.page.own });
  await expect
    .element(own)
    .toHaveTextContent(format(deckSocial.page.visible, { visibility: decks.visibility.private }));
  const heading = page.getByRole("heading", { level: 1 }).element();
  const edit = own.getByRole("link", { name: decks.edit }).element();
  const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  expect(size(edit)).toBeLessThan(size(heading) / 2);
  expect(edit.getBoundingClientRect().top).toBeGreaterThan(heading.getBoundingClientRect().bottom);
  await expect
    .element(own.getByRole("link", { name: deckSocial.page.versions }))
    .toHaveAttribute("href", "/decks/1/versions");
});

describe("the versions of a deck", () => {
  const entry = (version: number, stone: string) => ({
    version,
    name: null,
    savedAt: `2026-01-0${version}T00:00:00.000Z`,
    current: version === 2,
    draft: {
      name: "書き直した書",
      deck: { grimoire: [], stoneDeck: [{ name: stone, count: 20 }] },
      candidates: [],
      notes: [],
      about: { description: "", primer: "", tags: [], hero: null },
    },
  });
  const open = (mine: boolean) =>
    render(
      <AllWordsProvider>
        <VersionList
          versions={{
            ...{ id: "1", name: "書き直した書", version: 2, mine },
            entries: [entry(2, "青の魔石"), entry(1, "赤の魔石")],
          }}
          here="/decks/1/versions"
          lang="ja"
        />
      </AllWordsProvider>,
    );
  const first = format(versions.version, { n: 1 });

  it("are named, and say so", async () => {
    mockResponses({ "PATCH /api/decks/1/versions/1": {} });
    await open(true);
    const row = page.getByRole("listitem").last();
    await row.getByLabelText(format(versionActs.nameField, { version: first })).fill("赤いころ");
    await row.getByRole("button", { name: versionActs.save }).click();
    await expect.element(row).toHaveTextContent(versionActs.savedName);
    expect(getSentRequests().map(({ body }) => body)).toEqual([{ name: "赤いころ" }]);
  });

  it("are restored after a question, over the version that is shown", async () => {
    const gone = blockNavigations();
    mockResponses({ "POST /api/decks/1/versions/1/restore": () => createRefusal("conflict") });
    await open(true);
    await button(format(versionActs.restoreOf, { version: first })).click();
    const question = page.getByRole("dialog");
    const restore = question.getByRole("button", { name: versionActs.restore, exact: true });
    await restore.click();
    await expect.element(question.getByRole("alert")).toHaveTextContent(versionActs.conflict);
    mockResponses({ "POST /api/decks/1/versions/1/restore": {} });
    await restore.click();
    await expect.poll(() => gone).toEqual(["/decks/1/versions?restored=1"]);
    expect(getSentRequests().map(({ body }) => body)).toEqual([{ expectedVersion: 2 }, { expectedVersion: 2 }]);
  });

  it("offer nothing to change to strangers", async () => {
    await open(false);
    await expect.element(page.getByRole("heading", { level: 3 })).toHaveLength(2);
    await expect.element(page.getByRole("button")).toHaveLength(0);
    await expect.element(page.getByRole("textbox")).toHaveLength(0);
  });
});
