import type { Ability, Body, TargetSpec } from "../../magmell/model/ability";
import type { Effect } from "../../magmell/model/effect";
import { equal } from "../grammar/equal";
import type { RawEffect } from "../japanese/clauses";
import type { RawBody } from "../japanese/programs";
import { COLOR_POINTER, NUMBER_POINTERS, POINTERS } from "../japanese/references";
import { type Introducing, type Meant, type Mention, Mentions } from "./mentions";

type Tree = Readonly<Record<string, unknown>>;

/** What a writing knows besides what has been mentioned: which stored things need a name of their own. */
type Telling = { readonly labels: Map<string, string>; readonly nouns: readonly string[] };

/**
 * An ability with words in place of what they point to: the way back from `bindAbility`. What no other word could name gets
 * a name of its own where it is introduced (甲, 乙 …).
 */
export function speakAbility(
  ability: Ability,
  mentions = new Mentions(false),
  labels = new Map<string, string>(),
): Tree {
  for (;;) {
    const before = labels.size;
    const spoken = speak(ability, mentions, { labels, nouns: [] });
    if (labels.size === before) return spoken;
  }
}

function speak(ability: Ability, mentions: Mentions, telling: Telling): Tree {
  if (ability.type === "unsupported") return ability as unknown as Tree;
  const hasEvent = ability.type === "triggered" || ability.type === "replacement";
  const inner = mentions.within(hasEvent);
  const here: Telling = hasEvent ? { ...telling, nouns: nounsOf(ability.on) } : telling;
  const { targets, effects, modes, instead, changes, ...rest } = ability as unknown as Record<string, unknown>;
  const head = speakTree(rest, inner, here) as Tree;
  if (modes !== undefined) {
    return { ...head, modes: (modes as readonly Body[]).map((body) => speakBody(body, inner.within(hasEvent), here)) };
  }
  if (effects !== undefined) {
    return { ...head, ...speakBody({ ...(targets !== undefined && { targets }), effects } as Body, inner, here) };
  }
  if (instead !== undefined) {
    const { effects: program, ...parts } = instead as { effects?: readonly Effect[] };
    const spoken = speakTree(parts, inner, here) as Tree;
    return {
      ...head,
      instead: program === undefined ? spoken : { ...spoken, effects: speakEffects(program, inner, here, []) },
    };
  }
  return changes === undefined ? head : { ...head, changes: speakTree(changes, inner, here) };
}

/** The nouns by which a text points to what an event happened to. */
function nounsOf(on: unknown): readonly string[] {
  const [pattern] = Array.isArray(on) ? on : [on];
  const { what, on: event } = pattern as { what?: unknown; on?: string };
  const kind = typeof what === "object" && what !== null && "kind" in what ? what.kind : null;
  const noun = { unit: "ユニット", magic: "マジック", stone: "魔石" }[String(kind)];
  const isUnit = ["attack", "defend", "damage"].includes(event ?? "");
  return [noun ?? (isUnit ? "ユニット" : "カード")];
}

/** The body of a magic, or any other. */
export function speakBody(body: Body, mentions: Mentions, telling: Telling): RawBody {
  const specs = (body.targets ?? []).map((spec) => speakTree(spec, mentions, telling) as TargetSpec);
  if (specs.length > 0) mentions.target(specs);
  const effects = speakEffects(body.effects, mentions, telling, specs);
  const shown = specs.map(withoutDivision);
  return { ...(shown.length > 0 && { targets: shown }), effects };
}

/** What is divided is said where it is dealt out; of as many targets as there are each gets at least 1 anyway (702.3.3). */
function withoutDivision({ divide, ...spec }: TargetSpec): TargetSpec {
  const { count } = spec;
  const asMany = divide !== undefined && typeof count !== "number" && typeof count.max !== "number" && count.min === 1;
  return asMany ? { ...spec, count: { ...count, min: 0 } } : spec;
}

/** A magic's bodies, spoken like those of an ability. */
export function speakMagic(body: Body): RawBody {
  const labels = new Map<string, string>();
  for (;;) {
    const before = labels.size;
    const spoken = speakBody(body, new Mentions(false), { labels, nouns: [] });
    if (labels.size === before) return spoken;
  }
}

const speakEffects = (
  effects: readonly Effect[],
  mentions: Mentions,
  telling: Telling,
  specs: readonly TargetSpec[],
): readonly RawEffect[] =>
  effects.flatMap((effect, index) => {
    if (isFight(effects[index - 1], effect)) return [effect as unknown as RawEffect];
    if (isFight(effect, effects[index + 1])) return [effect as unknown as RawEffect];
    return speakEffect(effect as unknown as Introducing, mentions, telling, specs);
  });

/** Two targets that deal damage to each other, for which there is one phrase. */
function isFight(first: Effect | undefined, second: Effect | undefined): boolean {
  const blow = (by: number, to: number) => ({
    do: "damage",
    to: { target: to },
    by: { target: by },
    amount: { stat: "ap", of: { target: by } },
  });
  return equal(first, blow(0, 1)) && equal(second, blow(1, 0));
}

const PROGRAMS = ["then", "otherwise", "effects", "modes"];

function speakEffect(
  effect: Introducing,
  mentions: Mentions,
  telling: Telling,
  specs: readonly TargetSpec[],
): readonly RawEffect[] {
  if (effect.do === "unsupported") return [effect];
  if (effect.do === "create") {
    const { ability, until, times } = effect as unknown as Extract<Effect, { do: "create" }>;
    const made = { ability: speak(ability, mentions, telling), until, ...(times !== undefined && { times }) };
    return [{ do: "create", made }];
  }
  const own = Object.fromEntries(
    Object.entries(effect).filter(([key]) => ![...PROGRAMS, "store", "token"].includes(key)),
  );
  const spoken = prepared(speakTree(own, mentions, telling) as RawEffect, effect, specs, mentions);
  const inside = (): void => {
    for (const key of PROGRAMS) {
      const program = effect[key] as readonly unknown[] | undefined;
      if (program === undefined) continue;
      spoken[key] =
        key === "modes"
          ? program.map((mode) => speakEffects(mode as readonly Effect[], mentions, telling, specs))
          : speakEffects(program as readonly Effect[], mentions, telling, specs);
    }
  };
  if (effect.do !== "forEach") inside();
  mentions.introduce(effect);
  const label = labelled(effect, mentions, telling);
  if (effect.do !== "forEach") return [spoken, ...label];
  inside();
  if (label.length > 0) spoken.effects = [...label, ...(spoken.effects as readonly RawEffect[])];
  mentions.leave(effect);
  return [spoken];
}

/** Where an instruction keeps something that needs a name, the sentence that gives it. */
function labelled(effect: Introducing, mentions: Mentions, { labels }: Telling): readonly RawEffect[] {
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
function prepared(
  spoken: RawEffect,
  effect: Introducing,
  specs: readonly TargetSpec[],
  { targetCount }: Mentions,
): Draft {
  if (effect.do === "choose") {
    const { from, count, ...rest } = spoken;
    return { ...rest, chosen: { from, count } } as unknown as Draft;
  }
  if (effect.do === "search") return { ...spoken, whose: spoken.whose ?? spoken.who };
  if (effect.do === "token") {
    const { name, ap, hp, abilities } = (effect as unknown as Extract<Effect, { do: "token" }>).token;
    return { ...spoken, token: { name, ap, hp, abilities: abilities.map((ability) => speakAbility(ability)) } };
  }
  const amountKey = { damage: "amount", putCounters: "count", removeCounters: "count" }[effect.do];
  const group = (effect.to ?? effect.on) as { target?: number } | undefined;
  if (amountKey !== undefined && effect[amountKey] === undefined && group?.target !== undefined) {
    return { ...spoken, divide: specs[group.target - (targetCount - specs.length)]?.divide };
  }
  return { ...spoken };
}

/** Puts words in place of references anywhere in a part of an ability. */
function speakTree(part: unknown, mentions: Mentions, telling: Telling): unknown {
  if (Array.isArray(part)) return part.map((inner) => speakTree(inner, mentions, telling));
  if (part === null || typeof part !== "object") return part;
  const tree = part as Tree;
  const whole = speakReference(tree, mentions, telling);
  if (whole !== null) return whole;
  const out: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(tree)) {
    if (key === "grant") out[key] = speakAbility(inner as Ability);
    else if (key === "storedColor") out[key] = COLOR_POINTER;
    else if (NUMBERS.includes(key) && isStored(inner))
      out[key] = { stored: numberWord(inner.stored, mentions, telling) };
    else if (NUMBER_LISTS.includes(key) && Array.isArray(inner)) {
      out[key] = inner.map((one) =>
        isStored(one) ? { stored: numberWord(one.stored, mentions, telling) } : speakTree(one, mentions, telling),
      );
    } else out[key] = speakTree(inner, mentions, telling);
  }
  return out;
}

const NUMBERS = ["amount", "than", "divide", "min", "max", "times", "half", "count", "top"];
const NUMBER_LISTS = ["sum", "product", "minus", "highest", "lowest"];

const isStored = (value: unknown): value is { readonly stored: string } =>
  typeof value === "object" && value !== null && "stored" in value;

/** A reference as a word; `null` for what is none. */
function speakReference(tree: Tree, mentions: Mentions, telling: Telling): unknown {
  const keys = Object.keys(tree);
  if (isStored(tree)) return { stored: thingWord(tree.stored, mentions, telling) };
  // What is counted is things, although other counts are numbers.
  if (keys.length === 1 && isStored(tree.count))
    return { count: { stored: thingWord(tree.count.stored, mentions, telling) } };
  if (typeof tree.target === "number") return targetWord(tree.target, mentions);
  if ("join" in tree) return joinWord(tree, mentions);
  if (keys.length === 1 && "event" in tree) return eventWord(tree.event as string, mentions, telling);
  if ("controllerOf" in tree) return playerWord(tree, mentions);
  return null;
}

const word = (words: readonly string[]): string => words[0] ?? "";

const means = (mentions: Mentions, said: string, fits: (mention: Mention) => boolean): boolean => {
  const meant = mentions.resolve(said);
  return meant !== null && "mention" in meant && !meant.joined && fits(meant.mention);
};

function targetWord(target: number, mentions: Mentions): unknown {
  const mention = mentions.group(target);
  // Of several groups each is named by its number, so that nobody has to guess which is meant.
  if (mention?.sort !== "targets" || mention.groups.length > 1) return { target };
  const said = mention.plural ? "それら" : "それ";
  const isIt = means(mentions, said, (one) => one.sort === "targets" && one.groups.at(-1) === target);
  return isIt ? { stored: said } : { target };
}

function joinWord(tree: Tree, mentions: Mentions): unknown {
  const meant: Meant | null = mentions.resolve("それら");
  if (meant === null || !("mention" in meant) || !meant.joined || meant.mention.sort !== "targets") return null;
  return equal(
    tree.join,
    meant.mention.groups.map((target) => ({ target })),
  )
    ? { stored: "それら" }
    : null;
}

function thingWord(name: string, mentions: Mentions, telling: Telling): string {
  const mention = mentions.stored(name);
  if (mention === null || mention.sort !== "stored") return word(POINTERS.it);
  const own = POINTERS[mention.as as "chosen"] ?? [];
  const words = [
    mention.plural ? "それら" : "それ",
    ...(mention.as === "label" ? [] : [word(own)]),
    mention.label ?? "",
  ];
  return words.find((said) => means(mentions, said, (one) => one === mention)) ?? asksForLabel(name, telling, "");
}

function numberWord(name: string, mentions: Mentions, telling: Telling): string {
  const mention = mentions.stored(name);
  if (mention === null || mention.sort !== "stored") return word(NUMBER_POINTERS.noted);
  const words = [word(NUMBER_POINTERS[mention.as as "noted"] ?? []), `${mention.label}の数`];
  return words.find((said) => means(mentions, said, (one) => one === mention)) ?? asksForLabel(name, telling, "の数");
}

/** The next telling gives it a name. */
function asksForLabel(name: string, { labels }: Telling, ending: string): string {
  if (!labels.has(name)) labels.set(name, POINTERS.label[labels.size % POINTERS.label.length] ?? "");
  return `${labels.get(name) ?? ""}${ending}`;
}

function eventWord(event: string, mentions: Mentions, { nouns }: Telling): unknown {
  if (event === "amount") return { stored: word(NUMBER_POINTERS.amount) };
  if (event === "source") return { stored: word(POINTERS.source) };
  const isEvent = (said: string): boolean => {
    const meant = mentions.resolve(said);
    return meant !== null && "event" in meant && meant.event === event;
  };
  if (event === "player") {
    const said = [word(POINTERS.player), word(POINTERS.eventPlayer)].find(isEvent);
    return { controllerOf: { stored: said ?? word(POINTERS.eventPlayer) } };
  }
  const said = [...nouns.map((noun) => `その${noun}`), word(POINTERS.subject)].find(isEvent);
  return { stored: said ?? word(POINTERS.subject) };
}

/** 「そのプレイヤー」 for a player that has been mentioned; `null` for anyone else. */
function playerWord(tree: Tree, mentions: Mentions): unknown {
  const of = tree.controllerOf as { target?: number; stored?: string };
  const meant = mentions.resolve(word(POINTERS.player));
  if (typeof of !== "object" || meant === null || !("mention" in meant) || meant.mention.players !== "all") return null;
  const { mention } = meant;
  const same =
    mention.sort === "targets"
      ? of.target === mention.groups.at(-1)
      : of.stored !== undefined && of.stored === mention.by.store;
  return same ? { controllerOf: { stored: word(POINTERS.player) } } : null;
}
