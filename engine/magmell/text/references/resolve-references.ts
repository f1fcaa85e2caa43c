import type { Ability, AbilityBody, TargetSpec } from "../../model/ability";
import { type CardDefinition, NO_SYMBOLS } from "../../model/card";
import { alwaysStores, type Effect, type EffectOf } from "../../model/effect";
import type { Amount } from "../../model/select";
import { isPlainObject, type MutableObject, omitKeys, type PlainData, type PlainObject } from "../grammar/plain-data";
import { COLOR_POINTER_WORD, NAME_POINTER_WORD } from "../japanese/references";
import type {
  SyntaxAbility,
  SyntaxBody,
  SyntaxCreation,
  SyntaxEffect,
  SyntaxEffectByVerb,
  SyntaxReplacement,
  SyntaxToken,
} from "../syntax-tree";
import { ReferenceDiscourse } from "./discourse";
import {
  getPlayerWord,
  resolvePlayerWord,
  resolveReferenceWord,
  resolveStoredWord,
  StoreNameAllocator,
  UnresolvedReferenceError,
} from "./resolve-word";

/**
 * Resolves the reference words of an ability to targets, stored names and parts of the event. Throws
 * `UnresolvedReferenceError` if a word has no referent.
 */
export function resolveReferences(
  raw: SyntaxAbility,
  discourse = new ReferenceDiscourse(false),
  names: StoreNameAllocator = new StoreNameAllocator(),
): Ability {
  const hasEvent = raw.type === "triggered" || raw.type === "replacement";
  const inner = discourse.within(hasEvent);
  switch (raw.type) {
    case "unsupported":
      return raw;
    case "price": {
      const { pay, ...head } = raw;
      const paid = resolveEffects(pay, inner, names, []);
      return { ...resolveTree(head, inner, names), pay: paid } as Ability;
    }
    case "static": {
      const { changes, ...head } = raw;
      return resolveTree({ ...head, changes }, inner, names) as Ability;
    }
    case "replacement": {
      const { instead, ...head } = raw;
      return { ...resolveTree(head, inner, names), instead: resolveInstead(instead, inner, names) };
    }
    case "triggered":
    case "magic": {
      if ("modes" in raw) {
        const { modes, ...head } = raw;
        const resolved = resolveTree(head, inner, names);
        return { ...resolved, modes: modes.map((body) => resolveBodyReferences(body, inner.within(hasEvent), names)) };
      }
      const { targets, effects, ...head } = raw;
      const resolved = resolveTree(head, inner, names);
      return { ...resolved, ...resolveBodyReferences({ targets, effects }, inner, names) };
    }
  }
}

function resolveInstead(
  { effects, ...rest }: SyntaxReplacement,
  discourse: ReferenceDiscourse,
  names: StoreNameAllocator,
) {
  const parts = resolveTree(rest, discourse, names);
  return effects === undefined ? parts : { ...parts, effects: resolveEffects(effects, discourse, names, []) };
}

/** Resolves the words of targets and effects, in the order of the text. */
export function resolveBodyReferences(
  { targets = [], effects }: SyntaxBody,
  discourse: ReferenceDiscourse,
  names: StoreNameAllocator = new StoreNameAllocator(),
): AbilityBody {
  const specs = targets.map((spec) => ({ ...spec }));
  const resolved = resolveEffects(effects, discourse, names, specs);
  return { ...(specs.length > 0 && { targets: specs }), effects: resolved };
}

type MutableTarget = { -readonly [Key in keyof TargetSpec]: TargetSpec[Key] };

function resolveEffects(
  raw: readonly SyntaxEffect[],
  discourse: ReferenceDiscourse,
  names: StoreNameAllocator,
  specs: MutableTarget[],
): readonly Effect[] {
  return raw.flatMap((effect) => {
    try {
      return resolveEffect(effect, discourse, names, specs);
    } catch (problem) {
      throw problem instanceof UnresolvedReferenceError ? new UnresolvedReferenceError(problem.word, effect) : problem;
    }
  });
}

function resolveEffect(
  raw: SyntaxEffect,
  discourse: ReferenceDiscourse,
  names: StoreNameAllocator,
  specs: MutableTarget[],
): readonly Effect[] {
  switch (raw.do) {
    case "mention": {
      const mentioned = specs.slice(raw.from, raw.to);
      for (const [index, spec] of mentioned.entries())
        Object.assign(specs[raw.from + index] ?? {}, resolveTree(spec, discourse, names));
      discourse.target(mentioned);
      return [];
    }
    case "label": {
      const antecedent = discourse.resolve(raw.of.stored);
      if (antecedent !== null) discourse.label(antecedent, raw.label);
      return [];
    }
    case "create":
      return [resolveCreation(raw.made, discourse, names)];
    case "token": {
      const effect = resolveToken(raw, discourse, names);
      discourse.introduce(effect);
      return [effect];
    }
    case "forEach":
      return [resolveLoop(raw, discourse, names, specs)];
  }
  const bound: MutableObject = { ...resolveOwn(raw, discourse, names) };
  if ("chosen" in raw) Object.assign(bound, resolveTree(raw.chosen, discourse, names));
  if ("divide" in raw && raw.divide !== undefined)
    divideAmongTargets(bound, resolveTree(raw.divide, discourse, names), discourse, specs);
  if (alwaysStores(raw.do)) bound.store = names.next();
  if (raw.do === "revealUntil") bound.others = names.next();
  // The rows of the grammar give each verb the parts that the model asks of it.
  const effect = Object.assign(bound, resolvePrograms(raw, discourse, names, specs)) as Effect;
  discourse.introduce(effect);
  return [effect];
}

/** Resolves the parts of an effect, except nested effects and parts that are resolved separately. */
function resolveOwn(raw: SyntaxEffect, discourse: ReferenceDiscourse, names: StoreNameAllocator): PlainObject {
  const apart = ["then", "otherwise", "effects", "modes", "divide", "chosen"];
  return resolveTree(
    omitKeys(raw as PlainObject, raw.do === "discardThese" ? [...apart, "who"] : apart),
    discourse,
    names,
  );
}

/** The element of a loop is introduced before the effects of the loop, and is out of scope after them. */
function resolveLoop(
  raw: SyntaxEffectByVerb<"forEach">,
  discourse: ReferenceDiscourse,
  names: StoreNameAllocator,
  specs: MutableTarget[],
): Effect {
  const { effects, ...rest } = raw;
  const head = { ...resolveTree(rest, discourse, names), store: names.next(), effects: [] };
  discourse.introduce(head);
  const loop: Effect = { ...head, effects: resolveEffects(effects, discourse, names, specs) };
  discourse.leave(head);
  return loop;
}

/** The effects that an effect holds, resolved. */
function resolvePrograms(
  raw: SyntaxEffect,
  discourse: ReferenceDiscourse,
  names: StoreNameAllocator,
  specs: MutableTarget[],
): object {
  const resolve = (effects: readonly SyntaxEffect[]) => resolveEffects(effects, discourse, names, specs);
  if ("modes" in raw) return { modes: raw.modes.map(resolve) };
  if ("effects" in raw) return { effects: resolve(raw.effects) };
  if (!("then" in raw)) return {};
  const then = resolve(raw.then);
  return { then, ...(raw.otherwise !== undefined && { otherwise: resolve(raw.otherwise) }) };
}

/** A divided number belongs to the targets, because it is divided when they are chosen (702.3.3). */
function divideAmongTargets(
  bound: PlainObject,
  divide: Amount,
  { targetCount }: ReferenceDiscourse,
  specs: MutableTarget[],
): void {
  const target = [bound.to, bound.on].flatMap((part) => (isPlainObject(part) ? (part.target ?? []) : []))[0];
  const spec = typeof target === "number" ? specs[target - (targetCount - specs.length)] : undefined;
  if (spec === undefined) throw new UnresolvedReferenceError("割り振って");
  spec.divide = divide;
  if (typeof spec.count !== "number" && spec.count.min === 0) spec.count = { ...spec.count, min: 1 };
}

function resolveCreation(
  { ability, ...when }: SyntaxCreation,
  discourse: ReferenceDiscourse,
  names: StoreNameAllocator,
): Effect {
  // The grammar makes neither magic nor unread text for a while.
  const created = resolveReferences(ability, discourse, names) as EffectOf<"create">["ability"];
  return { do: "create", ability: created, ...when };
}

function resolveToken(
  raw: SyntaxEffectByVerb<"token">,
  discourse: ReferenceDiscourse,
  names: StoreNameAllocator,
): EffectOf<"token"> {
  if (!("token" in raw)) return resolveTree(raw, discourse, names);
  const { token, ...rest } = raw;
  return { ...resolveTree(rest, discourse, names), token: completeToken(token) };
}

/** A token is a unit without costs (206.3); the canonical form writes its text. */
function completeToken({ name, ap, hp, colors, abilities }: SyntaxToken): CardDefinition {
  return {
    name,
    ...(colors !== undefined && { colors }),
    kind: "unit",
    timing: "normal",
    useCost: NO_SYMBOLS,
    catalyst: NO_SYMBOLS,
    ap,
    hp,
    text: "",
    abilities: abilities.map((ability) => resolveReferences(ability)),
    token: true,
  };
}

/** Resolves the words in any part of an ability. The type stays: words stand only where references may. */
const resolveTree = <Part>(part: Part, discourse: ReferenceDiscourse, names: StoreNameAllocator): Part =>
  resolveData(part as PlainData, discourse, names) as Part;

function resolveData(part: PlainData, discourse: ReferenceDiscourse, names: StoreNameAllocator): PlainData {
  if (!isPlainObject(part))
    return Array.isArray(part) ? part.map((inner: PlainData) => resolveData(inner, discourse, names)) : part;
  if (typeof part.stored === "string") return resolveReferenceWord(part.stored, discourse, names);
  const word = getPlayerWord(part);
  if (word !== null) return resolvePlayerWord(word, discourse, names);
  if (isPlainObject(part.player) && "controllerOf" in part.player) {
    const player = resolveData(part.player, discourse, names);
    const instance = getPlayerWord(part.player) !== null && isPlainObject(player) ? player.controllerOf : undefined;
    return instance ?? { player };
  }
  const out: MutableObject = {};
  for (const [key, inner] of Object.entries(part)) {
    if (key === "grant") out[key] = resolveReferences(inner as SyntaxAbility);
    else if (isEvent(part) && isPlainObject(inner) && "player" in inner)
      // An event asks its player of each player, so a player that it happens to stays one.
      out[key] = { player: resolveData(inner.player, discourse, names) };
    else if (key === "storedColor") out[key] = resolveStoredWord(COLOR_POINTER_WORD, discourse, names);
    else if (key === "storedName") out[key] = resolveStoredWord(NAME_POINTER_WORD, discourse, names);
    else if (key === "pay")
      out[key] = resolveEffects(
        inner as unknown as readonly SyntaxEffect[],
        discourse,
        names,
        [],
      ) as unknown as PlainData;
    else out[key] = resolveData(inner, discourse, names);
  }
  return out;
}

const isEvent = ({ on, do: verb }: PlainObject): boolean => typeof on === "string" && verb === undefined;
