import type { AbilityBody, BodyOrModes, TargetSpec } from "../../../../model/ability";
import type { CountSpec, Effect } from "../../../../model/effect";
import type { Condition, PlayerRef } from "../../../../model/select";
import { bindReferences } from "../../discourse/bind-references";
import type { Discourse } from "../../discourse/discourse";
import { readCondition } from "../../frames/meanings";
import type { ModeList, ParserInput } from "../../parser-input";
import { readChains } from "../../phrases/chain";
import { findFirstReading } from "../first-reading";
import { shortenEffects } from "./shorten-effects";
import { removeUnusedStores } from "./unused-stores";

/** A choice between modes before it is known whether they are chosen as the ability is put on the chant (house:17). */
type OpenChoice = Extract<Effect, { readonly do: "chooseMode" }> & {
  readonly aims: readonly (readonly TargetSpec[])[];
  readonly listed: boolean;
};

type ReadBody = (
  input: ParserInput,
  discourse: Discourse,
) => { readonly effects: readonly Effect[]; readonly discourse: Discourse; readonly limit?: number } | null;

/**
 * Returns the choice between the modes of a text as an instruction of `who`; `null` if there are no modes or one cannot
 * be read.
 */
export function readModes(input: ParserInput, who: PlayerRef, discourse: Discourse, readBody: ReadBody): Effect | null {
  const { modes } = input;
  if (modes === null) return null;
  const count = countOf(input, modes, discourse);
  const known = discourse.targets.length;
  const bodies = modes.items.map((item) => {
    const inner = discourse.copy();
    inner.usual = modes.yours ? "you" : who;
    const body = readBody(input.part(item), inner);
    if (body !== null) discourse.skipNamesOf(body.discourse);
    return body;
  });
  if (count === null || bodies.some((body) => body === null || body.limit !== undefined)) return null;
  const read = bodies as readonly NonNullable<(typeof bodies)[number]>[];
  const aims = read.map((body) => body.discourse.targets.slice(known));
  if (known > 0 && aims.some((targets) => targets.length > 0)) return null;
  const choice: OpenChoice = {
    do: "chooseMode",
    who,
    modes: read.map(({ effects }) => effects),
    ...(count !== 1 && { choose: count }),
    ...(modes.again && { again: true }),
    aims,
    listed: modes.listed,
  };
  return choice;
}

/** The number of modes; another where a condition holds: 「〜ならば、かわりに両方を選んでもよい」. */
function countOf(input: ParserInput, { count, upgrade }: ModeList, discourse: Discourse): CountSpec | null {
  if (upgrade === undefined) return count;
  const condition = conditionIn(input.part(`${upgrade.condition}、\uE000する。`), discourse);
  const more = upgrade.count;
  if (condition === null || typeof count !== "number" || typeof more !== "number") return null;
  // One of three or all of them is no range.
  if (upgrade.may && more > count + 1) return null;
  const chosen = { if: condition, then: more, otherwise: count };
  return upgrade.may ? { min: count, max: chosen } : chosen;
}

const conditionIn = (input: ParserInput, discourse: Discourse): Condition | null =>
  findFirstReading(input, readChains(input, 0), ({ value: [first, second, ...more], end }) => {
    if (first?.link !== "if" || second?.clause.frame !== "takeMode" || more.length > 0) return null;
    const condition = end < input.text.length ? null : readCondition(first.clause);
    return condition === null ? null : bindReferences(condition, discourse);
  });

/**
 * Returns the body of an ability with the given instructions. If these are only a choice between modes by the
 * controller, its modes become those of the ability. Null if a mode has targets that cannot be chosen in time.
 */
export function toBodyOrModes(targets: readonly TargetSpec[], given: readonly Effect[]): BodyOrModes | null {
  const effects = shortenEffects(removeUnusedStores(given));
  const [only] = effects;
  if (effects.length === 1 && only !== undefined && isOpen(only) && only.who === "you" && targets.length === 0) {
    const { modes, aims, listed, choose, again } = only;
    if (listed || aims.some((aim) => aim.length > 0)) {
      const bodies = modes.map((mode, index): AbilityBody | null => {
        const body = toBodyOrModes(aims[index] ?? [], mode);
        return body !== null && "effects" in body ? body : null;
      });
      if (bodies.includes(null)) return null;
      return {
        modes: bodies as readonly AbilityBody[],
        ...(choose !== undefined && { choose }),
        ...(again && { again }),
      };
    }
  }
  const settled = closed(effects);
  return settled === undefined
    ? null
    : { ...(targets.length > 0 && { targets }), effects: settled as readonly Effect[] };
}

const isOpen = (effect: Effect): effect is OpenChoice => effect.do === "chooseMode" && "aims" in effect;

/** Instructions with every choice between modes made as they are carried out; `undefined` where that is too late. */
function closed(part: unknown): unknown {
  if (part === null || typeof part !== "object") return part;
  if (Array.isArray(part)) {
    const all = part.map(closed);
    return all.includes(undefined) ? undefined : all;
  }
  if ("aims" in part && (part as OpenChoice).aims.some((aim) => aim.length > 0)) return undefined;
  const out: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(part)) {
    if ("aims" in part && (key === "aims" || key === "listed")) continue;
    const inner = closed(value);
    if (inner === undefined && value !== undefined) return undefined;
    out[key] = inner;
  }
  return out;
}
