import type { EventType } from "../../model/event";
import type { Battle, GameState } from "../../model/state";
import { type EventHandler, recordOnlyHandler } from "./event-handler";

/** Handlers of battle events (701). */
export const BATTLE_EVENT_HANDLERS = {
  battleBegan: {
    rules: ["mag:701.1.1", "mag:605.4.2"],
    apply: (state, { attacker }) => {
      state.battle = { step: "designation", attacker, target: null, firstTarget: null, defender: null };
    },
  },
  stepBegan: {
    rules: ["mag:701.1.4"],
    apply: (state, { step }) => {
      battleOf(state).step = step;
    },
  },
  attacked: {
    rules: ["mag:701.3.1.2"],
    apply: (state, { target }) => {
      const battle = battleOf(state);
      battle.target = target;
      battle.firstTarget = target;
    },
  },
  defended: {
    rules: ["mag:701.4.1"],
    apply: (state, { defender }) => {
      const battle = battleOf(state);
      battle.defender = defender;
      battle.target = { instance: defender };
    },
  },
  undefended: recordOnlyHandler,
  targetRestored: {
    rules: ["mag:701.4.1.1"],
    apply: (state, { target }) => {
      const battle = battleOf(state);
      battle.defender = null;
      battle.target = target;
    },
  },
  battleBroken: recordOnlyHandler,
  battleEnded: {
    rules: ["mag:701.1.5", "mag:701.6.3"],
    apply: (state) => {
      state.battle = null;
    },
  },
} satisfies { readonly [Type in EventType]?: EventHandler<Type> };

function battleOf({ battle }: GameState): Battle {
  if (battle === null) throw new Error("There is no battle");
  return battle;
}
