import type { EffectOf } from "../../../model/effect";
import { amountText } from "../nouns/amounts";
import { ownWord, playerNoun } from "../nouns/players";
import { headOfSelect, nounFor } from "../nouns/selections";
import { imperative, indicative, isClause, type Phrase, sentencesOf } from "../phrase";
import { type RenderContext, withoutNewTargets } from "../render-context";
import { conditionText } from "../sentences/conditions";
import { type Noun, timesWord } from "../words";
import type { VerbRows } from "./verb-rows";

type FlowVerb = "if" | "forEach" | "repeat" | "remember" | "win" | "lose" | "extraTurn" | "skip" | "unsupported";

/** Instructions about instructions, and those that end the game. */
export const FLOW_VERBS: VerbRows<FlowVerb> = {
  if: sayIf,
  forEach: sayForEach,
  repeat: (context, { times, effects }) => {
    const number = typeof times === "number" ? timesWord(times) : `as many times as ${amountText(context, times)}`;
    return [
      `do the following ${number}: ${withoutNewTargets(context, () => context.render.together(context, effects))}`,
    ];
  },
  remember: (context, { amount, store }) => {
    const text = amountText(context, amount);
    context.stored.set(store, { head: "card", manner: "noted", many: true, number: "the noted number" });
    return imperative(null, "note", text);
  },
  win: (context, { who }) => indicative(playerNoun(context, who), "win", "the game"),
  lose: (context, { who }) => indicative(playerNoun(context, who), "lose", "the game"),
  extraTurn: (context, { who }) => imperative(playerNoun(context, who), "take", "an extra turn after this one"),
  skip: (context, { who, phase }) => {
    const player = playerNoun(context, who);
    return imperative(player, "skip", `${ownWord(player)} next ${phase} phase`);
  },
  unsupported: (_context, { text }) => [`「${text.replace(/\s+/g, " ")}」`],
};

function sayIf(context: RenderContext, { condition, then, otherwise = [] }: EffectOf<"if">): Phrase {
  if (then.length === 0) {
    if (otherwise.length === 0) return [`if ${conditionText(context, condition)}, nothing happens`];
    return [`if ${conditionText(context, condition, true)}, ${context.render.together(context, otherwise)}`];
  }
  const clause = conditionText(context, condition);
  const { focus } = context;
  const said = [`if ${clause}, ${context.render.together(context, then)}`];
  if (otherwise.length === 0) return said;
  context.focus = focus;
  return [...said, `otherwise, ${withoutNewTargets(context, () => context.render.together(context, otherwise))}`];
}

const EACH_PLAYER: Noun = { text: "each player", whose: "their", many: false, player: true };

function sayForEach(context: RenderContext, { what, store, effects }: EffectOf<"forEach">): Phrase {
  const head = headOfSelect(context, what);
  const each = nounFor(context, what, "each").text;
  context.stored.set(store, { head, manner: "", many: false, player: head === "player" });
  context.focus = `stored ${store}`;
  const [only, ...more] = effects;
  if (only === undefined) return [`for ${each}, nothing happens`];
  if (each === "each player" && more.length === 0) {
    const said = withoutNewTargets(context, () => context.render.effect(context, only));
    context.focus = null;
    if (isClause(said) && said.who?.text === "that player") return { ...said, who: EACH_PLAYER };
    return [`for each player, ${sentencesOf(said).join("; ")}`];
  }
  const said = [`for ${each}, ${withoutNewTargets(context, () => context.render.together(context, effects))}`];
  context.focus = null;
  return said;
}
