import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { getLocalDecks } from "@/app/ui/editor/local-decks";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { createFixtureSnapshot } from "@/app/ui/testing/fixture-cards";
import { mockResponses } from "@/app/ui/testing/mock-responses";
import { buildNameQuery } from "@/lib/decks/sharing/shared-name";
import { EMPTY_DRAFT } from "@/lib/magmell/decks/draft";
import { createNumberTable, encodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { loadBundledCards } from "../play/testing/page-deck";
import { CompareField } from "./compare-field";

const { deckCompare, localDecks } = getDictionary("ja");
const cards = createFixtureSnapshot();
const field = page.getByRole("textbox", { name: deckCompare.a });
const list = page.getByRole("combobox", { name: `${deckCompare.a} ${deckCompare.pick.label}` });

const open = () =>
  render(
    <AllWordsProvider>
      <CompareField
        name="a"
        error={undefined}
        typed=""
        version={cards.version}
        groups={[
          { label: "マイデッキ", options: [{ value: "1", label: "潮の書" }] },
          { label: "スターターデッキ", options: [{ value: "2", label: "赤の書" }] },
          { label: "空", options: [] },
        ]}
      />
    </AllWordsProvider>,
  );

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

it("a deck is picked from a list with groups, and a link that is typed picks none", async () => {
  await open();
  expect((await list.findElement()).querySelectorAll("optgroup")).toHaveLength(2);
  await expect.element(list.getByRole("option").first()).toHaveTextContent(/^または/);
  await expect.element(field).toHaveAccessibleDescription(/貼り付けます/);
  await list.selectOptions("赤の書");
  await expect.element(field).toHaveValue("2");
  await field.fill("KFBXUHBT8Q");
  await expect.element(list).toHaveValue("");
});

it("a draft of this browser is picked too, and becomes a code with its name", async () => {
  mockResponses({ [`GET /api/v1/snapshot/${cards.version}`]: cards });
  const deck = { grimoire: [{ name: "墨つぎの見習い", count: 3 }], stoneDeck: [{ name: "青の魔石", count: 20 }] };
  getLocalDecks().create({ ...EMPTY_DRAFT, name: "下書きの書", deck });
  await open();
  expect((await list.findElement()).querySelector("optgroup")?.label).toBe(localDecks.title);
  await list.selectOptions("下書きの書");
  const encoded = encodeDeck(deck, createNumberTable(loadBundledCards().cards));
  await expect.element(field).toHaveValue(`/d/${encoded.ok ? encoded.code : ""}${buildNameQuery("下書きの書")}`);
  await expect.element(list.getByRole("option", { name: "下書きの書" })).toHaveProperty("selected", true);
});

it("a draft that cannot be read is said beside the field", async () => {
  mockResponses({ [`GET /api/v1/snapshot/${cards.version}`]: new Response(null, { status: 503 }) });
  getLocalDecks().create({ ...EMPTY_DRAFT, name: "下書きの書" });
  await open();
  await list.selectOptions("下書きの書");
  await expect.element(page.getByText(deckCompare.unread)).toBeVisible();
});
