import type { EffectOf } from "../../../model/effect";
import type { Amount } from "../../../model/select";
import { renderAmount, renderChoiceFor, renderCounted, renderPoints, splitChoice } from "../nouns/amounts";
import { createPlayerNoun, renderWithActor } from "../nouns/players";
import { createSelectNoun } from "../nouns/selections";
import { createImperative, createIndicative, type EnglishClause } from "../phrase";
import { getCounterNoun, type RenderContext } from "../render-context";
import { addArticle, conjugate, type Noun, spellNumber } from "../words";
import type { VerbRenderers } from "./verb-renderers";

type PointVerb =
  | "damage"
  | "removeDamage"
  | "gainLife"
  | "loseLife"
  | "setLife"
  | "exchangeLife"
  | "putCounters"
  | "removeCounters"
  | "moveCounters"
  | "divide";

/** Renderers for effects with a number: damage, life and counters. */
export const POINT_VERB_RENDERERS: VerbRenderers<PointVerb> = {
  damage: sayDamage,
  removeDamage: (context, { from, amount }) => {
    const what = amount === undefined ? "all damage" : renderPoints(context, amount, "damage");
    return createImperative(
      null,
      "remove",
      `${what} from ${createSelectNoun(context, from, amount === undefined ? "all" : "each").text}`,
    );
  },
  gainLife: (context, effect) => sayLife(context, effect, "recover"),
  loseLife: (context, effect) => sayLife(context, effect, "lose"),
  setLife: (context, { who, amount }) => {
    const player = createPlayerNoun(context, who);
    const life = { text: `${player.whose} life`, whose: "its", many: false, player: false };
    return createImperative(life, "become", renderAmount(context, amount));
  },
  exchangeLife: () => createImperative(BOTH_PLAYERS, "exchange", "life totals"),
  putCounters: sayPutCounters,
  removeCounters: sayRemoveCounters,
  moveCounters: sayMoveCounters,
  divide: sayDivide,
};

const BOTH_PLAYERS: Noun = { text: "both players", whose: "their", many: true, player: true };

/** "power counter", or "counter" of any name. */
const counterOf = (context: RenderContext, counter: string): string =>
  counter === "any" ? "counter" : getCounterNoun(context, counter);

function sayMoveCounters(
  context: RenderContext,
  { from, to, counter, count }: EffectOf<"moveCounters">,
): EnglishClause {
  const name = counterOf(context, counter);
  const some = count === "all" ? `all ${name}s` : renderCounted(context, count, name);
  const source = createSelectNoun(context, from, "each").text;
  return createImperative(null, "move", `${some} from ${source} to ${createSelectNoun(context, to, "all").text}`);
}

/** "deal 5 damage divided as you choose among any number of players and units". */
function sayDivide(context: RenderContext, { who, amount, among, gives }: EffectOf<"divide">): EnglishClause {
  const player = createPlayerNoun(context, who);
  const some =
    gives === "damage"
      ? renderPoints(context, amount, "damage")
      : renderCounted(context, amount, getCounterNoun(context, gives.counter));
  const choice = `divided as ${player.text} ${conjugate("choose", player)} among any number of`;
  const group = createSelectNoun(context, among, "bare").text.replace(/(^| )all /g, "$1");
  return createImperative(null, gives === "damage" ? "deal" : "put", `${some} ${choice} ${group}`);
}

function sayLife(
  context: RenderContext,
  { who, amount }: EffectOf<"gainLife" | "loseLife">,
  verb: string,
): EnglishClause {
  const player = createPlayerNoun(context, who);
  return createIndicative(
    player,
    verb,
    renderWithActor(context, player, () => renderPoints(context, amount, "life")),
  );
}

function sayDamage(context: RenderContext, { to, amount, by }: EffectOf<"damage">): EnglishClause {
  const source = by === undefined || by === "self" ? null : createSelectNoun(context, by, "each", "subject");
  if (amount === undefined) {
    const total = divided(context, to);
    const among = createSelectNoun(context, to, "all").text;
    return createImperative(
      source,
      "deal",
      `${total === null ? "the chosen damage" : renderPoints(context, total, "damage")} divided among ${among}`,
    );
  }
  const first =
    typeof amount === "number" ||
    (source !== null && splitChoice(amount) === null) ||
    "event" in amount ||
    "stored" in amount ||
    "stat" in amount;
  if (first) {
    const damage = renderPoints(context, amount, "damage");
    return createImperative(source, "deal", `${damage} to ${createSelectNoun(context, to, "each").text}`);
  }
  const goal = createSelectNoun(context, to, "each").text;
  const choice = splitChoice(amount);
  if (choice !== null) {
    const said = renderChoiceFor(context, choice, `${choice.otherwise} damage to ${goal}`, String);
    return createImperative(source, "deal", said);
  }
  return createImperative(source, "deal", `damage to ${goal} equal to ${renderAmount(context, amount)}`);
}

/** The amount that is divided among the targets of an instruction; null if there is none. */
function divided(context: RenderContext, to: EffectOf<"damage">["to"]): Amount | null {
  if (typeof to === "string" || !("target" in to)) return null;
  return context.targets[to.target]?.divide ?? null;
}

function sayPutCounters(context: RenderContext, { on, counter, count }: EffectOf<"putCounters">): EnglishClause {
  const name = getCounterNoun(context, counter);
  if (count === undefined || count === "all") {
    const total = count === undefined ? divided(context, on) : null;
    const some = total === null ? `the chosen ${name}s` : renderCounted(context, total, name);
    return createImperative(null, "put", `${some} divided among ${createSelectNoun(context, on, "all").text}`);
  }
  if (typeof count === "number")
    return createImperative(
      null,
      "put",
      `${renderCounted(context, count, name)} on ${createSelectNoun(context, on, "each").text}`,
    );
  const goal = createSelectNoun(context, on, "each").text;
  const choice = splitChoice(count);
  if (choice !== null) {
    const usual = `${renderCounted(context, choice.otherwise, name)} on ${goal}`;
    return createImperative(null, "put", renderChoiceFor(context, choice, usual, spellNumber));
  }
  const text = renderCounted(context, count, name);
  const [many = "", equal = ""] = text.split(/(?= equal to )/);
  return createImperative(null, "put", `${many} on ${goal}${equal}`);
}

function sayRemoveCounters(
  context: RenderContext,
  { on, counter, count, store }: EffectOf<"removeCounters">,
): EnglishClause {
  const name = counterOf(context, counter);
  if (store !== undefined) context.stored.set(store, { head: name, manner: "removed", many: count !== 1 });
  if (count === undefined || count === "all") {
    const total = count === undefined ? divided(context, on) : null;
    const some = total === null ? `all ${name}s` : `${renderCounted(context, total, name)} divided as chosen`;
    return createImperative(null, "remove", `${some} from ${createSelectNoun(context, on, "all").text}`);
  }
  const some = count === 1 ? addArticle(name) : renderCounted(context, count, name);
  return createImperative(null, "remove", `${some} from ${createSelectNoun(context, on, "each").text}`);
}
