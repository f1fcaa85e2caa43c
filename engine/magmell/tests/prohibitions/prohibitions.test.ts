import { describe, expect, it } from "vitest";
import { RESTRICTABLE_ACTIONS, type RestrictableAction } from "../../model/ability";
import type { Filter } from "../../model/select";
import { always, stone } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";
import type { Table } from "../../testing/scenario/table";
import { BATTLE_DEEDS } from "./battle-deeds";
import type { Deed, Deeds } from "./deed";
import { HARM_DEEDS } from "./harm-deeds";
import { PLAYER_DEEDS } from "./player-deeds";
import { STATE_DEEDS } from "./state-deeds";

/** The deeds of every act; the compiler names an act that has none. */
const DEEDS: Deeds<RestrictableAction> = { ...BATTLE_DEEDS, ...HARM_DEEDS, ...STATE_DEEDS, ...PLAYER_DEEDS };

/** The table with a stone of the opponent that says what cannot be done, or nothing. */
function tableWith({ table, of }: Deed, act: RestrictableAction, where: Filter | null | undefined): Table {
  const says = where === undefined ? [] : [always(of, [{ cannot: act, ...(where !== null && { where }) }])];
  const { you = {}, cards = [] } = table;
  const stoneArea = [...(you.stoneArea ?? []), "says so"];
  return { ...table, cards: [...cards, stone("says so", ...says)], you: { ...you, stoneArea } };
}

describe("what cannot be done is not done (102)", () => {
  for (const act of RESTRICTABLE_ACTIONS) {
    for (const deed of DEEDS[act]) {
      const { what, play, refused = play, done, prevented } = deed;
      scenario("mag:102", `${act}: ${what}`, { ...tableWith(deed, act, undefined), play, after: done });
      for (const where of deed.allows) {
        const told = tableWith(deed, act, where);
        scenario("mag:102", `${act}: ${what}, not by ${JSON.stringify(where)}`, { ...told, play, after: done });
      }
      for (const where of deed.forbids) {
        const told = tableWith(deed, act, where);
        const by = where === null ? "" : ` by ${JSON.stringify(where)}`;
        scenario("mag:102", `${act}: it is forbidden that ${what}${by}`, { ...told, play: refused, after: prevented });
      }
    }
  }

  it("is tried with every act, allowed and forbidden", () => {
    for (const act of RESTRICTABLE_ACTIONS) {
      expect([act, DEEDS[act].length > 0 && DEEDS[act].every(({ forbids }) => forbids.length > 0)]).toEqual([
        act,
        true,
      ]);
    }
  });
});
