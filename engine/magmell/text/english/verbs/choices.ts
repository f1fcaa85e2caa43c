import type { Count, EffectOf } from "../../../model/effect";
import type { Select } from "../../../model/select";
import { amountText } from "../nouns/amounts";
import { totalText } from "../nouns/compare";
import { type GroupText, groupText } from "../nouns/groups";
import { playerNoun, withActor } from "../nouns/players";
import { type FilteredSelect, headOfSelect, nounFor } from "../nouns/selections";
import { imperative, isClause, type Phrase, permission } from "../phrase";
import { type RenderContext, withFocusKept, withoutNewTargets } from "../render-context";
import { inWords, joinWords, type Noun, zonesIn } from "../words";
import { countText, isPluralCount } from "./cards";
import type { VerbRows } from "./verb-rows";

type ChoiceVerb = "choose" | "chooseNumber" | "chooseColor" | "chooseName" | "chooseMode" | "may";

/** Rows for choices that players make on resolution (704.3.2.2). */
export const CHOICE_VERBS: VerbRows<ChoiceVerb> = {
  choose: (context, effect) => {
    const player = playerNoun(context, effect.who);
    const text = withActor(context, player, () => chosenText(context, effect));
    noteChosen(context, effect, null);
    return imperative(player, "choose", joinWords(text, effect.how === "random" ? "at random" : ""));
  },
  chooseNumber: (context, { who, min, max, store }) => {
    const player = playerNoun(context, who);
    const bounds = `a number from ${amountText(context, min)} to ${amountText(context, max)}`;
    context.stored.set(store, { head: "card", manner: "chosen", many: true, number: "the chosen number" });
    return imperative(player, "choose", bounds);
  },
  chooseColor: (context, { who, store }) => {
    const player = playerNoun(context, who);
    context.stored.set(store, { head: "card", manner: "chosen", many: true, number: "the number of the chosen color" });
    return imperative(player, "choose", "a color");
  },
  chooseName: (context, { who, store }) => {
    const player = playerNoun(context, who);
    context.stored.set(store, { head: "card", manner: "chosen", many: true, number: "the number of the chosen name" });
    return imperative(player, "choose", "a card name");
  },
  chooseMode: (context, { who, modes, choose, again }) => {
    const player = playerNoun(context, who);
    if (modes.length === 0) return imperative(player, "choose", "nothing");
    const parts = modes.map((mode) =>
      withoutNewTargets(context, () => withFocusKept(context, () => context.render.together(context, mode))),
    );
    return imperative(
      player,
      "choose",
      `${modesChosen(context, { choose, again }, " on resolution")} — ${parts.join("; or ")}`,
    );
  },
  may: sayMay,
};

/** The object of a choice: "a unit you control", "one of them", "a magic from among the revealed cards". */
export const chosenText = (context: RenderContext, choice: EffectOf<"choose">): string =>
  joinWords(chosenThings(context, choice), totalText(context, choice.total));

function chosenThings(context: RenderContext, { from, count }: EffectOf<"choose">): string {
  const group = groupOfSelect(context, from);
  if (group !== null) return countText(context, count, group);
  const inner: Select = isFiltered(from) ? from.of : from;
  const noun = nounFor(context, inner, "all");
  const those = noun.text.replace(/^all /, "the ");
  if (isFiltered(from)) {
    const kind = groupText(context, { zones: "dust", where: from.where, placeless: true });
    return `${countText(context, count, kind)} from among ${those}`;
  }
  return noun.many ? `${shareOf(context, count)} of ${those}` : noun.text;
}

const isFiltered = (select: Select): select is FilteredSelect =>
  typeof select !== "string" && "of" in select && "where" in select;

/** How many modes are chosen: "one", "up to two, perhaps the same one several times", "one, or two if it is your turn". */
export function modesChosen(context: RenderContext, { choose = 1, again }: Modes, when = ""): string {
  const same = again ? ", perhaps the same one several times" : "";
  if (typeof choose === "object" && "min" in choose && typeof choose.max === "object" && "if" in choose.max) {
    const { min, max } = choose;
    const [more, usual] = [max.then, max.otherwise].map((most) => shareOf(context, { min, max: most }));
    return `${usual}${when}, or ${more} if ${context.render.condition(context, max.if)}${same}`;
  }
  return `${shareOf(context, choose)}${when}${same}`;
}

type Modes = Pick<EffectOf<"chooseMode">, "choose" | "again">;

/** The number chosen from known things: "one", "up to two", "any number". */
function shareOf(context: RenderContext, count: Count): string {
  if (typeof count === "number") return inWords(count);
  if (!("min" in count)) return `a number equal to ${amountText(context, count)}`;
  const { min, max } = count;
  if (typeof min !== "number" || typeof max !== "number") return `a number up to ${amountText(context, max)}`;
  if (min > 0) return min === max ? inWords(max) : `${inWords(min)} to ${inWords(max)}`;
  return max >= 40 ? "any number" : `up to ${inWords(max)}`;
}

function groupOfSelect(context: RenderContext, select: Select): GroupText | null {
  if (typeof select === "string" || !("all" in select)) return null;
  return groupText(context, { zones: zonesIn(select.all), whose: select.whose, where: select.where });
}

/** Notes what a choice has stored; `first` is what the next instruction calls it, when it takes it up at once. */
export function noteChosen(
  context: RenderContext,
  { from, count, store, also }: EffectOf<"choose">,
  first: string | null,
): void {
  const source = isFiltered(from) ? from.of : from;
  const pile = typeof source !== "string" && "stored" in source ? context.stored.get(source.stored) : undefined;
  if (pile !== undefined) pile.taken = true;
  const many = isPluralCount(count) || also === true;
  const whose = typeof from !== "string" && "all" in from && from.whose === "you" ? "your" : undefined;
  const zones = typeof from !== "string" && "all" in from ? zonesIn(from.all) : [];
  const piles = zones.length > 0 && zones.every((zone) => zone === "hand" || zone === "dust" || zone === "grimoire");
  const owner = pile?.owner ?? (piles ? whose : undefined);
  const kept = { head: headOfSelect(context, from), manner: "chosen", many, owner };
  context.stored.set(store, first === null ? kept : { ...kept, first: { text: first, many } });
  context.focus = `stored ${store}`;
}

/** "you may discard a card. If you do, draw two cards. If you don't, you lose 2 life." */
function sayMay(context: RenderContext, { who, then, otherwise = [] }: EffectOf<"may">): Phrase {
  const player = playerNoun(context, who);
  const [first, ...more] = then;
  const they = player.you ? "you" : "they";
  if (first === undefined) {
    const nothing = `${player.text} may do nothing`;
    return otherwise.length === 0
      ? [nothing]
      : [nothing, `if ${they} don't, ${withoutNewTargets(context, () => context.render.together(context, otherwise))}`];
  }
  const before = context.focus;
  const allowed = allowance(context, player, first);
  const rest = allowed === null ? [] : more;
  const said = allowed ?? `${player.text} may have the following happen: ${context.render.together(context, then)}`;
  const after = rest.length === 0 ? [] : [`if ${they} do, ${context.render.together(context, rest)}`];
  context.focus = before;
  const instead =
    otherwise.length === 0
      ? []
      : [
          `${rest.length > 0 ? "otherwise" : `if ${they} don't`}, ${withoutNewTargets(context, () => context.render.together(context, otherwise))}`,
        ];
  return [said, ...after, ...instead];
}

/** The permission for one simple effect; `null` where the effect needs sentences of its own. */
function allowance(context: RenderContext, player: Noun, effect: EffectOf<"may">["then"][number]): string | null {
  if (!SIMPLE(effect)) return null;
  const said = context.render.effect(context, effect);
  return isClause(said) && said.afterwards === undefined ? permission(player, said) : null;
}

/** Effects that always render as a single clause, whatever their members. */
const SIMPLE = (effect: EffectOf<"may">["then"][number]): boolean =>
  !["may", "if", "forEach", "repeat", "create", "unsupported", "chooseMode"].includes(effect.do) &&
  !(
    effect.do === "modify" &&
    effect.changes.some((change) => "cannot" in change || "must" in change || "mayUse" in change)
  );
