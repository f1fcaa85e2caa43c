import type { Ability, AbilityBody, TargetSpec } from "../../model/ability";
import type { CardDefinition } from "../../model/card";
import type { Effect } from "../../model/effect";
import {
  isEqualData,
  isPlainObject,
  type MutableObject,
  omitKeys,
  type PlainData,
  type PlainObject,
} from "../grammar/plain-data";
import { COLOR_POINTER_WORD, NAME_POINTER_WORD, NUMBER_POINTER_WORDS, POINTER_WORDS } from "../japanese/references";
import type { SyntaxAbility, SyntaxBody, SyntaxEffect } from "../syntax-tree";
import { ReferenceDiscourse } from "./discourse";
import {
  getEventNouns,
  isReferenceWord,
  type ReferenceWording,
  toNumberWord,
  toReferenceWord,
} from "./reference-words";

/**
 * Replaces the references of an ability by words; the inverse of `resolveReferences`. A thing that no word identifies
 * gets a label (甲, 乙 …) where it is introduced.
 */
export const introduceReferences = (ability: Ability): SyntaxAbility =>
  retryWithLabels((wording) => introduceInAbility(ability, new ReferenceDiscourse(false), wording));

/** Replaces the references in the body of a magic by words. */
export const introduceBodyReferences = (body: AbilityBody): SyntaxBody =>
  retryWithLabels((wording) => toSyntaxBody(body, new ReferenceDiscourse(false), wording));

/** Repeats the wording until no further label is requested: a label is known from the repetition after its request. */
function retryWithLabels<Worded>(write: (wording: ReferenceWording) => Worded): Worded {
  const labels = new Map<string, string>();
  for (;;) {
    const before = labels.size;
    const worded = write({ labels, nouns: [] });
    if (labels.size === before) return worded;
  }
}

function introduceInAbility(ability: Ability, discourse: ReferenceDiscourse, wording: ReferenceWording): SyntaxAbility {
  const hasEvent = ability.type === "triggered" || ability.type === "replacement";
  const inner = discourse.within(hasEvent);
  const here: ReferenceWording = hasEvent ? { ...wording, nouns: getEventNouns(ability.on) } : wording;
  switch (ability.type) {
    case "unsupported":
      return ability;
    case "price":
      return {
        ...introduceInTree(omitKeys(ability as PlainObject, ["pay"]), inner, here),
        pay: toSyntaxEffects(ability.pay, inner, here, []),
      } as SyntaxAbility;
    case "static": {
      const { changes, ...head } = ability;
      return introduceInTree({ ...head, changes }, inner, here) as SyntaxAbility;
    }
    case "replacement": {
      const { instead, ...rest } = ability;
      const { effects, ...parts } = instead;
      const head = introduceInTree(rest, inner, here);
      const worded = introduceInTree(parts, inner, here);
      if (effects === undefined) return { ...head, instead: worded };
      return { ...head, instead: { ...worded, effects: toSyntaxEffects(effects, inner, here, []) } };
    }
    case "triggered":
    case "magic": {
      if ("modes" in ability) {
        const { modes, ...rest } = ability;
        const head = introduceInTree(rest, inner, here);
        return { ...head, modes: modes.map((body) => toSyntaxBody(body, inner.within(hasEvent), here)) };
      }
      const { targets, effects, ...rest } = ability;
      const head = introduceInTree(rest, inner, here);
      return { ...head, ...toSyntaxBody({ targets, effects }, inner, here) };
    }
  }
}

function toSyntaxBody(body: AbilityBody, discourse: ReferenceDiscourse, wording: ReferenceWording): SyntaxBody {
  const { targets = [] } = body;
  const worded = targets.map((spec) => introduceInTree(omitDivision(spec), discourse, wording));
  if (targets.length > 0) discourse.target(targets);
  const effects = toSyntaxEffects(body.effects, discourse, wording, targets);
  return { ...(worded.length > 0 && { targets: worded }), effects };
}

/** A divided number is said where it is dealt out; of as many targets as there are each gets at least 1 anyway (702.3.3). */
function omitDivision({ divide, ...spec }: TargetSpec): TargetSpec {
  const { count } = spec;
  const isUnbounded =
    divide !== undefined && typeof count !== "number" && typeof count.max !== "number" && count.min === 1;
  return isUnbounded ? { ...spec, count: { ...count, min: 0 } } : spec;
}

const toSyntaxEffects = (
  effects: readonly Effect[],
  discourse: ReferenceDiscourse,
  wording: ReferenceWording,
  specs: readonly TargetSpec[],
): readonly SyntaxEffect[] =>
  effects.flatMap((effect, index) => {
    const fights = isFight(effects[index - 1], effect) || isFight(effect, effects[index + 1]);
    if (fights && effect.do === "damage") return [effect];
    return toSyntaxEffect(effect, discourse, wording, specs);
  });

/** Fight: two damage effects in which targets 0 and 1 damage each other by their AP; a single phrase renders both. */
function isFight(first: Effect | undefined, second: Effect | undefined): boolean {
  const blow = (by: number, to: number): Effect => ({
    do: "damage",
    to: { target: to },
    by: { target: by },
    amount: { stat: "ap", of: { target: by } },
  });
  return isEqualData(first, blow(0, 1)) && isEqualData(second, blow(1, 0));
}

/** Parts of an effect that are worded apart from it. */
const WORDED_APART = ["then", "otherwise", "effects", "modes", "store", "others", "token"];

function toSyntaxEffect(
  effect: Effect,
  discourse: ReferenceDiscourse,
  wording: ReferenceWording,
  specs: readonly TargetSpec[],
): readonly SyntaxEffect[] {
  if (effect.do === "unsupported") return [effect];
  if (effect.do === "create") {
    const { ability, ...rest } = effect;
    const { do: _, ...when } = rest;
    return [{ do: "create", made: { ability: introduceInAbility(ability, discourse, wording), ...when } }];
  }
  const own = introduceInTree(omitKeys(effect as PlainObject, WORDED_APART), discourse, wording);
  const parts: PlainObject = { ...regrouped(own, effect), ...dividedNumber(effect, specs, discourse, wording) };
  if (effect.do === "forEach") {
    discourse.introduce(effect);
    const label = labelSentence(effect, discourse, wording);
    const effects = [...label, ...toSyntaxEffects(effect.effects, discourse, wording, specs)];
    const loop: PlainObject = { ...parts, effects };
    discourse.leave(effect);
    return [loop as SyntaxEffect];
  }
  const programs = programsWithWords(effect, discourse, wording, specs);
  discourse.introduce(effect);
  // Each verb has the parts that the model gives it, regrouped as its phrase says them.
  return [{ ...parts, ...programs } as SyntaxEffect, ...labelSentence(effect, discourse, wording)];
}

/** The effects that an effect holds, in words. */
function programsWithWords(
  effect: Effect,
  discourse: ReferenceDiscourse,
  wording: ReferenceWording,
  specs: readonly TargetSpec[],
): object {
  const worded = (effects: readonly Effect[]) => toSyntaxEffects(effects, discourse, wording, specs);
  if ("modes" in effect) return { modes: effect.modes.map(worded) };
  if ("effects" in effect) return { effects: worded(effect.effects) };
  if (!("then" in effect)) return {};
  const then = worded(effect.then);
  return { then, ...(effect.otherwise !== undefined && { otherwise: worded(effect.otherwise) }) };
}

/** The sentence that labels what an effect stores, where something needs the label. */
function labelSentence(
  effect: Effect,
  discourse: ReferenceDiscourse,
  { labels }: ReferenceWording,
): readonly SyntaxEffect[] {
  const store = "store" in effect ? effect.store : undefined;
  const label = store === undefined ? undefined : labels.get(store);
  const mention = store === undefined ? null : discourse.stored(store);
  if (label === undefined || mention === null || mention.sort !== "stored") return [];
  const words =
    mention.what === "number"
      ? NUMBER_POINTER_WORDS[mention.as as "noted"]
      : effect.do === "forEach"
        ? POINTER_WORDS.it
        : POINTER_WORDS[mention.as as "chosen"];
  mention.label = label;
  return [{ do: "label", of: { stored: words[0] }, label }];
}

/** Moves parts to where the text says them: together, or elsewhere. */
function regrouped(worded: PlainObject, effect: Effect): PlainObject {
  if (effect.do === "choose") {
    const { from, count, ...rest } = worded;
    return { ...rest, chosen: { from, count } };
  }
  if (effect.do === "search") return { ...worded, whose: worded.whose ?? worded.who };
  return effect.do === "token" && "token" in effect ? { ...worded, token: toSyntaxToken(effect.token) } : worded;
}

const toSyntaxToken = ({ name, ap, hp, colors, abilities }: CardDefinition) => ({
  name,
  ap,
  hp,
  colors,
  abilities: abilities.map((ability) => introduceReferences(ability)),
});

/** The number that is divided among targets. It is written with the effect that divides it. */
function dividedNumber(
  effect: Effect,
  specs: readonly TargetSpec[],
  discourse: ReferenceDiscourse,
  wording: ReferenceWording,
): Pick<TargetSpec, "divide"> {
  if (effect.do !== "damage" && effect.do !== "putCounters" && effect.do !== "removeCounters") return {};
  const [number, group] = effect.do === "damage" ? [effect.amount, effect.to] : [effect.count, effect.on];
  if (number !== undefined || typeof group === "string" || !("target" in group)) return {};
  const divide = specs[group.target - (discourse.targetCount - specs.length)]?.divide;
  return introduceInTree({ divide }, discourse, wording);
}

/** Puts words in place of references anywhere in a part of an ability. The type stays: words are written like references. */
const introduceInTree = <Part>(part: Part, discourse: ReferenceDiscourse, wording: ReferenceWording): Part =>
  introduceInData(part as PlainData, discourse, wording) as Part;

function introduceInData(part: PlainData, discourse: ReferenceDiscourse, wording: ReferenceWording): PlainData {
  if (!isPlainObject(part))
    return Array.isArray(part) ? part.map((inner: PlainData) => introduceInData(inner, discourse, wording)) : part;
  const word = toReferenceWord(part, discourse, wording);
  if (word !== null) return word;
  const numberIn = (value: PlainData): PlainData =>
    isReferenceWord(value)
      ? { stored: toNumberWord(value.stored, discourse, wording) }
      : introduceInData(value, discourse, wording);
  const out: MutableObject = {};
  for (const [key, inner] of Object.entries(part)) {
    if (key === "grant") out[key] = introduceReferences(inner as Ability);
    else if (key === "storedColor") out[key] = COLOR_POINTER_WORD;
    else if (key === "storedName") out[key] = NAME_POINTER_WORD;
    else if (key === "pay") out[key] = toSyntaxEffects(inner as readonly Effect[], discourse, wording, []) as PlainData;
    else if (NUMBER_KEYS.includes(key) || (key === "by" && "multiply" in part)) out[key] = numberIn(inner);
    else if (NUMBER_LIST_KEYS.includes(key) && Array.isArray(inner)) out[key] = inner.map(numberIn);
    else out[key] = introduceInData(inner, discourse, wording);
  }
  return out;
}

/** Keys that hold a number, which may be a stored one. */
const NUMBER_KEYS = [
  "then",
  "otherwise",
  "copies",
  "amount",
  "than",
  "divide",
  "min",
  "max",
  "times",
  "half",
  "count",
  "top",
];
/** Keys that hold a list of numbers. */
const NUMBER_LIST_KEYS = ["sum", "product", "minus", "highest", "lowest", "quotient", "difference"];
