import { aimed, doing, quick } from "../../testing/pool/builders";
import { BY_MAGIC, byMagic, type Deeds, does, MAGIC, ME, UNIT, USED, YOU } from "./deed";

const GAIN = quick("gain", "", doing({ do: "gainLife", who: "you", amount: 1 }));

/** Deeds of a player with cards, and those that befall a player. */
export const PLAYER_DEEDS: Deeds<"use" | "beUsed" | "draw" | "search" | "gainLife" | "lose" | "win"> = {
  use: [
    {
      what: "a card is used",
      of: ME,
      table: { cards: [GAIN], me: { hand: ["gain"], life: 10 } },
      play: [{ use: "gain" }, "both pass"],
      refused: [{ refused: { use: "gain" }, because: ["FORBIDDEN"] }],
      done: { me: { life: 11 } },
      prevented: { me: { life: 10, hand: ["gain"] } },
      forbids: [null, MAGIC],
      allows: [UNIT],
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
      allows: [MAGIC, UNIT],
    },
    {
      what: "a card is used by an effect",
      of: { all: "dust", whose: "opponent" },
      table: {
        cards: [
          GAIN,
          quick(
            "does it",
            "",
            aimed({ zones: ["dust"], count: 1 }, { do: "use", who: "you", what: { target: 0 }, free: true }),
          ),
        ],
        me: { hand: ["does it"], dust: ["gain"], life: 10 },
      },
      play: [...USED, "both pass"],
      refused: USED,
      done: { me: { life: 11 } },
      prevented: { me: { life: 10, dust: ["gain", "does it"] }, chant: [] },
      ...BY_MAGIC,
    },
  ],
  draw: [
    byMagic(
      "a player draws",
      ME,
      does({ do: "draw", who: "you", count: 1 }),
      { me: { hand: ["does it"], grimoire: ["r 1/1", "r 2/2"] } },
      { me: { hand: ["r 1/1"] } },
      { me: { hand: [] } },
    ),
    {
      ...byMagic(
        "a player draws from nothing",
        ME,
        does({ do: "draw", who: "you", count: 1 }),
        { me: { hand: ["does it"], grimoire: [] } },
        { winner: "you" },
        { me: { hand: [] } },
      ),
    },
    {
      what: "a player draws for the turn",
      of: ME,
      table: { phase: "draw", me: { grimoire: ["r 1/1", "r 2/2"] } },
      play: [],
      done: { me: { hand: ["r 1/1"] } },
      prevented: { me: { hand: [] } },
      forbids: [null],
      allows: [MAGIC, UNIT],
    },
  ],
  search: [
    {
      ...byMagic(
        "a player searches",
        ME,
        does(
          { do: "search", who: "you", zone: "grimoire", count: 1, store: "found" },
          { do: "put", what: { stored: "found" }, to: "hand" },
        ),
        { me: { hand: ["does it"], grimoire: ["r 1/1", "r 2/2"] } },
        { me: { hand: ["r 2/2"], grimoire: ["r 1/1"] } },
        { me: { hand: [], grimoire: ["r 1/1", "r 2/2"] } },
      ),
      play: [...USED, { pick: "r 2/2" }],
      refused: USED,
    },
  ],
  gainLife: [
    byMagic(
      "a player gains life",
      ME,
      does({ do: "gainLife", who: "you", amount: 1 }),
      { me: { hand: ["does it"], life: 10 } },
      { me: { life: 11 } },
      { me: { life: 10 } },
    ),
    byMagic(
      "life becomes more",
      ME,
      does({ do: "setLife", who: "you", amount: 15 }),
      { me: { hand: ["does it"], life: 10 } },
      { me: { life: 15 } },
      { me: { life: 10 } },
    ),
  ],
  lose: [
    byMagic("a player loses", YOU, does({ do: "lose", who: "opponent" }), {}, { winner: "me" }, { you: { life: 20 } }),
    {
      what: "a player without life loses",
      of: YOU,
      table: { you: { life: 0 } },
      play: [],
      done: { winner: "me" },
      prevented: { you: { life: 0 } },
      forbids: [null],
      allows: [MAGIC, UNIT],
    },
  ],
  win: [byMagic("a player wins", ME, does({ do: "win", who: "you" }), {}, { winner: "me" }, { you: { life: 20 } })],
};
