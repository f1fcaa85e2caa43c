import type {
  Ability,
  ContinuousChange,
  EventPattern,
  EventReplacement,
  PatternSubject,
  PriceAbility,
  TargetSpec,
} from "../../model/ability";
import type { CardDefinition } from "../../model/card";
import type { CountSpec, Effect } from "../../model/effect";
import { listAbilityBodies, listNestedPrograms } from "../../model/parts";
import type { Amount, Condition, Filter, NumberComparison, PlayerRef, Select } from "../../model/select";
import { EVENT_PARTS } from "./event-parts";

/**
 * Returns every word of the vocabulary that some cards use, for example `"verb damage"`, `"event move"` or `"filter
 * kind"`.
 */
export function collectVocabulary(cards: readonly Pick<CardDefinition, "abilities">[]): ReadonlySet<string> {
  const words = new Words();
  for (const card of cards) for (const ability of card.abilities) words.ability(ability);
  return words.found;
}

const listed = <Value>(value: Value | readonly Value[] | undefined): readonly Value[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly Value[]) : [value as Value];

class Words {
  readonly found = new Set<string>();

  private note(sort: string, word: string | number | boolean): void {
    this.found.add(`${sort} ${word}`);
  }

  /** The keys of something, as words of one sort. */
  private keys(sort: string, part: object): void {
    for (const [key, value] of Object.entries(part)) if (value !== undefined) this.note(sort, key);
  }

  ability(part: Ability): void {
    this.note("ability", part.type);
    if (part.type === "unsupported") return;
    if ("zones" in part) for (const zone of part.zones ?? []) this.note("zone", zone);
    if ("if" in part && part.if !== undefined) this.condition(part.if);
    if (part.type === "triggered" && part.limit !== undefined) this.note("triggered", "limit");
    if (part.type === "triggered") for (const on of listed(part.on)) this.event(on);
    if (part.type === "triggered" || part.type === "magic") {
      if ("modes" in part) for (const key of ["modes", "choose", "again"]) if (key in part) this.note("body", key);
      if ("choose" in part && part.choose !== undefined) this.count(part.choose);
      for (const { targets = [], effects } of listAbilityBodies(part)) {
        for (const spec of targets) this.target(spec);
        this.program(effects);
      }
    }
    if (part.type === "static") {
      if (part.while !== undefined) this.condition(part.while);
      this.select(part.affects);
      this.changes(part.changes);
    }
    if (part.type === "price") this.price(part);
    if (part.type === "replacement") {
      if (part.optional) this.note("replacement", "optional");
      this.event(part.on);
      this.instead(part.instead);
    }
  }

  private price({ optional, pay, changes = [] }: PriceAbility): void {
    if (optional) this.note("price", "optional");
    this.program(pay);
    if (changes.length > 0) this.note("price", "changes");
    this.changes(changes);
  }

  private event(part: EventPattern): void {
    this.note("event", part.on);
    if ("what" in part && part.what !== undefined) this.subject(part.what);
    for (const key of EVENT_PARTS) if (key in part) this.note("event", key);
    if (part.on === "damage" && part.by !== undefined) this.subject(part.by);
    if (part.on === "targeted" && part.by !== undefined) this.filter(part.by);
    if (part.on === "attack" && part.target !== undefined) this.subject(part.target);
    if (part.on === "defend" && part.against !== undefined) this.subject(part.against);
    if ("amount" in part && part.amount !== undefined) this.amount(part.amount.than);
    if (part.on === "lifeBecomes") this.amount(part.than);
    if ("who" in part) this.player(part.who);
    if ("whose" in part) this.player(part.whose);
    if (part.on === "move") for (const cause of listed(part.cause)) this.note("cause", cause);
  }

  private subject(part: PatternSubject): void {
    if (part === "self") this.note("subject", "self");
    else if ("player" in part) {
      this.note("subject", "player");
      this.player(part.player);
    } else if ("among" in part && part.among !== undefined && Object.keys(part).length === 1) {
      this.note("subject", "among");
      this.select(part.among);
    } else {
      this.note("subject", "filter");
      this.filter(part as Filter);
    }
  }

  private target(part: TargetSpec): void {
    this.keys("target", part);
    for (const zone of part.zones ?? []) this.note("target zone", zone);
    if (part.whose !== undefined) this.player(part.whose);
    if (part.where !== undefined) this.filter(part.where);
    if (typeof part.count !== "number") this.amount(part.count.max);
    this.note("target count", typeof part.count === "number" ? "exact" : "between");
    if (part.divide !== undefined) this.amount(part.divide);
    if (part.total !== undefined) this.compare(part.total);
  }

  private compare(part: NumberComparison): void {
    this.note("comparison", part.is);
    this.amount(part.than);
  }

  private instead(part: EventReplacement): void {
    this.keys("instead", part);
    if (part.counters !== undefined) this.amount(part.counters.count);
    if (part.copies !== undefined) this.amount(part.copies);
    if (part.amount !== undefined) this.amount(part.amount);
    this.program(part.effects ?? []);
  }

  private changes(parts: readonly ContinuousChange[]): void {
    for (const part of parts) {
      if ("cannot" in part) {
        this.note("act", part.cannot);
        if (part.where !== undefined) this.filter(part.where);
      } else if ("add" in part || "set" in part) {
        this.note("change", "add" in part ? `add ${part.add}` : `set ${part.set}`);
        this.amount(part.amount);
      } else if ("colors" in part) {
        this.note("change", part.keep ? "also colors" : "colors");
        if ("storedColor" in part.colors) this.note("change", "storedColor");
      } else if ("multiply" in part) {
        this.note("change", `multiply ${part.multiply}`);
        this.amount(part.by);
      } else if ("cost" in part) {
        this.note("change", `cost ${part.cost}`);
        if (part.times !== undefined) this.amount(part.times);
        if (part.floor !== undefined) this.note("change", "floor");
      } else if ("without" in part) {
        this.note("change", `without ${part.without}`);
        if (part.perTurn !== undefined) this.note("change", "perTurn");
      } else if ("price" in part) {
        this.note("change", `price ${part.price}`);
        this.program(part.pay);
      } else this.keys("change", part);
      if ("must" in part) this.note("change", `must ${part.must}`);
      if ("grant" in part) this.ability(part.grant);
    }
  }

  private program(effects: readonly Effect[]): void {
    for (const effect of effects) {
      this.note("verb", effect.do);
      for (const inner of listNestedPrograms(effect)) this.program(inner);
      this.parts(effect);
      if (effect.do === "modify") this.changes(effect.changes);
      if (effect.do === "create") {
        this.ability(effect.ability);
        this.note("times", effect.times ?? "default");
      }
      if (effect.do === "chooseMode") {
        if (effect.choose !== undefined) this.note("modes", "choose");
        if (effect.choose !== undefined) this.count(effect.choose);
        if (effect.again) this.note("modes", "again");
      }
      if (effect.do === "if") this.condition(effect.condition);
      if (effect.do === "token") this.note("token", "copy" in effect ? "copy" : "new");
      if (effect.do === "token" && "token" in effect && effect.token.colors !== undefined) this.note("token", "colors");
      if (effect.do === "divide") this.note("divide", effect.gives === "damage" ? "damage" : "counters");
      if (effect.do === "choose" && effect.total !== undefined) this.note("choose", "total");
      if (effect.do === "create" && effect.from !== undefined) this.note("times", effect.from);
      if (effect.do === "token" && "token" in effect)
        for (const ability of effect.token.abilities) this.ability(ability);
    }
  }

  /** Parts that instructions share: players, selections, numbers, durations. */
  private parts(effect: Effect): void {
    const part = effect as Partial<Record<string, unknown>>;
    for (const key of ["to", "from", "what", "on", "by", "among", "one", "other", "copy"]) {
      const value = part[key];
      if (
        value === undefined ||
        (key === "from" && effect.do === "create") ||
        (key === "to" && ["put", "return", "negate"].includes(effect.do))
      )
        continue;
      if (key === "by" && effect.do === "discard") this.player(value as PlayerRef);
      else this.select(value as Select);
    }
    for (const key of ["who", "whose", "under"]) if (part[key] !== undefined) this.player(part[key] as PlayerRef);
    for (const key of ["amount", "count", "top", "min", "max", "times"]) {
      const value = part[key];
      if (value === undefined || value === "all" || effect.do === "create") continue;
      this.count(value as CountSpec);
    }
    if (part.where !== undefined) this.filter(part.where as Filter);
    if (part.until !== undefined) this.note("duration", part.until as string);
    const { position } = part;
    if (position !== undefined) this.note("position", typeof position === "number" ? "number" : (position as string));
    if (part.counter === "any") this.note("counter", "any");
    if (part.how !== undefined) this.note("how", part.how as string);
  }

  private count(part: CountSpec): void {
    if (typeof part !== "number" && "min" in part) {
      this.note("count", "between");
      this.amount(part.min);
      this.amount(part.max);
    } else this.amount(part);
  }

  private player(part: PlayerRef | "anyone"): void {
    if (typeof part === "string") this.note("player", part);
    else {
      this.keys("player", part);
      if ("controllerOf" in part) this.select(part.controllerOf);
      if ("ownerOf" in part) this.select(part.ownerOf);
    }
  }

  private select(part: Select): void {
    if (part === "self") this.note("select", "self");
    else if ("event" in part) this.note("select", `event ${part.event}`);
    else if ("battle" in part) {
      this.note("select", `battle ${part.battle}`);
      if (part.battle === "opposing" && part.of !== undefined) this.select(part.of);
    } else {
      this.note("select", Object.keys(part)[0] ?? "?");
      if ("where" in part && part.where !== undefined) this.filter(part.where);
      if ("all" in part && part.whose !== undefined) this.player(part.whose);
      if ("top" in part || "bottom" in part) {
        this.player(part.whose);
        this.amount(part.count);
      }
      if ("player" in part) this.player(part.player);
      if ("join" in part) for (const inner of part.join) this.select(inner);
      if ("sourceOf" in part) this.select(part.sourceOf);
      if ("of" in part) this.select(part.of);
    }
  }

  private filter(part: Filter): void {
    this.keys("filter", part);
    for (const key of ["ap", "hp", "useCost", "catalyst", "damage", "counters", "anyCounter"] as const) {
      const compare = part[key];
      if (compare !== undefined) this.compare(compare);
    }
    for (const rank of [part.most, part.least]) if (rank !== undefined) this.select(rank.of);
    for (const select of [part.sameName, part.sharesColor]) if (select !== undefined) this.select(select);
    if (part.owner !== undefined) this.player(part.owner);
    if (part.whose !== undefined) this.player(part.whose);
    if (part.among !== undefined) this.select(part.among);
    if (part.targets !== undefined) this.filter(part.targets);
    if (part.targetsPlayer !== undefined) this.player(part.targetsPlayer);
    if (part.did !== undefined) this.event(part.did);
    if (part.not !== undefined) this.filter(part.not);
    for (const inner of part.any ?? []) this.filter(inner);
  }

  private amount(part: Amount): void {
    if (typeof part === "number") {
      this.note("amount", "number");
      return;
    }
    const [first = "?"] = Object.keys(part);
    this.note("amount", "stat" in part ? `stat ${part.stat}` : first);
    if ("count" in part) this.select(part.count);
    if ("of" in part) this.select(part.of);
    if ("anyCounters" in part) this.select(part.anyCounters);
    if ("colors" in part) this.select(part.colors);
    if ("counters" in part) this.select(part.on);
    if ("life" in part) this.player(part.life);
    if ("event" in part && part.event === "excess") this.note("amount", "excess");
    if ("happened" in part) {
      if (part.total) this.note("amount", "total");
      this.event(part.happened);
    }
    if ("usedThisTurn" in part) this.player(part.usedThisTurn);
    if ("half" in part) this.amount(part.half);
    if ("if" in part) {
      this.condition(part.if);
      this.amount(part.then);
      this.amount(part.otherwise);
    }
    for (const key of ["sum", "product", "minus", "highest", "lowest", "difference", "quotient"] as const) {
      const inner = (part as Partial<Record<string, readonly Amount[]>>)[key];
      for (const each of inner ?? []) this.amount(each);
    }
  }

  private condition(part: Condition): void {
    this.note("condition", Object.keys(part)[0] ?? "?");
    if ("amount" in part) {
      this.note("comparison", part.is);
      this.amount(part.amount);
      this.amount(part.than);
    }
    if ("some" in part) this.select(part.some);
    if ("turnOf" in part) this.player(part.turnOf);
    if ("same" in part) for (const ref of part.same) this.player(ref);
    if ("every" in part) for (const inner of part.every) this.condition(inner);
    if ("either" in part) for (const inner of part.either) this.condition(inner);
    if ("not" in part) this.condition(part.not);
  }
}
