/** Cards of our own in the forms of the sources, for tests. No name and no text is that of a real card. */
const SPLIT_FACES = [
  { name: "Ash", mana_cost: "{R}", type_line: "Instant", printed_name: "灰", oracle_text: "Ash text." },
  { name: "Ember", mana_cost: "{1}{R}", type_line: "Instant", printed_name: "熾火", oracle_text: "Ember text." },
];

const scryfallCard = (fields: Readonly<Record<string, unknown>>) => ({
  object: "card",
  lang: "en",
  layout: "normal",
  set: "inv",
  set_name: "A Sample Set",
  released_at: "2000-10-02",
  ...fields,
});

/** Returns a bulk file as Scryfall writes them. */
export const createScryfallSample = () => [
  scryfallCard({
    ...{ name: "Reed Warden", mana_cost: "{1}{W}", cmc: 2, type_line: "Legendary Creature — Human Soldier" },
    ...{ colors: ["W"], keywords: ["Vigilance"], power: "2", toughness: "1+*", oracle_text: "Vigilance" },
  }),
  scryfallCard({
    ...{ name: "Reed Warden", lang: "ja", printed_name: "葦の番人", mana_cost: "{1}{W}", cmc: 2, set: "8ed" },
    ...{ set_name: "Another Set", released_at: "2003-07-28", type_line: "Legendary Creature — Human Soldier" },
    ...{ colors: ["W"], keywords: ["Vigilance"], power: "2", toughness: "1+*", oracle_text: "Vigilance" },
  }),
  scryfallCard({
    ...{ name: "Ash // Ember", layout: "split", mana_cost: "{R} // {1}{R}", cmc: 3, colors: ["R"] },
    ...{ type_line: "Instant // Instant", card_faces: SPLIT_FACES },
  }),
  scryfallCard({
    ...{ name: "Day Form // Night Form", layout: "transform", cmc: 1, type_line: "Creature — Wolf // Creature — Wolf" },
    card_faces: [
      { name: "Day Form", mana_cost: "{G}", type_line: "Creature — Wolf", colors: ["G"], power: "1", toughness: "1" },
      { name: "Night Form", mana_cost: "", type_line: "Creature — Wolf", colors: ["G"], power: "3", toughness: "3" },
    ],
  }),
  scryfallCard({ name: "Salt Flats", type_line: "Land — Island Swamp", cmc: 0, produced_mana: ["U", "B"] }),
  scryfallCard({ name: "Wolf", layout: "token", type_line: "Token Creature — Wolf", cmc: 0 }),
  scryfallCard({ name: "Screen Only", type_line: "Instant", cmc: 0, digital: true, set: "scr" }),
];

const mtgjsonFace = (fields: Readonly<Record<string, unknown>>) => ({ layout: "normal", ...fields });

const WARDEN = {
  ...{ name: "Reed Warden", type: "Legendary Creature — Human Soldier", manaCost: "{1}{W}", manaValue: 2 },
  ...{ colors: ["W"], keywords: ["Vigilance"], power: "2", toughness: "1+*", text: "Vigilance" },
  foreignData: [
    { language: "German", name: "Schilfwart" },
    { language: "Japanese", name: "葦の番人" },
  ],
};
const halves = (fields: Readonly<Record<string, unknown>>) => [
  mtgjsonFace({
    ...{ name: "Ash // Ember", faceName: "Ash", side: "a", layout: "split", type: "Instant", manaCost: "{R}" },
    ...{ manaValue: 3, colors: ["R"], foreignData: [{ language: "Japanese", name: "灰 // 熾火", faceName: "灰" }] },
    ...fields,
  }),
  mtgjsonFace({
    ...{ name: "Ash // Ember", faceName: "Ember", side: "b", layout: "split", type: "Instant", manaCost: "{1}{R}" },
    ...{ manaValue: 3, colors: ["R"], ...fields },
  }),
];

/** Returns an AtomicCards file of MTGJSON: each card once, with the codes of its sets. */
export const createMtgjsonCardsSample = () => ({
  meta: { date: "2026-01-01", version: "5.0" },
  data: {
    "Reed Warden": [mtgjsonFace({ ...WARDEN, printings: ["INV", "8ED"] })],
    "Ash // Ember": halves({ printings: ["INV"] }),
    "Salt Flats": [mtgjsonFace({ name: "Salt Flats", type: "Land — Island Swamp", manaValue: 0, printings: ["INV"] })],
  },
});

/** Returns an AllPrintings file of MTGJSON: sets with their cards. */
export const createMtgjsonPrintingsSample = () => ({
  meta: { date: "2026-01-01", version: "5.0" },
  data: {
    INV: {
      ...{ code: "INV", name: "A Sample Set", releaseDate: "2000-10-02" },
      cards: [mtgjsonFace(WARDEN), ...halves({})],
    },
    "8ED": { code: "8ED", name: "Another Set", releaseDate: "2003-07-28", cards: [mtgjsonFace(WARDEN)] },
    SCR: { code: "SCR", name: "Screen", releaseDate: "2010-01-01", isOnlineOnly: true, cards: [mtgjsonFace(WARDEN)] },
  },
});

export const CSV_SAMPLE = `name,types,cost,power,toughness,loyalty,sets,japanese
Reed Warden,Legendary Creature — Human Soldier,{1}{W},2,1+*,,inv 8ed,葦の番人
Ash // Ember,Instant,{1}{R}{R},,,,INV,
Salt Flats,Land — Island Swamp,,,,,inv,
`;
