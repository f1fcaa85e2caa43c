import type { MtgRuleId } from "@/engine/mtg/rulebook";
import type { Bilingual } from "./documents";
import { ABILITIES_1_SUMMARIES } from "./summaries/6e/abilities-1";
import { ABILITIES_7_SUMMARIES } from "./summaries/6e/abilities-7";
import { ABILITIES_15_SUMMARIES } from "./summaries/6e/abilities-15";
import { CARD_RULINGS_SUMMARIES } from "./summaries/6e/card-rulings";
import { CARDS_1_SUMMARIES } from "./summaries/6e/cards-1";
import { CARDS_9_SUMMARIES } from "./summaries/6e/cards-9";
import { CARDS_17_SUMMARIES } from "./summaries/6e/cards-17";
import { COMBAT_SUMMARIES } from "./summaries/6e/combat";
import { GAME_WORDS_1_SUMMARIES } from "./summaries/6e/game-words-1";
import { GAME_WORDS_14_SUMMARIES } from "./summaries/6e/game-words-14";
import { GAME_WORDS_28_SUMMARIES } from "./summaries/6e/game-words-28";
import { HUMOR_SUMMARIES } from "./summaries/6e/humor";
import { MULTIPLAYER_SUMMARIES } from "./summaries/6e/multiplayer";
import { NOTES_FROM_K_SUMMARIES } from "./summaries/6e/notes-from-k";
import { NOTES_TO_G_SUMMARIES } from "./summaries/6e/notes-to-g";
import { PHASES_SUMMARIES } from "./summaries/6e/phases";
import { TIMING_1_SUMMARIES } from "./summaries/6e/timing-1";
import { TIMING_7_SUMMARIES } from "./summaries/6e/timing-7";
import { TOURNAMENTS_1_SUMMARIES } from "./summaries/6e/tournaments-1";
import { TOURNAMENTS_13_SUMMARIES } from "./summaries/6e/tournaments-13";
import { ZONES_SUMMARIES } from "./summaries/6e/zones";
import { COMPREHENSIVE_SUMMARIES } from "./summaries/comprehensive";
import { EIGHTH_EDITION_SUMMARIES } from "./summaries/eighth-edition";
import type { SummaryRows } from "./summaries/summary-rows";
import { TURN_FLOW_SUMMARIES } from "./summaries/turn-flow";

/** Summaries of the entries of the second game's documents, in our own words, from all their files. */
const ROWS: SummaryRows = {
  ...ABILITIES_1_SUMMARIES,
  ...ABILITIES_15_SUMMARIES,
  ...ABILITIES_7_SUMMARIES,
  ...CARD_RULINGS_SUMMARIES,
  ...CARDS_1_SUMMARIES,
  ...CARDS_17_SUMMARIES,
  ...CARDS_9_SUMMARIES,
  ...COMBAT_SUMMARIES,
  ...GAME_WORDS_1_SUMMARIES,
  ...GAME_WORDS_14_SUMMARIES,
  ...GAME_WORDS_28_SUMMARIES,
  ...HUMOR_SUMMARIES,
  ...MULTIPLAYER_SUMMARIES,
  ...NOTES_FROM_K_SUMMARIES,
  ...NOTES_TO_G_SUMMARIES,
  ...PHASES_SUMMARIES,
  ...TIMING_1_SUMMARIES,
  ...TIMING_7_SUMMARIES,
  ...TOURNAMENTS_1_SUMMARIES,
  ...TOURNAMENTS_13_SUMMARIES,
  ...ZONES_SUMMARIES,
  ...COMPREHENSIVE_SUMMARIES,
  ...EIGHTH_EDITION_SUMMARIES,
  ...TURN_FLOW_SUMMARIES,
};

/** The sentence of an entry, or the topic of a ruling or a note, in our own words; `null` for one that lacks it. */
export const summaryOf = (id: MtgRuleId): Bilingual | null => ROWS[id] ?? null;
