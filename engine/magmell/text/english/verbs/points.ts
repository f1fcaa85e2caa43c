import type { EffectOf } from "../../../model/effect";
import type { Amount } from "../../../model/select";
import { amountText, pointsOf, things } from "../amounts";
import { type Clause, doing, telling } from "../clauses";
import { a } from "../grammar";
import { counterNoun, type Page } from "../page";
import { playerNoun, withActor } from "../players";
import { refer } from "../selections";
import type { VerbRows } from "./instruction";

type PointVerb = "damage" | "removeDamage" | "gainLife" | "loseLife" | "setLife" | "putCounters" | "removeCounters";

/** Damage, life and counters: all that is said with a number. */
export const POINT_VERBS: VerbRows<PointVerb> = {
  damage: sayDamage,
  removeDamage: (page, { from, amount }) => {
    const what = amount === undefined ? "all damage" : pointsOf(page, amount, "damage");
    return doing(null, "remove", `${what} from ${refer(page, from, amount === undefined ? "all" : "each").text}`);
  },
  gainLife: (page, effect) => sayLife(page, effect, "recover"),
  loseLife: (page, effect) => sayLife(page, effect, "lose"),
  setLife: (page, { who, amount }) => {
    const player = playerNoun(page, who);
    const life = { text: `${player.whose} life`, whose: "its", many: false, player: false };
    return doing(life, "become", amountText(page, amount));
  },
  putCounters: sayPutCounters,
  removeCounters: sayRemoveCounters,
};

function sayLife(page: Page, { who, amount }: EffectOf<"gainLife" | "loseLife">, verb: string): Clause {
  const player = playerNoun(page, who);
  return telling(
    player,
    verb,
    withActor(page, player, () => pointsOf(page, amount, "life")),
  );
}

function sayDamage(page: Page, { to, amount, by }: EffectOf<"damage">): Clause {
  const source = by === undefined || by === "self" ? null : refer(page, by, "each", "subject");
  if (amount === undefined) {
    const total = divided(page, to);
    const among = refer(page, to, "all").text;
    return doing(
      source,
      "deal",
      `${total === null ? "the chosen damage" : pointsOf(page, total, "damage")} divided among ${among}`,
    );
  }
  const first =
    typeof amount === "number" || source !== null || "event" in amount || "stored" in amount || "stat" in amount;
  if (first) {
    const damage = pointsOf(page, amount, "damage");
    return doing(source, "deal", `${damage} to ${refer(page, to, "each").text}`);
  }
  const goal = refer(page, to, "each").text;
  return doing(source, "deal", `damage to ${goal} equal to ${amountText(page, amount)}`);
}

/** The number that is divided among the targets of an instruction; `null` when there is none. */
function divided(page: Page, to: EffectOf<"damage">["to"]): Amount | null {
  if (typeof to === "string" || !("target" in to)) return null;
  return page.targets[to.target]?.divide ?? null;
}

function sayPutCounters(page: Page, { on, counter, count }: EffectOf<"putCounters">): Clause {
  const name = counterNoun(page, counter);
  if (count === undefined || count === "all") {
    const total = count === undefined ? divided(page, on) : null;
    const some = total === null ? `the chosen ${name}s` : things(page, total, name);
    return doing(null, "put", `${some} divided among ${refer(page, on, "all").text}`);
  }
  if (typeof count === "number")
    return doing(null, "put", `${things(page, count, name)} on ${refer(page, on, "each").text}`);
  const goal = refer(page, on, "each").text;
  const text = things(page, count, name);
  if (text.startsWith("that many")) return doing(null, "put", `${text} on ${goal}`);
  return doing(null, "put", `${name}s on ${goal} equal to ${amountText(page, count)}`);
}

function sayRemoveCounters(page: Page, { on, counter, count }: EffectOf<"removeCounters">): Clause {
  const name = counterNoun(page, counter);
  if (count === undefined || count === "all") {
    const total = count === undefined ? divided(page, on) : null;
    const some = total === null ? `all ${name}s` : `${things(page, total, name)} divided as chosen`;
    return doing(null, "remove", `${some} from ${refer(page, on, "all").text}`);
  }
  const some = count === 1 ? a(name) : things(page, count, name);
  return doing(null, "remove", `${some} from ${refer(page, on, "each").text}`);
}
