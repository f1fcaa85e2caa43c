import type { TargetSpec } from "../../model/ability";
import type { Effect, EffectOf, EffectVerb } from "../../model/effect";
import type { Select } from "../../model/select";
import {
  COLOR_POINTER_WORD,
  NAME_POINTER_WORD,
  NUMBER_POINTER_WORDS,
  POINTER_WORDS,
  type PointerKind,
} from "../japanese/references";

/** The effect that an antecedent came of. Its `store` is set as soon as a word points to the antecedent. */
type IntroducingEffect = { readonly do: EffectVerb; store?: string };

/** A possible antecedent: something mentioned in the text that later words may refer to. */
export type ReferenceMention =
  | {
      readonly sort: "targets";
      readonly groups: readonly number[];
      readonly plural: boolean;
      readonly players: Players;
    }
  | {
      readonly sort: "stored";
      readonly by: IntroducingEffect;
      readonly as: PointerKind | "noted";
      /** Whether it is things, a number, a color or a card name. */
      readonly what: "things" | "number" | "color" | "name";
      /** Whether 「それ」 may refer to it. */
      readonly it: boolean;
      readonly plural: boolean;
      readonly players: Players;
      label?: string;
    };

type Players = "all" | "some" | "none";

/** The antecedent of a reference word: a mention (`joined` for all groups of its sentence), or a part of the event. */
export type Antecedent =
  | { readonly mention: ReferenceMention; readonly joined: boolean }
  | { readonly event: "subject" | "source" | "player" | "amount" };

/** For each verb that introduces a mention: the word group that refers to its result, and whether 「それ」 may mean it. */
const INTRODUCTIONS: Readonly<
  Partial<Record<EffectVerb, readonly [as: PointerKind | "noted", it: boolean, what?: "number" | "color" | "name"]>>
> = {
  choose: ["chosen", true],
  search: ["found", true],
  look: ["seen", true],
  reveal: ["shown", false],
  token: ["summoned", true],
  revealUntil: ["hit", true],
  discard: ["discarded", false],
  discardThese: ["discarded", false],
  destroy: ["destroyed", false],
  return: ["returned", false],
  summon: ["summoned", false],
  put: ["put", false],
  chooseNumber: ["chosen", false, "number"],
  remember: ["noted", false, "number"],
  chooseColor: ["chosen", false, "color"],
  chooseName: ["chosen", false, "name"],
  rest: ["rested", false],
  wake: ["woken", false],
  turnFaceUp: ["turnedUp", false],
  turnFaceDown: ["turnedDown", false],
  negate: ["negated", false],
  damage: ["damaged", false],
  putCounters: ["marked", false],
  removeCounters: ["unmarked", false],
  forEach: ["label", true],
};

const SORT_OF: ReadonlyMap<string, PointerKind> = new Map(
  Object.entries(POINTER_WORDS).flatMap(([sort, words]) => words.map((word) => [word, sort as PointerKind] as const)),
);
const NUMBER_SORT_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(NUMBER_POINTER_WORDS).flatMap(([sort, words]) => words.map((word) => [word, sort] as const)),
);

export const isNumberPointer = (word: string): boolean => NUMBER_SORT_OF.has(word);

/**
 * The discourse: everything mentioned so far, in the order of the text. Reading and writing both resolve words against it.
 */
export class ReferenceDiscourse {
  constructor(
    /** Whether there is an event that words may refer to. */
    readonly hasEvent: boolean,
    private readonly list: ReferenceMention[] = [],
    /** Number of target groups before those of this body. */
    public targetCount = 0,
  ) {}

  /**
   * Returns a nested discourse for an ability that an effect creates. It begins with the mentions so far; new mentions
   * are not added to the outer discourse.
   */
  within(hasEvent: boolean): ReferenceDiscourse {
    return new ReferenceDiscourse(hasEvent || this.hasEvent, [...this.list], this.targetCount);
  }

  /** Adds the target groups that one sentence names. */
  target(specs: readonly TargetSpec[]): void {
    const groups = specs.map((_, index) => this.targetCount + index);
    this.targetCount += specs.length;
    const players = specs.map(
      (spec): Players => (spec.players === undefined ? "none" : spec.zones === undefined ? "all" : "some"),
    );
    this.list.push({
      sort: "targets",
      groups,
      plural: specs.length > 1 || specs.some(({ count }) => count !== 1),
      players: players.every((all) => all === "all")
        ? "all"
        : players.some((some) => some !== "none")
          ? "some"
          : "none",
    });
  }

  /** Adds the mention that an effect introduces. */
  introduce(effect: Effect): void {
    const row = INTRODUCTIONS[effect.do];
    if (row === undefined) return;
    const [as, it, what = "things"] = row;
    this.list.push({
      sort: "stored",
      by: effect,
      as,
      what,
      it: it || (effect.do === "reveal" && !isReference(effect.what)),
      plural: effect.do !== "forEach" && isMany(effect),
      players: classifyPlayers(effect),
    });
    if (effect.do === "revealUntil") this.introduceOthers(effect);
  }

  /** Adds the cards that were revealed before the matching card. */
  private introduceOthers(effect: EffectOf<"revealUntil">): void {
    const by = { do: effect.do, store: effect.others };
    this.list.push({ sort: "stored", by, as: "rest", what: "things", it: false, plural: true, players: "none" });
  }

  /** Removes the mention of the current element of a loop after the loop. */
  leave(effect: Effect): void {
    const index = this.list.findLastIndex((mention) => mention.sort === "stored" && mention.by === effect);
    if (index >= 0) this.list.splice(index, 1);
  }

  /** Assigns a label to the result of an instruction. */
  label(meant: Antecedent, label: string): void {
    if ("mention" in meant && meant.mention.sort === "stored") meant.mention.label = label;
  }

  /** The antecedent of a word for things, players or numbers at this point; `null` when there is none. */
  resolve(word: string): Antecedent | null {
    if (word === COLOR_POINTER_WORD)
      return this.last((mention) => mention.sort === "stored" && mention.what === "color");
    if (word === NAME_POINTER_WORD) return this.last((mention) => mention.sort === "stored" && mention.what === "name");
    const number = NUMBER_SORT_OF.get(word);
    if (number !== undefined) return this.number(number, word);
    const sort = SORT_OF.get(word);
    switch (sort) {
      case undefined:
        return null;
      case "it":
        return this.latestThing(() => true, word === "それら") ?? this.ofEvent("subject");
      case "that":
        return (
          this.latestThing(({ players }) => players !== "all", word.startsWith("それら")) ?? this.ofEvent("subject")
        );
      case "subject":
      case "source":
      case "eventPlayer":
        return this.ofEvent(sort === "eventPlayer" ? "player" : sort);
      case "player":
        return this.latestThing(({ players }) => players !== "none", false) ?? this.ofEvent("player");
      case "label":
        return this.last((mention) => mention.sort === "stored" && mention.label === word);
      default:
        return this.last((mention) => mention.sort === "stored" && mention.as === sort && mention.what === "things");
    }
  }

  private number(sort: string, word: string): Antecedent | null {
    if (sort === "amount") return this.ofEvent("amount");
    if (sort === "label" || sort === "labelled")
      return this.last((mention) => mention.sort === "stored" && mention.label === word.charAt(0));
    return this.last(
      (mention) =>
        mention.sort === "stored" && mention.as === sort && mention.what !== "color" && mention.what !== "name",
    );
  }

  private latestThing(fits: (mention: ReferenceMention) => boolean, joined: boolean): Antecedent | null {
    const things = this.list.filter((one) => (one.sort === "targets" || one.it) && fits(one));
    const mention = things.at(-1);
    // 「それら」 is not the last of several single things.
    return mention === undefined || (joined && !mention.plural && things.length > 1)
      ? null
      : { mention, joined: joined && mention.sort === "targets" && mention.groups.length > 1 };
  }

  private last(fits: (mention: ReferenceMention) => boolean): Antecedent | null {
    const mention = this.list.findLast(fits);
    return mention === undefined ? null : { mention, joined: false };
  }

  private ofEvent(event: "subject" | "source" | "player" | "amount"): Antecedent | null {
    return this.hasEvent ? { event } : null;
  }

  /** The latest mention of a result stored under a name. */
  stored(name: string): ReferenceMention | null {
    return this.list.findLast((mention) => mention.sort === "stored" && mention.by.store === name) ?? null;
  }

  /** The latest mention of a group of targets. */
  group(index: number): ReferenceMention | null {
    return this.list.findLast((mention) => mention.sort === "targets" && mention.groups.includes(index)) ?? null;
  }
}

const isReference = (what: Select): boolean =>
  what === "self" || (typeof what === "object" && ("stored" in what || "target" in what || "event" in what));

function isMany(effect: Effect): boolean {
  if (effect.do === "revealUntil") return false;
  if ("count" in effect && effect.count !== undefined) return effect.count !== 1;
  if (!("what" in effect) || typeof effect.what === "string") return false;
  return !("top" in effect.what && effect.what.count === 1);
}

function classifyPlayers(effect: Effect): Players {
  const source = effect.do === "forEach" ? effect.what : effect.do === "choose" ? effect.from : null;
  return typeof source === "object" && source !== null && "players" in source ? "all" : "none";
}
