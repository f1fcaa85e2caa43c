import { ABILITIES_1 } from "./6e/abilities-1";
import { ABILITIES_7 } from "./6e/abilities-7";
import { ABILITIES_15 } from "./6e/abilities-15";
import { CARD_RULINGS } from "./6e/card-rulings";
import { CARDS_1 } from "./6e/cards-1";
import { CARDS_9 } from "./6e/cards-9";
import { CARDS_17 } from "./6e/cards-17";
import { COMBAT } from "./6e/combat";
import { GAME_WORDS_1 } from "./6e/game-words-1";
import { GAME_WORDS_14 } from "./6e/game-words-14";
import { GAME_WORDS_28 } from "./6e/game-words-28";
import { HUMOR } from "./6e/humor";
import { MULTIPLAYER } from "./6e/multiplayer";
import { PHASES } from "./6e/phases";
import { TIMING_1 } from "./6e/timing-1";
import { TIMING_7 } from "./6e/timing-7";
import { TOURNAMENTS_1 } from "./6e/tournaments-1";
import { TOURNAMENTS_13 } from "./6e/tournaments-13";
import { ZONES } from "./6e/zones";

/** Entries of `mtg-6e`: the general rulings summary of December 2000, as of 2001-01-16. */
export const SIXTH_EDITION = {
  ...ABILITIES_1,
  ...ABILITIES_7,
  ...ABILITIES_15,
  ...COMBAT,
  ...TOURNAMENTS_1,
  ...TOURNAMENTS_13,
  ...CARD_RULINGS,
  ...GAME_WORDS_1,
  ...GAME_WORDS_14,
  ...GAME_WORDS_28,
  ...CARDS_1,
  ...CARDS_9,
  ...CARDS_17,
  ...MULTIPLAYER,
  ...PHASES,
  ...TIMING_1,
  ...TIMING_7,
  ...HUMOR,
  ...ZONES,
};
