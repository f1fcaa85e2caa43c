import type { Ability, AbilityBody, TargetSpec } from "../../model/ability";
import type { Effect } from "../../model/effect";
import { equalData } from "../grammar/equal-data";
import type { RawEffect } from "../japanese/clauses";
import type { RawBody } from "../japanese/programs";
import { COLOR_POINTER, NUMBER_POINTERS, POINTERS } from "../japanese/references";
import { Discourse, type IntroducingEffect } from "./discourse";
import { eventNouns, isStored, numberWord, referenceWord, type Wording } from "./reference-words";

type Tree = Readonly<Record<string, unknown>>;

/**
 * An ability with words in place of what they point to: the way back from `bindAbility`. What no other word could name gets
 * a name of its own where it is introduced (甲, 乙 …).
 */
export const introduceReferences = (ability: Ability): Tree =>
  withLabels((telling) => introduceInAbility(ability, new Discourse(false), telling));

/** Tells again until everything that has to have a name has one: what asks for a name gets it in the next telling. */
function withLabels<Spoken>(tell: (telling: Wording) => Spoken): Spoken {
  const labels = new Map<string, string>();
  for (;;) {
    const before = labels.size;
    const spoken = tell({ labels, nouns: [] });
    if (labels.size === before) return spoken;
  }
}

function introduceInAbility(ability: Ability, mentions: Discourse, telling: Wording): Tree {
  if (ability.type === "unsupported") return ability as unknown as Tree;
  const hasEvent = ability.type === "triggered" || ability.type === "replacement";
  const inner = mentions.within(hasEvent);
  const here: Wording = hasEvent ? { ...telling, nouns: eventNouns(ability.on) } : telling;
  const { targets, effects, modes, instead, changes, ...rest } = ability as unknown as Record<string, unknown>;
  const head = treeWithWords(rest, inner, here) as Tree;
  if (modes !== undefined) {
    return {
      ...head,
      modes: (modes as readonly AbilityBody[]).map((body) => bodyWithWords(body, inner.within(hasEvent), here)),
    };
  }
  if (effects !== undefined) {
    return {
      ...head,
      ...bodyWithWords({ ...(targets !== undefined && { targets }), effects } as AbilityBody, inner, here),
    };
  }
  if (instead !== undefined) {
    const { effects: program, ...parts } = instead as { effects?: readonly Effect[] };
    const spoken = treeWithWords(parts, inner, here) as Tree;
    return {
      ...head,
      instead: program === undefined ? spoken : { ...spoken, effects: effectsWithWords(program, inner, here, []) },
    };
  }
  return changes === undefined ? head : { ...head, changes: treeWithWords(changes, inner, here) };
}

/** The body of a magic, or any other. */
function bodyWithWords(body: AbilityBody, mentions: Discourse, telling: Wording): RawBody {
  const { targets = [] } = body;
  const shown = targets.map((spec) => treeWithWords(withoutDivision(spec), mentions, telling) as TargetSpec);
  if (targets.length > 0) mentions.target(targets);
  const effects = effectsWithWords(body.effects, mentions, telling, targets);
  return { ...(shown.length > 0 && { targets: shown }), effects };
}

/** What is divided is said where it is dealt out; of as many targets as there are each gets at least 1 anyway (702.3.3). */
function withoutDivision({ divide, ...spec }: TargetSpec): TargetSpec {
  const { count } = spec;
  const asMany = divide !== undefined && typeof count !== "number" && typeof count.max !== "number" && count.min === 1;
  return asMany ? { ...spec, count: { ...count, min: 0 } } : spec;
}

/** A magic's bodies, spoken like those of an ability. */
export const introduceInBody = (body: AbilityBody): RawBody =>
  withLabels((telling) => bodyWithWords(body, new Discourse(false), telling));

const effectsWithWords = (
  effects: readonly Effect[],
  mentions: Discourse,
  telling: Wording,
  specs: readonly TargetSpec[],
): readonly RawEffect[] =>
  effects.flatMap((effect, index) => {
    if (isFight(effects[index - 1], effect)) return [effect as unknown as RawEffect];
    if (isFight(effect, effects[index + 1])) return [effect as unknown as RawEffect];
    return effectWithWords(effect as unknown as IntroducingEffect, mentions, telling, specs);
  });

/** Two targets that deal damage to each other, for which there is one phrase. */
function isFight(first: Effect | undefined, second: Effect | undefined): boolean {
  const blow = (by: number, to: number) => ({
    do: "damage",
    to: { target: to },
    by: { target: by },
    amount: { stat: "ap", of: { target: by } },
  });
  return equalData(first, blow(0, 1)) && equalData(second, blow(1, 0));
}

const PROGRAMS = ["then", "otherwise", "effects", "modes"];

function effectWithWords(
  effect: IntroducingEffect,
  mentions: Discourse,
  telling: Wording,
  specs: readonly TargetSpec[],
): readonly RawEffect[] {
  if (effect.do === "unsupported") return [effect];
  if (effect.do === "create") {
    const { ability, until, times } = effect as unknown as Extract<Effect, { do: "create" }>;
    const made = {
      ability: introduceInAbility(ability, mentions, telling),
      until,
      ...(times !== undefined && { times }),
    };
    return [{ do: "create", made }];
  }
  const own = Object.fromEntries(
    Object.entries(effect).filter(([key]) => ![...PROGRAMS, "store", "token"].includes(key)),
  );
  const spoken = {
    ...regrouped(treeWithWords(own, mentions, telling) as RawEffect, effect),
    ...dividedNumber(effect, specs, mentions, telling),
  } as Draft;
  const inside = (): void => {
    for (const key of PROGRAMS) {
      const program = effect[key] as readonly unknown[] | undefined;
      if (program === undefined) continue;
      spoken[key] =
        key === "modes"
          ? program.map((mode) => effectsWithWords(mode as readonly Effect[], mentions, telling, specs))
          : effectsWithWords(program as readonly Effect[], mentions, telling, specs);
    }
  };
  if (effect.do !== "forEach") inside();
  mentions.introduce(effect);
  const label = labelSentence(effect, mentions, telling);
  if (effect.do !== "forEach") return [spoken, ...label];
  inside();
  if (label.length > 0) spoken.effects = [...label, ...(spoken.effects as readonly RawEffect[])];
  mentions.leave(effect);
  return [spoken];
}

/** Where an instruction keeps something that needs a name, the sentence that gives it. */
function labelSentence(effect: IntroducingEffect, mentions: Discourse, { labels }: Wording): readonly RawEffect[] {
  const label = effect.store === undefined ? undefined : labels.get(effect.store);
  const mention = effect.store === undefined ? null : mentions.stored(effect.store);
  if (label === undefined || mention === null || mention.sort !== "stored") return [];
  const words =
    mention.what === "number"
      ? NUMBER_POINTERS[mention.as as "noted"]
      : effect.do === "forEach"
        ? POINTERS.it
        : POINTERS[mention.as as "chosen"];
  mention.label = label;
  return [{ do: "label", of: { stored: words[0] }, label }];
}

type Draft = { do: string; [key: string]: unknown };

/** Parts that the text says together, or elsewhere. */
function regrouped(spoken: RawEffect, effect: IntroducingEffect): RawEffect {
  if (effect.do === "choose") {
    const { from, count, ...rest } = spoken;
    return { ...rest, chosen: { from, count } } as unknown as RawEffect;
  }
  if (effect.do === "search") return { ...spoken, whose: spoken.whose ?? spoken.who };
  if (effect.do !== "token") return spoken;
  const { name, ap, hp, abilities } = (effect as unknown as Extract<Effect, { do: "token" }>).token;
  return { ...spoken, token: { name, ap, hp, abilities: abilities.map((ability) => introduceReferences(ability)) } };
}

/** The number that is divided among targets, which is said where it is dealt out. */
function dividedNumber(
  effect: IntroducingEffect,
  specs: readonly TargetSpec[],
  mentions: Discourse,
  telling: Wording,
): { readonly divide?: unknown } {
  const amountKey = { damage: "amount", putCounters: "count", removeCounters: "count" }[effect.do];
  const group = (effect.to ?? effect.on) as { target?: number } | undefined;
  if (amountKey === undefined || effect[amountKey] !== undefined || group?.target === undefined) return {};
  const divide = specs[group.target - (mentions.targetCount - specs.length)]?.divide;
  return treeWithWords({ divide }, mentions, telling) as { readonly divide?: unknown };
}

/** Puts words in place of references anywhere in a part of an ability. */
function treeWithWords(part: unknown, mentions: Discourse, telling: Wording): unknown {
  if (Array.isArray(part)) return part.map((inner) => treeWithWords(inner, mentions, telling));
  if (part === null || typeof part !== "object") return part;
  const tree = part as Tree;
  const whole = referenceWord(tree, mentions, telling);
  if (whole !== null) return whole;
  const out: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(tree)) {
    if (key === "grant") out[key] = introduceReferences(inner as Ability);
    else if (key === "storedColor") out[key] = COLOR_POINTER;
    else if (NUMBERS.includes(key) && isStored(inner))
      out[key] = { stored: numberWord(inner.stored, mentions, telling) };
    else if (NUMBER_LISTS.includes(key) && Array.isArray(inner)) {
      out[key] = inner.map((one) =>
        isStored(one) ? { stored: numberWord(one.stored, mentions, telling) } : treeWithWords(one, mentions, telling),
      );
    } else out[key] = treeWithWords(inner, mentions, telling);
  }
  return out;
}

const NUMBERS = ["amount", "than", "divide", "min", "max", "times", "half", "count", "top"];
const NUMBER_LISTS = ["sum", "product", "minus", "highest", "lowest"];
