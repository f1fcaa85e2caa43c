import type { EffectOf } from "../../../model/effect";
import type { PlayerRef } from "../../../model/select";
import { isEqualData } from "../../grammar/plain-data";
import { renderAmount } from "../nouns/amounts";
import { createPlayerNoun, renderWithActor } from "../nouns/players";
import { createImperative, type EnglishPhrase, isClause, renderPermission } from "../phrase";
import { type RenderContext, renderKeepingFocus, renderWithoutNewTargets } from "../render-context";
import { joinList, joinWords, type Noun } from "../words";
import {
  isChoiceUsedBy,
  recordChosenResult,
  renderChoiceObject,
  renderChoiceWithEffect,
  renderChosenCount,
} from "./chosen-things";
import type { VerbRenderers } from "./verb-renderers";

type ChoiceVerb = "choose" | "chooseNumber" | "chooseColor" | "chooseName" | "chooseMode" | "may";

/** Renderers for choices that players make on resolution (704.3.2.2). */
export const CHOICE_VERB_RENDERERS: VerbRenderers<ChoiceVerb> = {
  choose: (context, effect) => {
    const player = createPlayerNoun(context, effect.who);
    const text = renderWithActor(context, player, () => renderChoiceObject(context, effect));
    recordChosenResult(context, effect, null);
    return createImperative(player, "choose", joinWords(text, effect.how === "random" ? "at random" : ""));
  },
  chooseNumber: (context, { who, min, max, store }) => {
    const player = createPlayerNoun(context, who);
    const bounds = `a number from ${renderAmount(context, min)} to ${renderAmount(context, max)}`;
    context.stored.set(store, { head: "card", manner: "chosen", many: true, number: "the chosen number" });
    return createImperative(player, "choose", bounds);
  },
  chooseColor: (context, { who, store }) => {
    const player = createPlayerNoun(context, who);
    context.stored.set(store, { head: "card", manner: "chosen", many: true, number: "the number of the chosen color" });
    return createImperative(player, "choose", "a color");
  },
  chooseName: (context, { who, store }) => {
    const player = createPlayerNoun(context, who);
    context.stored.set(store, { head: "card", manner: "chosen", many: true, number: "the number of the chosen name" });
    return createImperative(player, "choose", "a card name");
  },
  chooseMode: (context, { who, modes, choose, again }) => {
    const player = createPlayerNoun(context, who);
    if (modes.length === 0) return createImperative(player, "choose", "nothing");
    const parts = modes.map((mode) =>
      renderWithoutNewTargets(context, () => renderKeepingFocus(context, () => context.render.together(context, mode))),
    );
    return createImperative(
      player,
      "choose",
      `${renderModeCount(context, { choose, again }, " on resolution")} — ${parts.join("; or ")}`,
    );
  },
  may: renderMay,
};

/**
 * Returns the number of modes to choose: "one", "up to two, perhaps the same one several times", "one, or two if it is
 * your turn".
 */
export function renderModeCount(context: RenderContext, { choose = 1, again }: Modes, when = ""): string {
  const same = again ? ", perhaps the same one several times" : "";
  if (typeof choose === "object" && "min" in choose && typeof choose.max === "object" && "if" in choose.max) {
    const { min, max } = choose;
    const [more, usual] = [max.then, max.otherwise].map((most) => renderChosenCount(context, { min, max: most }));
    return `${usual}${when}, or ${more} if ${context.render.condition(context, max.if)}${same}`;
  }
  return `${renderChosenCount(context, choose)}${when}${same}`;
}

type Modes = Pick<EffectOf<"chooseMode">, "choose" | "again">;

/** "you may discard a card. If you do, draw two cards. If you don't, you lose 2 life." */
function renderMay(context: RenderContext, { who, then, otherwise = [], price }: EffectOf<"may">): EnglishPhrase {
  const player = createPlayerNoun(context, who);
  const [first] = then;
  const they = player.you ? "you" : "they";
  if (first === undefined) {
    const nothing = `${player.text} may do nothing`;
    return otherwise.length === 0
      ? [nothing]
      : [
          nothing,
          `if ${they} don't, ${renderWithoutNewTargets(context, () => context.render.together(context, otherwise))}`,
        ];
  }
  const before = context.focus;
  const allowed = renderAllowance(context, player, who, { then, price });
  const rest = allowed === null ? [] : then.slice(allowed.length);
  const said =
    allowed?.said ?? `${player.text} may have the following happen: ${context.render.together(context, then)}`;
  const after = rest.length === 0 ? [] : [`if ${they} do, ${context.render.together(context, rest)}`];
  context.focus = before;
  const instead =
    otherwise.length === 0
      ? []
      : [
          `${rest.length > 0 ? "otherwise" : `if ${they} don't`}, ${renderWithoutNewTargets(context, () => context.render.together(context, otherwise))}`,
        ];
  return [said, ...after, ...instead];
}

type Allowance = { readonly said: string; readonly length: number };

/** The permission to do what is paid or allowed first, and how many instructions it takes; `null` where it needs sentences of its own. */
function renderAllowance(
  context: RenderContext,
  player: Noun,
  who: PlayerRef,
  { then, price = 1 }: Pick<EffectOf<"may">, "then" | "price">,
): Allowance | null {
  const clauses: string[] = [];
  let at = 0;
  while (at < Math.max(price, 1)) {
    const effect = then[at];
    const next = then[at + 1];
    if (effect === undefined || !SIMPLE(effect)) return null;
    const both = effect.do === "choose" && next !== undefined && isChoiceUsedBy(effect, next, who);
    // After its first mention the player has a shorter name.
    const said = renderWithActor(context, createPlayerNoun(context, who), () =>
      both ? renderChoiceWithEffect(context, effect, next, true) : context.render.effect(context, effect),
    );
    if (!isClause(said) || said.afterwards !== undefined) return null;
    const isOwn = both || ("who" in effect && isEqualData(effect.who, who));
    const allowed = renderPermission(
      player,
      isOwn && !(both && said.who !== null && !said.who.you) ? { ...said, who: player } : said,
    );
    if (allowed === null) return null;
    clauses.push(at === 0 ? allowed : allowed.replace(`${player.text} may `, ""));
    at += both ? 2 : 1;
  }
  return { said: joinList(clauses), length: at };
}

/** Effects that always render as a single clause, whatever their members. */
const SIMPLE = (effect: EffectOf<"may">["then"][number]): boolean =>
  !["may", "if", "forEach", "repeat", "create", "unsupported", "chooseMode"].includes(effect.do) &&
  !(
    effect.do === "modify" &&
    effect.changes.some((change) => "cannot" in change || "must" in change || "mayUse" in change)
  );
