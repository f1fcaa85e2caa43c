import type { Duration, StaticAbility } from "../../model/ability";
import { renderDuration } from "./words";

/**
 * Splits a static ability that applies during a future turn or phase. `time` is that time in words, and `ability` has
 * no condition for it. Null for any other ability.
 */
export function findNextTime(
  ability: StaticAbility,
  until: Duration,
): { readonly time: string; readonly ability: StaticAbility } | null {
  const time = /^until the end of (.* next (?:turn|standby phase))$/.exec(renderDuration({ self: "" }, until))?.[1];
  const { while: during, ...rest } = ability;
  if (time === undefined || during === undefined) return null;
  const [turn, ...others] = "every" in during ? during.every : [during];
  const [phase, ...more] = time.endsWith("turn") ? [{ phase: "standby" } as const, ...others] : others;
  if (turn === undefined || !("turnOf" in turn) || phase === undefined || !("phase" in phase)) return null;
  const whose = until.startsWith("your") ? "you" : until.startsWith("opponent") ? "opponent" : undefined;
  if (phase.phase !== "standby" || (whose === undefined ? typeof turn.turnOf === "string" : turn.turnOf !== whose))
    return null;
  const [first] = more;
  const held = more.length > 1 ? { while: { every: more } } : first === undefined ? {} : { while: first };
  return { time, ability: { ...rest, ...held } };
}
