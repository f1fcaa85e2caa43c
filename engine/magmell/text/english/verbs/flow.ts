import type { EffectOf } from "../../../model/effect";
import { amountText } from "../amounts";
import { doing, isClause, type Said, sentencesOf, telling } from "../clauses";
import { conditionText } from "../conditions";
import { type Noun, often } from "../grammar";
import { type Page, unfolded } from "../page";
import { playerNoun } from "../players";
import { headOfSelect, refer } from "../selections";
import { sayTogether } from "../sequence";
import type { VerbRows } from "./instruction";
import { sayEffect } from "./table";

type FlowVerb = "if" | "forEach" | "repeat" | "remember" | "win" | "lose" | "unsupported";

/** Instructions about instructions, and those that end the game. */
export const FLOW_VERBS: VerbRows<FlowVerb> = {
  if: sayIf,
  forEach: sayForEach,
  repeat: (page, { times, effects }) => {
    const number = typeof times === "number" ? often(times) : `as many times as ${amountText(page, times)}`;
    return [`do the following ${number}: ${unfolded(page, () => sayTogether(page, effects))}`];
  },
  remember: (page, { amount, store }) => {
    const text = amountText(page, amount);
    page.stored.set(store, { head: "card", manner: "noted", many: true, number: "the noted number" });
    return doing(null, "note", text);
  },
  win: (page, { who }) => telling(playerNoun(page, who), "win", "the game"),
  lose: (page, { who }) => telling(playerNoun(page, who), "lose", "the game"),
  unsupported: (_page, { text }) => [`「${text.replace(/\s+/g, " ")}」`],
};

function sayIf(page: Page, { condition, then, otherwise = [] }: EffectOf<"if">): Said {
  if (then.length === 0) {
    if (otherwise.length === 0) return [`if ${conditionText(page, condition)}, nothing happens`];
    return [`if ${conditionText(page, condition, true)}, ${sayTogether(page, otherwise)}`];
  }
  const clause = conditionText(page, condition);
  const { focus } = page;
  const said = [`if ${clause}, ${sayTogether(page, then)}`];
  if (otherwise.length === 0) return said;
  page.focus = focus;
  return [...said, `otherwise, ${unfolded(page, () => sayTogether(page, otherwise))}`];
}

const EACH_PLAYER: Noun = { text: "each player", whose: "their", many: false, player: true };

function sayForEach(page: Page, { what, store, effects }: EffectOf<"forEach">): Said {
  const head = headOfSelect(page, what);
  const each = refer(page, what, "each").text;
  page.stored.set(store, { head, manner: "", many: false, player: head === "player" });
  page.focus = `stored ${store}`;
  const [only, ...more] = effects;
  if (only === undefined) return [`for ${each}, nothing happens`];
  if (each === "each player" && more.length === 0) {
    const said = unfolded(page, () => sayEffect(page, only));
    page.focus = null;
    if (isClause(said) && said.who?.text === "that player") return { ...said, who: EACH_PLAYER };
    return [`for each player, ${sentencesOf(said).join("; ")}`];
  }
  const said = [`for ${each}, ${unfolded(page, () => sayTogether(page, effects))}`];
  page.focus = null;
  return said;
}
