import type { Ability, AbilityBody, TargetSpec } from "../../model/ability";
import { NO_SYMBOLS } from "../../model/card";
import type { Effect } from "../../model/effect";
import type { RawEffect } from "../japanese/clauses";
import type { RawBody } from "../japanese/programs";
import { COLOR_POINTER, NUMBER_POINTERS } from "../japanese/references";
import { type Antecedent, Discourse, type IntroducingEffect, isNumberPointer, type Mention } from "./discourse";

type Tree = Readonly<Record<string, unknown>>;

/** A word points to something that the text has not spoken of. */
export class UnresolvedReference extends Error {
  constructor(
    readonly word: string,
    /** The instruction of the outermost list in which it stands. */
    readonly effect: RawEffect | null = null,
  ) {
    super(`「${word}」 points to nothing`);
  }
}

/** Decides what the words of an ability point to. Throws `Unbound` where one points to nothing. */
export function resolveReferences(
  raw: Tree,
  mentions = new Discourse(false),
  names: StoreNames = new StoreNames(),
): Ability {
  const hasEvent = raw.type === "triggered" || raw.type === "replacement";
  const inner = mentions.within(hasEvent);
  const { targets, effects, modes, instead, changes, ...rest } = raw;
  const head = resolveTree(rest, inner, names) as Tree;
  if (modes !== undefined) {
    const bodies = (modes as readonly RawBody[]).map((body) => resolveBody(body, inner.within(hasEvent), names));
    return { ...head, modes: bodies } as unknown as Ability;
  }
  if (effects !== undefined) {
    const body = resolveBody(
      {
        ...(targets !== undefined && { targets: targets as readonly TargetSpec[] }),
        effects: effects as readonly RawEffect[],
      },
      inner,
      names,
    );
    return { ...head, ...body } as unknown as Ability;
  }
  if (instead !== undefined)
    return { ...head, instead: resolveInstead(instead as Tree, inner, names) } as unknown as Ability;
  return (changes === undefined
    ? head
    : { ...head, changes: resolveTree(changes, inner, names) }) as unknown as Ability;
}

/** Names for what instructions keep for those after them. */
export class StoreNames {
  private count = 0;
  next(): string {
    this.count += 1;
    return `#${this.count}`;
  }
}

function resolveInstead({ effects, ...rest }: Tree, mentions: Discourse, names: StoreNames): unknown {
  const parts = resolveTree(rest, mentions, names) as Tree;
  return effects === undefined
    ? parts
    : { ...parts, effects: resolveEffects(effects as readonly RawEffect[], mentions, names, []) };
}

/** Binds targets and instructions in the order of the text. */
export function resolveBody(
  { targets = [], effects }: RawBody,
  mentions: Discourse,
  names: StoreNames = new StoreNames(),
): AbilityBody {
  const specs = targets.map((spec) => ({ ...spec }));
  const bound = resolveEffects(effects, mentions, names, specs);
  return { ...(specs.length > 0 && { targets: specs }), effects: bound };
}

type MutableTarget = { -readonly [Key in keyof TargetSpec]: TargetSpec[Key] };

function resolveEffects(
  raw: readonly RawEffect[],
  mentions: Discourse,
  names: StoreNames,
  specs: MutableTarget[],
): readonly Effect[] {
  return raw.flatMap((effect) => {
    try {
      return resolveEffect(effect, mentions, names, specs);
    } catch (problem) {
      throw problem instanceof UnresolvedReference ? new UnresolvedReference(problem.word, effect) : problem;
    }
  });
}

const PROGRAMS = ["then", "otherwise", "effects", "modes"];

function resolveEffect(
  raw: RawEffect,
  mentions: Discourse,
  names: StoreNames,
  specs: MutableTarget[],
): readonly Effect[] {
  if (raw.do === "mention") {
    const from = raw.from as number;
    const some = specs.slice(from, raw.to as number);
    for (const [index, spec] of some.entries())
      Object.assign(specs[from + index] ?? {}, resolveTree(spec, mentions, names));
    mentions.target(some);
    return [];
  }
  if (raw.do === "label") {
    const meant = mentions.resolve((raw.of as { stored: string }).stored);
    if (meant !== null) mentions.label(meant, raw.label as string);
    return [];
  }
  if (raw.do === "create") return [resolveCreate(raw.made as Tree, mentions, names)];
  if (raw.do === "token") {
    const token = completeToken(raw.token as RawToken);
    const bound = { ...(resolveTree(without(raw, ["token"]), mentions, names) as object), token } as unknown as Effect;
    mentions.introduce(bound as unknown as IntroducingEffect);
    return [bound];
  }
  const own = without(raw, [...PROGRAMS, "divide", "chosen", ...(raw.do === "discardThese" ? ["who"] : [])]);
  const bound = {
    ...(resolveTree(own, mentions, names) as Tree),
    ...(raw.chosen !== undefined && (resolveTree(raw.chosen, mentions, names) as Tree)),
  } as Record<string, unknown>;
  if (raw.divide !== undefined) divideAmongTargets(bound, resolveTree(raw.divide, mentions, names), mentions, specs);
  if (ALWAYS_STORE.includes(raw.do)) bound.store = names.next();
  if (raw.do !== "forEach") resolvePrograms(raw, bound, mentions, names, specs);
  mentions.introduce(bound as IntroducingEffect);
  if (raw.do === "forEach") {
    resolvePrograms(raw, bound, mentions, names, specs);
    mentions.leave(bound as IntroducingEffect);
  }
  return [bound as unknown as Effect];
}

const ALWAYS_STORE = ["search", "choose", "chooseNumber", "chooseColor", "remember", "forEach"];

function resolvePrograms(
  raw: RawEffect,
  bound: Record<string, unknown>,
  mentions: Discourse,
  names: StoreNames,
  specs: MutableTarget[],
): void {
  for (const key of PROGRAMS) {
    const program = raw[key] as readonly unknown[] | undefined;
    if (program === undefined) continue;
    bound[key] =
      key === "modes"
        ? program.map((mode) => resolveEffects(mode as readonly RawEffect[], mentions, names, specs))
        : resolveEffects(program as readonly RawEffect[], mentions, names, specs);
  }
}

/** What is divided belongs to the targets, because it is divided when they are chosen (702.3.3). */
function divideAmongTargets(
  bound: Record<string, unknown>,
  number: unknown,
  { targetCount }: Discourse,
  specs: MutableTarget[],
): void {
  const group = [bound.to, bound.on].find(
    (part): part is { target: number } => typeof part === "object" && part !== null && "target" in part,
  );
  const spec = group === undefined ? undefined : specs[group.target - (targetCount - specs.length)];
  if (spec === undefined) throw new UnresolvedReference("割り振って");
  spec.divide = number as number;
  if (typeof spec.count !== "number" && spec.count.min === 0) spec.count = { ...spec.count, min: 1 };
}

function resolveCreate({ ability, until, times }: Tree, mentions: Discourse, names: StoreNames): Effect {
  const bound = resolveReferences(ability as Tree, mentions, names);
  return { do: "create", ability: bound, until, ...(times !== undefined && { times }) } as unknown as Effect;
}

type RawToken = {
  readonly name: string;
  readonly ap: number;
  readonly hp: number;
  readonly abilities: readonly Tree[];
};

/** A token is a unit without costs (206.3); the canonical form writes its text. */
function completeToken({ name, ap, hp, abilities }: RawToken): unknown {
  return {
    name,
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

/** Replaces the words in any part of an ability by what they mean. */
function resolveTree(part: unknown, mentions: Discourse, names: StoreNames): unknown {
  if (Array.isArray(part)) return part.map((inner) => resolveTree(inner, mentions, names));
  if (part === null || typeof part !== "object") return part;
  const tree = part as Tree;
  if (typeof tree.stored === "string") return resolveWord(tree.stored, mentions, names);
  if ("controllerOf" in tree) {
    const { stored } = tree.controllerOf as { stored?: string };
    if (stored?.endsWith("プレイヤー")) return resolvePlayer(stored, mentions, names);
  }
  if ("player" in tree && typeof tree.player === "object" && tree.player !== null && "controllerOf" in tree.player) {
    const bound = resolveTree(tree.player, mentions, names) as { controllerOf?: unknown };
    const { stored } = (tree.player.controllerOf ?? {}) as { stored?: string };
    return stored?.endsWith("プレイヤー") && bound.controllerOf !== undefined ? bound.controllerOf : { player: bound };
  }
  const out: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(tree)) {
    if (key === "grant") out[key] = resolveReferences(inner as Tree);
    else if (isEvent(tree) && isPlayers(inner)) out[key] = { player: resolveTree(inner.player, mentions, names) };
    else if (key === "storedColor")
      out[key] = (resolveWord(COLOR_POINTER, mentions, names) as { stored: string }).stored;
    else out[key] = resolveTree(inner, mentions, names);
  }
  return out;
}

const isEvent = ({ on, do: verb }: Tree): boolean => typeof on === "string" && verb === undefined;

/** Whom an event happens to is asked of each player, so there a player stays one. */
const isPlayers = (part: unknown): part is { readonly player: unknown } =>
  typeof part === "object" && part !== null && "player" in part;

function resolvePlayer(word: string, mentions: Discourse, names: StoreNames): unknown {
  const meant = mentions.resolve(word);
  if (meant === null) throw new UnresolvedReference(word);
  return "event" in meant ? { event: meant.event } : { controllerOf: refOf(meant, names) };
}

function resolveWord(word: string, mentions: Discourse, names: StoreNames): unknown {
  const meant = mentions.resolve(word);
  if (meant === null) throw new UnresolvedReference(word);
  if ("event" in meant) return { event: meant.event };
  return isNumberPointer(word) && areCounted(word, meant.mention)
    ? { count: refOf(meant, names) }
    : refOf(meant, names);
}

/** Targets, and things with a name, are as many as there are now; of others the text says how many they were. */
const areCounted = (word: string, mention: Mention): boolean =>
  mention.sort === "targets" || (mention.what === "things" && LABEL_NUMBERS.includes(word));

const LABEL_NUMBERS: readonly string[] = NUMBER_POINTERS.label;

function refOf(meant: Extract<Antecedent, { mention: unknown }>, names: StoreNames): unknown {
  const { mention, joined } = meant;
  if (mention.sort === "targets") {
    const groups = mention.groups.map((target) => ({ target }));
    return joined ? { join: groups } : groups.at(-1);
  }
  mention.by.store ??= names.next();
  return { stored: mention.by.store };
}

const without = (tree: Tree, keys: readonly string[]): Tree =>
  Object.fromEntries(Object.entries(tree).filter(([key]) => !keys.includes(key)));
