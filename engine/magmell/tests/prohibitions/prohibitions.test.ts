import { describe, expect, it } from "vitest";
import { RESTRICTABLE_ACTIONS, type RestrictableAction } from "../../model/ability";
import type { Filter } from "../../model/select";
import { createStaticAbility, createStone } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";
import type { TableSetup } from "../../testing/scenario/table";
import { BATTLE_CASES } from "./battle-cases";
import { HARM_CASES } from "./harm-cases";
import { PLAYER_CASES } from "./player-cases";
import type { ProhibitionCase, ProhibitionCases } from "./prohibition-case";
import { STATE_CASES } from "./state-cases";

/** The deeds of every act; the compiler names an act that has none. */
const DEEDS: ProhibitionCases<RestrictableAction> = { ...BATTLE_CASES, ...HARM_CASES, ...STATE_CASES, ...PLAYER_CASES };

/** The table with a stone of the opponent that says what cannot be done, or nothing. */
function tableWith(
  { table, of }: ProhibitionCase,
  act: RestrictableAction,
  where: Filter | null | undefined,
): TableSetup {
  const says =
    where === undefined ? [] : [createStaticAbility(of, [{ cannot: act, ...(where !== null && { where }) }])];
  const { you = {}, cards = [] } = table;
  const stoneArea = [...(you.stoneArea ?? []), "says so"];
  return { ...table, cards: [...cards, createStone("says so", ...says)], you: { ...you, stoneArea } };
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
