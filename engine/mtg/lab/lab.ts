import type { CardDefinition } from "../model/card";
import type { Library } from "../model/record";
import { LAB_CREATURES } from "./creatures";
import { LAB_PERMANENTS } from "./permanents";
import { LAB_SPELLS } from "./spells";

const ALL = [...LAB_PERMANENTS, ...LAB_CREATURES, ...LAB_SPELLS];

/**
 * The laboratory set: cards of our own for games without card data. Together they have every keyword, and every type that a
 * check asks about.
 */
export const LAB_CARDS: readonly CardDefinition[] = ALL.map(({ card }) => card);

/** Japanese names of the laboratory set, by English name. */
export const LAB_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  ALL.map(({ ja, card }) => [card.name, ja]),
);

/** A deck of the laboratory: its names in both languages, and its library of sixty. */
export type LabDeck = { readonly id: string; readonly ja: string; readonly en: string; readonly library: Library };

const listed = (lines: Readonly<Record<string, number>>): Library =>
  Object.entries(lines).flatMap(([name, count]) => Array.from({ length: count }, () => name));

/** Two decks of sixty cards, playable in every era. */
export const LAB_DECKS: readonly LabDeck[] = [
  {
    id: "reeds",
    ja: "葦と樹液",
    en: "Reeds and Sap",
    library: listed({
      Plains: 12,
      Forest: 12,
      "Hedgelamp Squire": 3,
      "Chainrow Sergeant": 2,
      "Vesperwait Rider": 2,
      "Oathsalt Guard": 2,
      "Doorstone Rampart": 2,
      "Mosscart Bullock": 3,
      "Sapwatch Keeper": 3,
      "Longlane Courser": 2,
      "Knotrind Returner": 2,
      "Tallsedge Titanling": 2,
      "Countingsong Herd": 1,
      "Twinpole Novice": 1,
      "Plumbweight Mallet": 1,
      "Realm of Bare Boughs": 1,
      "Reedbank Ensign": 2,
      "Third Bell of Dusk": 2,
      "Upswell of Sap": 3,
      "Treering Lesson": 1,
      "Year of High Water": 1,
    }),
  },
  {
    id: "embers",
    ja: "煤と潮",
    en: "Soot and Tide",
    library: listed({
      Island: 9,
      Swamp: 8,
      Mountain: 8,
      "Paperkite Whelp": 2,
      "Halfday Wisp": 2,
      "Undervoice Silhouette": 2,
      "Latecoming Heron": 1,
      "Tideline Scrivener": 2,
      "Sootfinger Creeper": 2,
      "Ashmouth Viper": 2,
      "Brask the Ferrykeeper": 2,
      "Bonemend Crone": 1,
      "Farewell Midges": 1,
      "Emberhoof Foal": 2,
      "Rubbleback Brute": 1,
      "Brawlfence Halfogre": 1,
      "Firepan Tumbler": 1,
      "Fivewater Ewer": 1,
      "Notchwick Lantern": 1,
      "Realm of Slow Rivers": 1,
      "Borrowed Halter": 1,
      "Cloister Arrears": 1,
      Hearthspark: 3,
      "Courteous Denial": 1,
      "Coldhand Parting": 1,
      "Partible Kindling": 1,
      "Tithe of Laments": 1,
      "Open Daybook": 1,
    }),
  },
];
