import { createBody, createQuickMagic, createTargetedBody } from "../../testing/pool/builders";
import {
  createEffectCard,
  createMagicCase,
  MAGIC_FILTER,
  MAGIC_PARTIES,
  type ProhibitionCases,
  SELECT_ME,
  SELECT_YOU,
  UNIT_FILTER,
  USE_STEPS,
} from "./prohibition-case";

const GAIN = createQuickMagic("gain", "", createBody({ do: "gainLife", who: "you", amount: 1 }));

/** Deeds of a player with cards, and those that befall a player. */
export const PLAYER_CASES: ProhibitionCases<"use" | "beUsed" | "draw" | "search" | "gainLife" | "lose" | "win"> = {
  use: [
    {
      what: "a card is used",
      of: SELECT_ME,
      table: { cards: [GAIN], me: { hand: ["gain"], life: 10 } },
      play: [{ use: "gain" }, "both pass"],
      refused: [{ refused: { use: "gain" }, because: ["FORBIDDEN"] }],
      done: { me: { life: 11 } },
      prevented: { me: { life: 10, hand: ["gain"] } },
      forbids: [null, MAGIC_FILTER],
      allows: [UNIT_FILTER],
    },
  ],
  beUsed: [
    {
      what: "a card is used",
      of: { all: "hand", whose: "opponent" },
      table: { cards: [GAIN], me: { hand: ["gain"], life: 10 } },
      play: [{ use: "gain" }, "both pass"],
      refused: [{ refused: { use: "gain" }, because: ["FORBIDDEN"] }],
      done: { me: { life: 11 } },
      prevented: { me: { life: 10, hand: ["gain"] } },
      forbids: [null],
      allows: [MAGIC_FILTER, UNIT_FILTER],
    },
    {
      what: "a card is used by an effect",
      of: { all: "dust", whose: "opponent" },
      table: {
        cards: [
          GAIN,
          createQuickMagic(
            "does it",
            "",
            createTargetedBody(
              { zones: ["dust"], count: 1 },
              { do: "use", who: "you", what: { target: 0 }, free: true },
            ),
          ),
        ],
        me: { hand: ["does it"], dust: ["gain"], life: 10 },
      },
      play: [...USE_STEPS, "both pass"],
      refused: USE_STEPS,
      done: { me: { life: 11 } },
      prevented: { me: { life: 10, dust: ["gain", "does it"] }, chant: [] },
      ...MAGIC_PARTIES,
    },
  ],
  draw: [
    createMagicCase(
      "a player draws",
      SELECT_ME,
      createEffectCard({ do: "draw", who: "you", count: 1 }),
      { me: { hand: ["does it"], grimoire: ["r 1/1", "r 2/2"] } },
      { me: { hand: ["r 1/1"] } },
      { me: { hand: [] } },
    ),
    {
      ...createMagicCase(
        "a player draws from nothing",
        SELECT_ME,
        createEffectCard({ do: "draw", who: "you", count: 1 }),
        { me: { hand: ["does it"], grimoire: [] } },
        { winner: "you" },
        { me: { hand: [] } },
      ),
    },
    {
      what: "a player draws for the turn",
      of: SELECT_ME,
      table: { phase: "draw", me: { grimoire: ["r 1/1", "r 2/2"] } },
      play: [],
      done: { me: { hand: ["r 1/1"] } },
      prevented: { me: { hand: [] } },
      forbids: [null],
      allows: [MAGIC_FILTER, UNIT_FILTER],
    },
  ],
  search: [
    {
      ...createMagicCase(
        "a player searches",
        SELECT_ME,
        createEffectCard(
          { do: "search", who: "you", zone: "grimoire", count: 1, store: "found" },
          { do: "put", what: { stored: "found" }, to: "hand" },
        ),
        { me: { hand: ["does it"], grimoire: ["r 1/1", "r 2/2"] } },
        { me: { hand: ["r 2/2"], grimoire: ["r 1/1"] } },
        { me: { hand: [], grimoire: ["r 1/1", "r 2/2"] } },
      ),
      play: [...USE_STEPS, { pick: "r 2/2" }],
      refused: USE_STEPS,
    },
  ],
  gainLife: [
    createMagicCase(
      "a player gains life",
      SELECT_ME,
      createEffectCard({ do: "gainLife", who: "you", amount: 1 }),
      { me: { hand: ["does it"], life: 10 } },
      { me: { life: 11 } },
      { me: { life: 10 } },
    ),
    createMagicCase(
      "life becomes more",
      SELECT_ME,
      createEffectCard({ do: "setLife", who: "you", amount: 15 }),
      { me: { hand: ["does it"], life: 10 } },
      { me: { life: 15 } },
      { me: { life: 10 } },
    ),
  ],
  lose: [
    createMagicCase(
      "a player loses",
      SELECT_YOU,
      createEffectCard({ do: "lose", who: "opponent" }),
      {},
      { winner: "me" },
      { you: { life: 20 } },
    ),
    {
      what: "a player without life loses",
      of: SELECT_YOU,
      table: { you: { life: 0 } },
      play: [],
      done: { winner: "me" },
      prevented: { you: { life: 0 } },
      forbids: [null],
      allows: [MAGIC_FILTER, UNIT_FILTER],
    },
  ],
  win: [
    createMagicCase(
      "a player wins",
      SELECT_ME,
      createEffectCard({ do: "win", who: "you" }),
      {},
      { winner: "me" },
      { you: { life: 20 } },
    ),
  ],
};
