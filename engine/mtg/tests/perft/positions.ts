import type { Cards, Era, GameState } from "../..";
import { MTG_TEST_KIT } from "../../testing/kit";
import { TEST_POOL_CARDS } from "../../testing/pool";
import type { TableSetup } from "../../testing/table";
import { WIDE_CARD_POOL } from "../../testing/wide/wide-pool";

/** A state to count answers from, and its cards. */
type Position = { readonly cards: Cards; readonly state: GameState };

/** Cards beyond those that every table knows. */
const WIDE_CARDS = WIDE_CARD_POOL.list.slice(TEST_POOL_CARDS.length, WIDE_CARD_POOL.indexOf.size);

const LIBRARY = Array.from({ length: 40 }, (_none, index) => ["Forest", "Moss Ox", "Plains"][index % 3] ?? "Forest");

const opening = (era: Era): Position => {
  const begun = MTG_TEST_KIT.start({
    cards: WIDE_CARD_POOL,
    decks: [LIBRARY, LIBRARY],
    seed: 3,
    options: { era, chooser: 0 },
  });
  if (!begun.ok) throw new Error("A library of known names is refused");
  return { cards: WIDE_CARD_POOL, state: begun.state };
};

const laid =
  (table: TableSetup) =>
  (era: Era): Position =>
    MTG_TEST_KIT.lay({ ...table, era, cards: WIDE_CARDS });

const many = (name: string, count: number): readonly string[] => Array.from({ length: count }, () => name);
const tapped = (name: string) => ({ name, tapped: true });

/** Positions of set-up, turns and the stack, each for what it shows. */
const COURSE: Readonly<Record<string, (era: Era) => Position>> = {
  "the opening: who starts, and mulligans (P.1.4, P.1.7)": opening,
  "the first turn: no draw step, one land (P.1.4, P.8.4)": laid({
    turn: 1,
    step: "turn",
    me: { hand: ["Forest", "Plains"] },
  }),
  "nothing to do but to pass": laid({ me: {}, you: {} }),
  "lands give their mana to either player (A.6.3)": laid({
    me: { battlefield: ["Forest", "Island"] },
    you: { battlefield: ["Swamp"] },
  }),
  "mana that leaves or burns (P.3.5)": laid({ step: "end", me: { battlefield: ["Forest"], life: 1 } }),
  "the draw of the turn (P.7.1)": laid({ step: "draw", me: { battlefield: ["Forest"] } }),
  "what may stay tapped (P.5.1)": laid({
    step: "turn",
    me: { battlefield: [tapped("Loam Statue"), tapped("Loam Statue"), tapped("Forest")] },
  }),
  "the order of triggers of both (A.4.8)": laid({
    step: "upkeep",
    me: { battlefield: ["Plague Lot", "Plague Lot"] },
    you: { battlefield: ["Plague Lot"] },
  }),
  "nine cards at the end of a turn (P.13.1)": laid({
    step: "cleanup",
    me: { hand: [...many("Moss Ox", 5), ...many("Forest", 4)] },
  }),
  "two legends of one name (K.17.2, 704.5j)": laid({
    me: { battlefield: ["Captain of Reeds", "Captain of Reeds"] },
  }),
  "a state that becomes true (A.4.16)": laid({ me: { battlefield: ["Cinder Goat", "Forest"] } }),
};

/** Positions of spells and abilities. */
const SPELLS: Readonly<Record<string, (era: Era) => Position>> = {
  "a creature for two lands of three (T.4.2)": laid({
    me: { hand: ["Moss Ox"], battlefield: ["Forest", "Forest", "Plains"] },
  }),
  "one target among creatures and players (T.4.2)": laid({
    me: { hand: ["Flint Snap"], battlefield: ["Mountain", "Moss Ox"] },
    you: { battlefield: ["Elder of Nine Oaks"] },
  }),
  "three divided among up to three (T.4.9)": laid({
    me: { hand: ["Threefold Snap"], battlefield: ["Mountain", "Mountain"] },
    you: { battlefield: ["Moss Ox"] },
  }),
  "the value of X (K.27.1)": laid({ me: { hand: ["Blaze by Measure"], battlefield: many("Mountain", 3) } }),
  "a choice of modes (G.24.1)": laid({
    me: { hand: ["Ebb or Flood"], battlefield: ["Island", tapped("Moss Ox")] },
    you: { battlefield: ["Elder of Nine Oaks"] },
  }),
  "an answer to a spell on the stack (T.2.2)": laid({
    me: { hand: ["Flint Snap"], battlefield: ["Mountain"] },
    you: { hand: ["Curt Refusal"], battlefield: ["Island", "Island"] },
  }),
  "what cannot be aimed at: protection (A.24.2)": laid({
    me: { hand: ["Short Candle"], battlefield: ["Swamp", "Swamp"] },
    you: { battlefield: ["Oath Paladin", "Moss Ox"] },
  }),
  "a sacrifice as a cost (A.2.3)": laid({
    me: { battlefield: ["Letting Knife", "Moss Ox", "Ember Sprite"] },
    you: { battlefield: ["Elder of Nine Oaks"] },
  }),
};

/** Positions of combat. */
const COMBAT: Readonly<Record<string, (era: Era) => Position>> = {
  "who attacks (C.3.1)": laid({
    step: "attackers",
    me: { battlefield: ["Moss Ox", "Elder of Nine Oaks", tapped("Stamping Bull of Orn"), "Abbey Wall"] },
  }),
  "who must attack (C.3.9)": laid({ step: "attackers", me: { battlefield: ["Hungry Wight", "Moss Ox"] } }),
  "who blocks whom (C.4.1)": laid({
    step: "attackers",
    me: { battlefield: ["Moss Ox", "Windowpane Drake"] },
    you: { battlefield: ["Elder of Nine Oaks", "Cellar Shade"] },
  }),
  "damage among two blockers (C.5.4)": laid({
    step: "attackers",
    me: { battlefield: ["Elder of Nine Oaks"] },
    you: { battlefield: ["Moss Ox", "Lantern Guard"] },
  }),
  "first strike (C.5.9)": laid({
    step: "attackers",
    me: { battlefield: ["Oath Paladin"] },
    you: { battlefield: ["Moss Ox"] },
  }),
  "bands (A.7.4)": laid({
    step: "attackers",
    me: { battlefield: ["Chain Sergeant", "Windowpane Drake"] },
    you: { battlefield: ["Moss Ox"] },
  }),
  "a planeswalker to attack (3.2)": laid({
    step: "attackers",
    me: { battlefield: ["Moss Ox"] },
    you: { battlefield: [{ name: "Scholar Wen", counters: { loyalty: 2 } }] },
  }),
  "a cost of attacking (C.3.6)": laid({
    step: "attackers",
    me: { battlefield: ["Moss Ox"], life: 2 },
    you: { battlefield: ["Gate of the Toll Clerk"] },
  }),
};

/** Positions to count answers from in each era. */
export const PERFT_POSITIONS = { ...COURSE, ...SPELLS, ...COMBAT };
