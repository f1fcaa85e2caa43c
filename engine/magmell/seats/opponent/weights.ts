import type { FEATURES } from "./position-features";

/**
 * Weights of the features of a position in the log odds of winning, fitted to the outcomes of 900 games of the autopilot
 * against itself with 5 % random decisions over the starter decks, seeds 1 to 900: `npm run strength:fit -- --games 900`.
 * On the 2,330 positions held back the log loss is 0.4695 (79.3 % right); by the autopilot's own evaluation 0.5184
 * (74.8 %). No game came near the end of a grimoire.
 */
export const WEIGHTS: Readonly<Record<(typeof FEATURES)[number], number>> = {
  one: 0.851,
  ownLife: 0.069,
  theirLife: -0.171,
  ownLifeUnder10: -0.438,
  theirLifeUnder10: 0.429,
  ownLifeUnder5: 0.287,
  theirLifeUnder5: -0.18,
  ownStones: 0.014,
  theirStones: 0.19,
  ownStonesEarly: 1.338,
  theirStonesEarly: -1.488,
  ownFaceDown: -0.251,
  theirFaceDown: 0.064,
  ownHand: 0.237,
  theirHand: -0.138,
  ownAffordable: 0.042,
  ownUnits: 0.202,
  theirUnits: -0.201,
  ownAp: 0.166,
  ownHp: -0.072,
  ownRestedAp: 0.045,
  theirAwakeAp: -0.119,
  theirRestedAp: -0.19,
  theirAwakeHp: 0.03,
  theirRestedHp: -0.008,
  ownAbilities: 0.441,
  theirAbilities: -0.361,
  ownThrough: 0.276,
  theirThrough: -0.151,
  ownLethal: 0.13,
  theirLethal: 0.659,
  ownDecking: 0.0,
  theirDecking: 0.0,
};
