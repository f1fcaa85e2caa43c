import type { CountSpec, Effect, EffectOf } from "../../../model/effect";
import type { Condition, Select } from "../../../model/select";
import { isEqualData } from "../../grammar/plain-data";
import type { Discourse } from "../discourse/discourse";
import type { ReadingContext } from "../frames/verb-frame";
import type { LinkedClause } from "../phrases/chain";
import { hasManner } from "../phrases/manners";

/**
 * Reads an instruction that is carried out later. There, 「それら」 means the instances that matched when they were
 * mentioned. They are stored, so that later matches are not included.
 */
export function readForLater(
  discourse: Discourse,
  read: (discourse: Discourse) => readonly Effect[] | null,
): readonly Effect[] | null {
  const inner = discourse.copy();
  const descriptions = inner.nameDescriptions();
  const effects = descriptions.size === 0 ? null : read(inner);
  const said = JSON.stringify(effects);
  const used = [...descriptions].filter(([store]) => said.includes(`{"stored":"${store}"}`));
  if (effects === null || used.length === 0) return read(discourse);
  discourse.skipNamesOf(inner);
  const choices = used.map(
    ([store, from]): Effect => ({ do: "choose", who: "you", from, count: { count: from }, store }),
  );
  return [...choices, ...effects];
}

/** Adds 「その後、〜」 behind what is done at a later moment to what is done there. */
export function goesOnLater(
  chain: readonly LinkedClause[],
  reading: ReadingContext,
  out: Effect[],
  readInto: (chain: readonly LinkedClause[], reading: ReadingContext, out: Effect[]) => boolean,
): boolean {
  const last = out.at(-1);
  if (chain[0] === undefined || !hasManner(chain[0].clause, "then") || last?.do !== "create") return false;
  const { ability } = last;
  if (ability.type !== "triggered" || !("effects" in ability) || !MOMENTS.includes([ability.on].flat()[0]?.on))
    return false;
  const effects = [...ability.effects];
  if (!readInto(chain, reading, effects)) return false;
  out[out.length - 1] = { ...last, ability: { ...ability, effects } };
  return true;
}

/** Returns whether an effect is done under a condition that 「さらに」 may go on with. */
export const isUnderCondition = (last: Effect | undefined): last is EffectOf<"if"> | EffectOf<"may"> =>
  (last?.do === "if" || (last?.do === "may" && last.then.length > (last.price ?? last.then.length))) &&
  last.otherwise === undefined;

/** Adds 「さらに、〜」 behind a condition to what is done under it. */
export function goesOnUnderCondition(
  chain: readonly LinkedClause[],
  reading: ReadingContext,
  out: Effect[],
  readInto: (chain: readonly LinkedClause[], reading: ReadingContext, out: Effect[]) => boolean,
): boolean {
  const last = out.at(-1);
  if (!isUnderCondition(last)) return false;
  const then = [...last.then];
  if (!readInto(chain, reading, then)) return false;
  out[out.length - 1] = { ...last, then };
  return true;
}

const MOMENTS: readonly unknown[] = ["turnBegins", "turnEnds", "phaseBegins", "phaseEnds", "stepBegins", "stepEnds"];

/**
 * Returns effects under a condition. 「それがこのターンに破壊されたならば」 waits where nothing has moved that unit yet: rules destroy
 * what was damaged only after the resolution (705.1). Null for a condition that nobody can know by then.
 */
export function askOrAwait(
  condition: Condition,
  then: readonly Effect[],
  done: readonly Effect[],
  { targets }: Discourse,
): Effect | null {
  const asked: Effect = { do: "if", condition, then };
  if (!("amount" in condition) || typeof condition.amount !== "object" || !("happened" in condition.amount))
    return asked;
  const { happened: on } = condition.amount;
  if (on.on !== "move" || typeof on.what !== "object" || !("among" in on.what) || on.to === "battleArea") return asked;
  const { among } = on.what;
  const count = among === undefined || moves(done, among) ? null : countUnits(among, done, targets);
  if (count === null) return asked;
  if (count !== 1 || condition.is !== ">=" || condition.than !== 1) return null;
  return { do: "create", ability: { type: "triggered", on, effects: then }, until: "turn" };
}

/** How many units of the battle area a word means that were targeted or chosen there; null for anything else. */
function countUnits(what: Select, done: readonly Effect[], targets: Discourse["targets"]): CountSpec | null {
  if (typeof what !== "object") return null;
  const target = "target" in what ? targets[what.target] : undefined;
  if (target !== undefined) return isEqualData(target.zones, ["battleArea"]) ? target.count : null;
  const chosen = done.find((one) => one.do === "choose" && isEqualData({ stored: one.store }, what));
  if (chosen?.do !== "choose" || typeof chosen.from !== "object" || !("all" in chosen.from)) return null;
  return chosen.from.all === "battleArea" ? chosen.count : null;
}

/** Whether effects move a thing, or stored it as they moved it. */
const moves = (part: unknown, what: Select): boolean => {
  if (typeof part !== "object" || part === null) return false;
  const { do: verb, what: moved, store } = part as Partial<Record<string, unknown>>;
  const isOf = isEqualData(moved, what) || isEqualData({ stored: store }, what);
  return (MOVING.includes(verb) && isOf) || Object.values(part).some((inner) => moves(inner, what));
};

const MOVING: readonly unknown[] = ["destroy", "return", "put", "summon", "discardThese"];
