import type { ApiRouteName } from "../api-routes";

type ExampleRequest = {
  /** The path below the API's base, as it is sent. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Example request of each documented route. Responses are recorded from a small catalogue. */
export const EXAMPLE_REQUESTS: Readonly<Record<ApiRouteName, ExampleRequest>> = {
  searchCards: { path: `/cards?q=${encodeURIComponent("種別:ユニット ap>=2")}` },
  cardByName: { path: `/cards/${encodeURIComponent("火の子")}?asof=2025-12-31` },
  cardByNumber: { path: "/cards/number/6" },
  randomCard: { path: `/cards/random?q=${encodeURIComponent("t:magic")}` },
  cardCollection: {
    path: "/cards/collection",
    body: {
      cards: [{ number: 3 }, { name: "火の子" }, { printing: { set: "PR", number: "PR-001" } }, { name: "火の鳥" }],
    },
  },
  autocomplete: { path: "/autocomplete?q=hino" },
  wordList: { path: "/catalog/card-names" },
  printing: { path: "/printings/PR/PR-001" },
  symbols: { path: "/symbols" },
  cost: { path: `/symbols/cost?cost=${encodeURIComponent("2赤赤")}` },
  sets: { path: "/sets" },
  setByCode: { path: "/sets/TS" },
  rulings: { path: "/rulings?rule=mag:702.3" },
  rulingById: { path: "/rulings/TS-R001" },
  rules: { path: "/rules" },
  ruleById: { path: "/rules/house:3" },
  documents: { path: "/documents" },
  documentByKey: { path: "/documents/mtg-6e" },
  documentEntries: { path: "/documents/mtg-6e/entries?source=duelist&before=1996" },
  publicDecks: { path: `/decks?q=${encodeURIComponent("《火の子》 いいね>=0")}&sort=likes` },
  publicDeck: { path: "/decks/01a1f89a-9cbb-70eb-b343-6cd51bd7a8b7" },
  checkDeck: {
    path: "/decks/check",
    body: { grimoire: [{ name: "火の子", count: 4 }], stoneDeck: [{ name: "青の魔石", count: 20 }] },
  },
  deckByCode: { path: "/decks/code/REOb7MTkzG6DDC_zq" },
  mtgFormats: { path: "/mtg/formats?on=2000-12-15" },
  mtgFormat: { path: "/mtg/formats/standard?on=2000-11-01" },
  mtgDeckCheck: {
    path: "/mtg/decks/check",
    body: {
      format: "type1",
      on: "2000-12-15",
      main: [
        { name: "Sol Ring", count: 2 },
        { name: "Forest", count: 57 },
      ],
      sideboard: [{ name: "Wax", count: 15 }],
    },
  },
  mtgChecks: {
    path: "/mtg/checks",
    body: {
      scene: {
        version: 1,
        era: "6e",
        cards: [
          { name: "Meadow Bear", types: ["creature"], power: 2, toughness: 2 },
          {
            name: "Ember Cloak",
            types: ["enchantment"],
            subtypes: ["Aura"],
            enchants: { objects: { type: "creature" } },
          },
        ],
        pieces: [
          { id: 1, card: 0, zone: "battlefield", owner: 0, damage: 2 },
          { id: 2, card: 1, zone: "battlefield", owner: 1, attachedTo: { instance: 1 } },
          { id: 3, card: 0, zone: "battlefield", owner: 1, deathtouched: true },
        ],
      },
      eras: ["6e", "mod"],
    },
  },
  bulk: { path: "/bulk" },
  bulkFile: { path: "/bulk/sets.json" },
  snapshot: { path: "/snapshot/current" },
  changes: { path: "/changes?since=1" },
  changesOf: { path: "/changes/2" },
  changesFeed: { path: "/changes.atom" },
  index: { path: "" },
  openApi: { path: "/openapi.json" },
};
