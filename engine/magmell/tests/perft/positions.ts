import { BUILT_IN_DECKS } from "@/engine/magmell/testing/starter/starter-decks";
import type { GameState } from "../..";
import { startGame } from "../..";
import { CARD_POOL } from "../../testing/pool/pool";
import { type CardPlacement, createFirstState, type PlayerSetup } from "../../testing/scenario/table";

const RED = "赤の魔石";
const GREEN = "緑の魔石";
const BLUE = "青の魔石";
const PILES: PlayerSetup = { grimoire: ["r 1/1", "r 2/2", "g 1/1", "g 2/2"], stoneDeck: [RED, GREEN] };

const main = (me: PlayerSetup, you: PlayerSetup = {}): GameState =>
  createFirstState({ me: { ...PILES, ...me }, you: { ...PILES, ...you } });

const end = (me: PlayerSetup, you: PlayerSetup = {}): GameState =>
  createFirstState({ phase: "end", me: { ...PILES, ...me }, you: { ...PILES, ...you } });

function opening(): GameState {
  const begun = startGame(CARD_POOL, [BUILT_IN_DECKS.embers, BUILT_IN_DECKS.tides], 1, { first: 0, practice: false });
  if (!begun.ok) throw new Error("A deck that is built in is not legal");
  return begun.state;
}

const rested = (name: string): CardPlacement => ({ name, rested: true });
const faceDown = (name: string): CardPlacement => ({ name, faceDown: true });

/** Positions to count answers from, each for what it shows. */
export const PERFT_POSITIONS: Readonly<Record<string, () => GameState>> = {
  "the opening: both may redraw (503.1.1.3)": opening,
  "the first turn: no attack, one stone (605.4.1)": () =>
    createFirstState({
      turn: 1,
      me: { ...PILES, hand: ["r 1/1", "g 1/1", "bolt 2"], stoneArea: [RED], battleArea: ["r 2/2"] },
      you: PILES,
    }),
  "nothing to do but to pass": () => main({ hand: ["r 4/4"] }),
  "paying: two colours, all alike within each (702.3.4.1)": () =>
    main({ hand: ["r 2/2"], stoneArea: [RED, RED, GREEN, GREEN] }),
  "paying: face-down and colourless stones (219.6.2)": () =>
    main({ hand: ["g 3/3"], stoneArea: [GREEN, RED, "plain stone", faceDown(BLUE), "stone of all colours"] }),
  "paying: a catalyst from rested and awake stones (702.3.4.2)": () =>
    main({ hand: ["rb 5/4"], stoneArea: [RED, RED, BLUE, BLUE, GREEN, rested(RED)] }),
  "paying: the last stone pays use cost and catalyst": () =>
    main({ hand: ["catalyst any 3/3"], stoneArea: [GREEN, RED] }),
  "one target among units of both (702.3.2)": () =>
    main(
      { hand: ["bolt 2"], stoneArea: [RED], battleArea: [rested("r 1/1"), rested("g 2/2")] },
      { battleArea: ["b 3/3", "r 1/1"] },
    ),
  "targets that may not be chosen (704.3.1.3)": () =>
    main(
      { hand: ["bolt anything 3"], stoneArea: [RED, RED] },
      { battleArea: ["cannot be targeted", "cannot be targeted by them", "g 3/3"] },
    ),
  "up to two targets (702.3.2.2)": () =>
    main({
      hand: ["returns up to 2 from dust to the top"],
      stoneArea: [GREEN, GREEN],
      dust: ["r 1/1", "g 1/1", "bolt 2"],
    }),
  "three divided among up to three (702.3.3)": () =>
    main({ hand: ["divides 3"], stoneArea: [RED, RED] }, { battleArea: ["g 3/3", "r 1/1"] }),
  "a choice of modes": () =>
    main({ hand: ["one of two"], stoneArea: [GREEN, GREEN], battleArea: [rested("r 1/1"), rested("g 2/2")] }),
  "answers to a card on the chant (232.5)": () =>
    main(
      { hand: ["g 2/2", "bolt 2"], stoneArea: [GREEN, GREEN, RED] },
      { hand: ["negates", "bolt 2"], stoneArea: [BLUE, BLUE, RED], battleArea: [rested("r 1/1")] },
    ),
  "attackers and their targets (701.3.1.1)": () =>
    main(
      { battleArea: ["r 2/2", "r 3/3", rested("g 4/4")] },
      { battleArea: [rested("r 1/1"), rested("g 2/2"), "b 1/1"] },
    ),
  "defenders (701.4.1)": () => main({ battleArea: ["r 3/3"] }, { battleArea: ["r 1/1", "g 2/2", rested("b 4/4")] }),
  "a unit that must defend, and one that cannot (701.4.1.3)": () =>
    main({ battleArea: ["r 3/3"] }, { battleArea: ["must defend", "cannot defend", "g 2/2"] }),
  "an attacker that only some can defend against (701.4.1.2)": () =>
    main({ battleArea: ["only large ones defend it", "cannot be defended"] }, { battleArea: ["r 1/1", "g 4/4"] }),
  "a defender that leaves: the first target again (701.4.1.1)": () =>
    main(
      { battleArea: ["r 3/3"], hand: ["returns a unit"], stoneArea: [BLUE, BLUE] },
      { battleArea: ["r 1/1", "g 2/2"] },
    ),
  "quick cards in battle (701.2.2.1)": () =>
    main(
      { battleArea: ["r 2/2"], hand: ["+2/+1 this turn"], stoneArea: [GREEN, GREEN] },
      { battleArea: ["g 2/2"], hand: ["bolt 2"], stoneArea: [RED] },
    ),
  "the order of triggers of both (703.4.1.1)": () =>
    end(
      { battleArea: ["stings at every end", "stings at every end", "charges each turn"] },
      { battleArea: ["gains when I gain", "stings when they lose life"] },
    ),
  "triggers of units that die together": () =>
    main(
      {
        hand: ["burns all 1"],
        stoneArea: [RED, RED],
        battleArea: [rested("1 damage when it dies"), rested("leaves an ember")],
      },
      { battleArea: ["1 damage when it dies", "g 3/3"] },
    ),
  "the order of replacements (306.1.2)": () =>
    main(
      { hand: ["burns player 4"], stoneArea: [RED, RED, RED], battleArea: [rested("doubles my damage")] },
      { battleArea: ["takes my damage", "halves damage"] },
    ),
  "the end phase: quick cards of both (606.2.1)": () =>
    end(
      { hand: ["bolt 2", "r 1/1"], stoneArea: [RED], battleArea: ["r 1/1"] },
      { hand: ["gains 3"], stoneArea: [GREEN], battleArea: ["g 2/2"] },
    ),
  "the end of a turn that lifts an effect (606.3.2)": () =>
    end({
      hand: ["+2/+1 this turn", "bolt 2"],
      stoneArea: [GREEN, GREEN, RED],
      battleArea: [{ name: "r 2/2", damage: 1 }],
    }),
  "a search that may fail (230.3)": () =>
    main({ hand: ["finds a red unit"], stoneArea: [RED, RED], grimoire: ["r 1/1", "g 1/1", "r 2/2", "bolt 2"] }),
  "the top two in any order": () => main({ hand: ["arranges the top 2"], stoneArea: [BLUE] }),
};
