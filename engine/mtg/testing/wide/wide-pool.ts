import { type Cards, createCards } from "../../model/cards";
import { POOL_CARDS } from "../pool";
import { BLACK, RED } from "./black-and-red";
import { CHANGERS } from "./changers";
import { COLORLESS, GREEN } from "./green-and-artifacts";
import { BLUE, WHITE } from "./white-and-blue";

/** Made-up cards that use every word in which abilities are written, together with those that every table knows. */
export const WIDE: Cards = createCards([
  ...POOL_CARDS,
  ...WHITE,
  ...BLUE,
  ...BLACK,
  ...RED,
  ...GREEN,
  ...COLORLESS,
  ...CHANGERS,
]);
