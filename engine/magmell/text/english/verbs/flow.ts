import type { EffectOf } from "../../../model/effect";
import { renderAmount } from "../nouns/amounts";
import { createPlayerNoun, EACH_PLAYER_NOUN, getOwnPossessive } from "../nouns/players";
import { createSelectNoun, getSelectHead } from "../nouns/selections";
import { createImperative, createIndicative, type EnglishPhrase, isClause, toSentences } from "../phrase";
import { type RenderContext, renderWithoutNewTargets } from "../render-context";
import { renderCondition } from "../sentences/conditions";
import { spellTimes } from "../words";
import type { VerbRenderers } from "./verb-renderers";

type FlowVerb = "if" | "forEach" | "repeat" | "remember" | "win" | "lose" | "extraTurn" | "skip" | "unsupported";

/** Renderers for instructions that contain other instructions, and for the end of the game. */
export const FLOW_VERB_RENDERERS: VerbRenderers<FlowVerb> = {
  if: sayIf,
  forEach: sayForEach,
  repeat: (context, { times, effects }) => {
    const number = typeof times === "number" ? spellTimes(times) : `as many times as ${renderAmount(context, times)}`;
    return [
      `do the following ${number}: ${renderWithoutNewTargets(context, () => context.render.together(context, effects))}`,
    ];
  },
  remember: (context, { amount, store }) => {
    const text = renderAmount(context, amount);
    context.stored.set(store, { head: "card", manner: "noted", many: true, number: "the noted number" });
    return createImperative(null, "note", text);
  },
  win: (context, { who }) => createIndicative(createPlayerNoun(context, who), "win", "the game"),
  lose: (context, { who }) => createIndicative(createPlayerNoun(context, who), "lose", "the game"),
  extraTurn: (context, { who }) =>
    createImperative(createPlayerNoun(context, who), "take", "an extra turn after this one"),
  skip: (context, { who, phase }) => {
    const player = createPlayerNoun(context, who);
    return createImperative(player, "skip", `${getOwnPossessive(player)} next ${phase} phase`);
  },
  unsupported: (_context, { text }) => [`「${text.replace(/\s+/g, " ")}」`],
};

function sayIf(context: RenderContext, { condition, then, otherwise = [] }: EffectOf<"if">): EnglishPhrase {
  if (then.length === 0) {
    if (otherwise.length === 0) return [`if ${renderCondition(context, condition)}, nothing happens`];
    return [`if ${renderCondition(context, condition, true)}, ${context.render.together(context, otherwise)}`];
  }
  const clause = renderCondition(context, condition);
  const { focus } = context;
  const said = [`if ${clause}, ${context.render.together(context, then)}`];
  if (otherwise.length === 0) return said;
  context.focus = focus;
  return [...said, `otherwise, ${renderWithoutNewTargets(context, () => context.render.together(context, otherwise))}`];
}

function sayForEach(context: RenderContext, { what, store, effects }: EffectOf<"forEach">): EnglishPhrase {
  const head = getSelectHead(context, what);
  const each = createSelectNoun(context, what, "each").text;
  context.stored.set(store, { head, manner: "", many: false, player: head === "player" });
  context.focus = `stored ${store}`;
  const [only, ...more] = effects;
  if (only === undefined) return [`for ${each}, nothing happens`];
  if (each === "each player" && more.length === 0) {
    const said = renderWithoutNewTargets(context, () => context.render.effect(context, only));
    context.focus = null;
    if (isClause(said) && said.who?.text === "that player") return { ...said, who: EACH_PLAYER_NOUN };
    return [`for each player, ${toSentences(said).join("; ")}`];
  }
  const said = [`for ${each}, ${renderWithoutNewTargets(context, () => context.render.together(context, effects))}`];
  context.focus = null;
  return said;
}
