import { type Cards, createCards } from "../../model/cards";
import { TEST_POOL_CARDS } from "../pool";
import { BLACK_CARDS, RED_CARDS } from "./black-and-red";
import { CHANGER_CARDS } from "./changers";
import { COLORLESS_CARDS, GREEN_CARDS } from "./green-and-artifacts";
import { BLUE_CARDS, WHITE_CARDS } from "./white-and-blue";

/** Invented cards that together use the whole vocabulary of abilities, including the cards available in every test. */
export const WIDE_CARD_POOL: Cards = createCards([
  ...TEST_POOL_CARDS,
  ...WHITE_CARDS,
  ...BLUE_CARDS,
  ...BLACK_CARDS,
  ...RED_CARDS,
  ...GREEN_CARDS,
  ...COLORLESS_CARDS,
  ...CHANGER_CARDS,
]);
