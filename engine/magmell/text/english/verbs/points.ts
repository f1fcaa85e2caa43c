import type { EffectOf } from "../../../model/effect";
import type { Amount } from "../../../model/select";
import { amountOf, amountText, countedText } from "../nouns/amounts";
import { playerNoun, withActor } from "../nouns/players";
import { nounFor } from "../nouns/selections";
import { type Clause, imperative, indicative } from "../phrase";
import { counterNoun, type RenderContext } from "../render-context";
import { agree, type Noun, withArticle } from "../words";
import type { VerbRows } from "./verb-rows";

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

/** Damage, life and counters: all that is said with a number. */
export const POINT_VERBS: VerbRows<PointVerb> = {
  damage: sayDamage,
  removeDamage: (context, { from, amount }) => {
    const what = amount === undefined ? "all damage" : amountOf(context, amount, "damage");
    return imperative(
      null,
      "remove",
      `${what} from ${nounFor(context, from, amount === undefined ? "all" : "each").text}`,
    );
  },
  gainLife: (context, effect) => sayLife(context, effect, "recover"),
  loseLife: (context, effect) => sayLife(context, effect, "lose"),
  setLife: (context, { who, amount }) => {
    const player = playerNoun(context, who);
    const life = { text: `${player.whose} life`, whose: "its", many: false, player: false };
    return imperative(life, "become", amountText(context, amount));
  },
  exchangeLife: () => imperative(BOTH_PLAYERS, "exchange", "life totals"),
  putCounters: sayPutCounters,
  removeCounters: sayRemoveCounters,
  moveCounters: sayMoveCounters,
  divide: sayDivide,
};

const BOTH_PLAYERS: Noun = { text: "both players", whose: "their", many: true, player: true };

/** "power counter", or "counter" of any name. */
const counterOf = (context: RenderContext, counter: string): string =>
  counter === "any" ? "counter" : counterNoun(context, counter);

function sayMoveCounters(context: RenderContext, { from, to, counter, count }: EffectOf<"moveCounters">): Clause {
  const name = counterOf(context, counter);
  const some = count === "all" ? `all ${name}s` : countedText(context, count, name);
  const source = nounFor(context, from, "each").text;
  return imperative(null, "move", `${some} from ${source} to ${nounFor(context, to, "all").text}`);
}

/** "deal 5 damage divided as you choose among any number of players and units". */
function sayDivide(context: RenderContext, { who, amount, among, gives }: EffectOf<"divide">): Clause {
  const player = playerNoun(context, who);
  const some =
    gives === "damage"
      ? amountOf(context, amount, "damage")
      : countedText(context, amount, counterNoun(context, gives.counter));
  const choice = `divided as ${player.text} ${agree("choose", player)} among any number of`;
  const group = nounFor(context, among, "bare").text.replace(/(^| )all /g, "$1");
  return imperative(null, gives === "damage" ? "deal" : "put", `${some} ${choice} ${group}`);
}

function sayLife(context: RenderContext, { who, amount }: EffectOf<"gainLife" | "loseLife">, verb: string): Clause {
  const player = playerNoun(context, who);
  return indicative(
    player,
    verb,
    withActor(context, player, () => amountOf(context, amount, "life")),
  );
}

function sayDamage(context: RenderContext, { to, amount, by }: EffectOf<"damage">): Clause {
  const source = by === undefined || by === "self" ? null : nounFor(context, by, "each", "subject");
  if (amount === undefined) {
    const total = divided(context, to);
    const among = nounFor(context, to, "all").text;
    return imperative(
      source,
      "deal",
      `${total === null ? "the chosen damage" : amountOf(context, total, "damage")} divided among ${among}`,
    );
  }
  const first =
    typeof amount === "number" || source !== null || "event" in amount || "stored" in amount || "stat" in amount;
  if (first) {
    const damage = amountOf(context, amount, "damage");
    return imperative(source, "deal", `${damage} to ${nounFor(context, to, "each").text}`);
  }
  const goal = nounFor(context, to, "each").text;
  return imperative(source, "deal", `damage to ${goal} equal to ${amountText(context, amount)}`);
}

/** The number that is divided among the targets of an instruction; `null` when there is none. */
function divided(context: RenderContext, to: EffectOf<"damage">["to"]): Amount | null {
  if (typeof to === "string" || !("target" in to)) return null;
  return context.targets[to.target]?.divide ?? null;
}

function sayPutCounters(context: RenderContext, { on, counter, count }: EffectOf<"putCounters">): Clause {
  const name = counterNoun(context, counter);
  if (count === undefined || count === "all") {
    const total = count === undefined ? divided(context, on) : null;
    const some = total === null ? `the chosen ${name}s` : countedText(context, total, name);
    return imperative(null, "put", `${some} divided among ${nounFor(context, on, "all").text}`);
  }
  if (typeof count === "number")
    return imperative(null, "put", `${countedText(context, count, name)} on ${nounFor(context, on, "each").text}`);
  const goal = nounFor(context, on, "each").text;
  const text = countedText(context, count, name);
  if (text.startsWith("that many")) return imperative(null, "put", `${text} on ${goal}`);
  return imperative(null, "put", `${name}s on ${goal} equal to ${amountText(context, count)}`);
}

function sayRemoveCounters(context: RenderContext, { on, counter, count, store }: EffectOf<"removeCounters">): Clause {
  const name = counterOf(context, counter);
  if (store !== undefined) context.stored.set(store, { head: name, manner: "removed", many: count !== 1 });
  if (count === undefined || count === "all") {
    const total = count === undefined ? divided(context, on) : null;
    const some = total === null ? `all ${name}s` : `${countedText(context, total, name)} divided as chosen`;
    return imperative(null, "remove", `${some} from ${nounFor(context, on, "all").text}`);
  }
  const some = count === 1 ? withArticle(name) : countedText(context, count, name);
  return imperative(null, "remove", `${some} from ${nounFor(context, on, "each").text}`);
}
