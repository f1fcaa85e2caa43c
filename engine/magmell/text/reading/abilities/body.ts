import type { Duration, EventPattern } from "../../../model/ability";
import type { Effect } from "../../../model/effect";
import type { Condition, PlayerRef, Select } from "../../../model/select";
import { bind } from "../discourse/bind";
import type { Reading } from "../frames/frame";
import { changesOf, conditionOf, effectsOf, eventsOf } from "../frames/meanings";
import { chosenFrom, doerOf, mentionChosen } from "../frames/objects";
import { rolesOf } from "../frames/roles";
import { momentEvent } from "../phrases/adverbs";
import type { LinkedClause } from "../phrases/chain";
import type { Clause } from "../phrases/clause";
import { selectOf } from "../phrases/selections";
import { describeTokens } from "./described-tokens";
import { readReplacement } from "./replacements";
import { isTargeting, readTargets } from "./targets";
import { mentionEvent } from "./triggers";

type Manner = Extract<Clause["adverbs"][number], { readonly says: string }>["says"];
export const hasManner = (clause: Clause, ...manners: readonly Manner[]): boolean =>
  clause.adverbs.some(({ says }) => manners.includes(says));

/** Adds the instructions of one sentence to those before it; `false` when it cannot be read so. */
export function readInstruction(chain: readonly LinkedClause[], reading: Reading, out: Effect[]): boolean {
  const [first] = chain;
  if (first === undefined) return false;
  if (describeTokens(chain, reading, out)) return true;
  const { discourse } = reading;
  const goesOn = hasManner(first.clause, "then", "ifDone", "ifNotDone", "moreover", "next");
  if (!goesOn) discourse.doer = discourse.usual;
  const done = hasManner(first.clause, "ifDone");
  const notDone = hasManner(first.clause, "ifNotDone");
  const effects = readClausesFrom(chain, reading);
  if (effects === null) return false;
  if (done) return attach("then", effects, out, reading);
  if (notDone) return attach("otherwise", effects, out, reading);
  out.push(...effects);
  return true;
}

/** The effects of clauses: conditions hold for everything behind them in their sentence. */
export function readClausesFrom(chain: readonly LinkedClause[], reading: Reading): readonly Effect[] | null {
  const effects: Effect[] = [];
  const { discourse } = reading;
  const replacing = replacementFor(chain, reading);
  if (replacing !== null) return replacing;
  for (const [index, { clause, link }] of chain.entries()) {
    const rest = chain.slice(index + 1);
    const moment = clause.adverbs.find((adverb) => adverb.says === "moment");
    if (moment?.says === "moment") {
      const later = delayed(chain.slice(index), reading);
      return later === null ? null : [...effects, ...later];
    }
    if (link === "if") {
      const condition = conditionOf(clause);
      if (condition === null || rest.length === 0) return null;
      const bound = bind(condition, discourse);
      if (!hasManner(clause, "ifDone", "ifNotDone")) discourse.doer = discourse.usual;
      const then = readClausesFrom(rest, reading);
      return then === null ? null : [...effects, { do: "if", condition: bound, then }];
    }
    if (link === "when") {
      const later = whenever(chain.slice(index), reading);
      return later === null ? null : [...effects, ...later];
    }
    if (link !== "and" && link !== "end") return null;
    if (isTargeting(clause)) {
      if (!readTargets(clause, discourse)) return null;
      continue;
    }
    const doer = doerBefore(clause, reading);
    const made = clauseEffects(clause, reading);
    if (made === null) return null;
    effects.push(...made);
    if (clause.form.permitted) {
      const all = effects.splice(0);
      effects.push({ do: "may", who: doer, then: all });
    }
  }
  return effects;
}

/** A replacement for a while: 「このターン、次に〜場合、かわりに〜」. */
function replacementFor(chain: readonly LinkedClause[], reading: Reading): readonly Effect[] | null {
  if (!chain.some(({ clause }) => hasManner(clause, "instead"))) return null;
  const [first] = chain;
  const ability = readReplacement(chain, { ...reading, discourse: reading.discourse.copy() });
  if (first === undefined || ability === null) return null;
  const once = hasManner(first.clause, "next");
  return [
    { do: "create", ability, until: durationOf(first.clause) ?? "game", ...(once && { times: "once" as const }) },
  ];
}

/** Whoever decides about 「もよい」. */
function doerBefore(clause: Clause, { discourse }: Reading): PlayerRef {
  const roles = rolesOf(clause);
  const doer = roles === null ? null : doerOf(roles, discourse);
  return doer === null || doer === "each" ? discourse.doer : doer;
}

/** An instruction, or a change for a while. */
function clauseEffects(clause: Clause, reading: Reading): readonly Effect[] | null {
  const { negative: _, ...form } = clause.form;
  if (!clause.form.negative) {
    const effects = effectsOf(clause, reading);
    if (effects !== null) return effects;
  }
  void form;
  return changeEffects(clause, reading);
}

/** 「ターン終了時まで、それのAPは2増加する」 */
function changeEffects(clause: Clause, reading: Reading): readonly Effect[] | null {
  const { discourse } = reading;
  const until = durationOf(clause);
  const changed = changesOf(clause, reading);
  if (until === null || changed === null) return null;
  return changed.flatMap(({ of, changes }): readonly Effect[] => {
    const select = selectOf(of);
    if (select !== null && of.kind === "things" && of.quantity === undefined)
      return [
        {
          do: "create",
          ability: { type: "static", affects: bind(select, discourse), changes: bind(changes, discourse) },
          until,
        },
      ];
    const chosen = chosenFrom(of, undefined, discourse.doer, reading);
    if (chosen === null) return [];
    mentionChosen(chosen, discourse);
    return [...chosen.before, { do: "modify", what: chosen.select, changes: bind(changes, discourse), until }];
  });
}

function durationOf(clause: Clause): Duration | null {
  for (const adverb of clause.adverbs) {
    if (adverb.says === "until") return adverb.until as Duration;
    if (adverb.says === "thisTurn") return "turn";
  }
  return null;
}

/** A delayed trigger at a moment: 「このターンの終了時、〜」 (302.1.3). */
function delayed([first, ...rest]: readonly LinkedClause[], reading: Reading): readonly Effect[] | null {
  if (first === undefined) return null;
  const adverb = first.clause.adverbs.find((one) => one.says === "moment");
  if (adverb?.says !== "moment") return null;
  const on = momentEvent(adverb.moment);
  if (on === null) return null;
  const clause = { ...first.clause, adverbs: first.clause.adverbs.filter((one) => one !== adverb) };
  const effects = readClausesFrom([{ ...first, clause }, ...rest], reading);
  if (effects === null) return null;
  const { next, of } = adverb.moment;
  const until: Duration = of === "battle" ? "battle" : next ? "game" : "turn";
  const from = next && of === "turn" && on.on === "turnEnds" ? { from: "nextTurn" } : {};
  return [
    {
      do: "create",
      ability: { type: "triggered", on: bind(on, reading.discourse), effects },
      until,
      ...from,
    } as Effect,
  ];
}

/** A trigger that lasts: 「このターン、〜たび、〜」, or once: 「次に〜とき、」. */
function whenever([first, ...rest]: readonly LinkedClause[], reading: Reading): readonly Effect[] | null {
  if (first === undefined || rest.length === 0) return null;
  const on = eventsOf(first.clause);
  if (on === null) return null;
  const inner = reading.discourse.copy();
  mentionEvent(on, inner);
  const effects = readClausesFrom(rest, { ...reading, discourse: inner });
  if (effects === null) return null;
  const until = durationOf(first.clause) ?? "game";
  const times = hasManner(first.clause, "next") ? {} : { times: "always" as const };
  const events: EventPattern | readonly EventPattern[] = on.length === 1 && on[0] !== undefined ? on[0] : on;
  return [
    { do: "create", ability: { type: "triggered", on: bind(events, reading.discourse), effects }, until, ...times },
  ];
}

/** 「そうしたならば」, 「そうしないならば」: goes on with the choice, or with what was or was not done. */
function attach(
  branch: "then" | "otherwise",
  effects: readonly Effect[],
  out: Effect[],
  { discourse }: Reading,
): boolean {
  const last = out.at(-1);
  if (last === undefined) return false;
  if (last.do === "may" || (last.do === "if" && branch === "otherwise")) {
    out[out.length - 1] =
      branch === "then"
        ? { ...last, then: [...last.then, ...effects] }
        : { ...last, otherwise: [...(last.otherwise ?? []), ...effects] };
    return true;
  }
  const done = "store" in last && typeof last.store === "string" ? ({ stored: last.store } satisfies Select) : null;
  if (done === null) return false;
  const some: Condition = { some: done };
  out.push({ do: "if", condition: branch === "then" ? some : { not: some }, then: effects });
  void discourse;
  return true;
}
