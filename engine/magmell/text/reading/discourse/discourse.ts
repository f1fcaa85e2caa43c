import type { Duration, TargetSpec } from "../../../model/ability";
import type { CounterName } from "../../../model/card";
import type { Amount, PlayerRef, Select } from "../../../model/select";
import type { ZoneId } from "../../../model/zone";
import type { Clause } from "../phrases/clause";

/** Something mentioned in the text that later words may refer to. */
export type Mention = {
  readonly select: Select;
  readonly plural: boolean;
  /** Nouns for the mention: 「その魔石」 refers only to mentions with this noun. */
  readonly nouns: readonly string[];
  /** The player who is mentioned, or to whom the mention belongs. */
  readonly player?: PlayerRef;
  /** Whether 「それ」 may refer to it. */
  readonly it: boolean;
  /** Whether 「そのマジック」 may refer to it, although 「それ」 may not. */
  readonly named?: true;
  /** Whether it has left its area, so that it cannot receive damage or counters. */
  readonly gone?: boolean;
  /** Whether it is the card with the ability, which is never called 「そのカード」. */
  readonly own?: true;
  /** Whether it is the result of an action of each player. Within a loop over the players, it means the part of one. */
  readonly each?: true;
};

/** A pile mentioned in the text; `whose` is `null` for the pile of the doer. */
type Pile = { readonly zone: "grimoire" | "stoneDeck"; readonly whose: PlayerRef | null };

/** Error for a word that refers to nothing mentioned before. */
export class UnresolvedWordError extends Error {
  constructor(readonly word: string) {
    super(`「${word}」 points to nothing`);
  }
}

/** Numbers, colors and names mentioned in the text. */
type Noted = {
  amount?: Amount;
  /** The number that is one of each player. */
  ofEach?: Amount | undefined;
  x?: Amount;
  difference?: Amount;
  color?: string;
  name?: string;
  /** How many counters were taken away: 「取り除いた数」. */
  removed?: Amount | undefined;
  /** The counters that an event was about. */
  counters?: { readonly name: CounterName; readonly on: Select };
};

/** The topic that the clauses of one sentence share: things that they act on, and the counters that they have taken from something. */
type SentenceTopic = {
  about?: {
    readonly before: readonly never[];
    readonly select: Select;
    readonly plural: boolean;
    readonly nouns: readonly string[];
  };
  taken?: { readonly name: CounterName; readonly count: Amount } | undefined;
  /** How long the changes of the sentence last, where it says so. */
  until?: Duration;
};

/** What words may point to at one place of the text. */
type Snapshot = {
  readonly mentions: readonly Mention[];
  readonly results: ReadonlyMap<string, Mention>;
  readonly among: Select | null;
  readonly taken: readonly Select[];
};

/**
 * Everything mentioned so far, in the order of the text: the referents of words, and the subject of the next clause.
 */
export class Discourse {
  readonly mentions: Mention[] = [];
  readonly results = new Map<string, Mention>();
  readonly targets: TargetSpec[] = [];
  readonly noted: Noted = {};
  sentence: SentenceTopic = {};
  /** The subject of a clause that does not name one. */
  doer: PlayerRef | "each" = "you";
  /** The doer of a sentence that names none: you, or the player who chose a mode. */
  usual: PlayerRef = "you";
  /** Whether the text is that of a magic. There, 「他の」 excludes the latest mention. */
  isMagic = false;
  /** The zone of the ability's card after its trigger, if known. */
  ownZone: ZoneId | null = null;
  /** The current player of the loop over both players that is being read. */
  loop: PlayerRef | null = null;
  /** The last condition. The next condition may omit its subject. */
  condition: Clause | null = null;
  /** The subject of the last condition, in the words of the text. */
  asked: string | null = null;
  /** The possible referents before the effects of the last condition, and before the last instruction. */
  beforeCondition: Snapshot | null = null;
  beforeLast: Snapshot | null = null;
  /** Names of stored cards that were looked at or revealed and are still in a pile. */
  readonly inPile: string[] = [];
  /** The zone to which stored cards were moved, and the player who did it, by store name. */
  readonly places = new Map<string, ZoneId>();
  readonly doers = new Map<string, PlayerRef>();
  /** What stored things were before, or what they were chosen from, by store name. */
  readonly origins = new Map<string, Select>();
  /** The name of the cards that were looked at or revealed last, and the player who did it; `alone` if nobody else saw them. */
  viewed: { readonly store: string; readonly by: PlayerRef; readonly alone: boolean } | null = null;
  /** The player whose hand was seen last. */
  seenHand: PlayerRef | null = null;
  /** The last recipient of damage, which 「さらに2点のダメージを与える」 omits. */
  damaged: Select | null = null;
  /** Whether a card was drawn since the last mention: no word can mean that card. */
  drawn = false;
  /** How many effects the last sentence had; 0 if it had several clauses. */
  made = 0;
  /** The clause of the last instruction. A later instruction may omit everything except its number. */
  said: Clause | null = null;
  /** The numbers by which players were compared last, which 「少ないプレイヤー」 omits. */
  compared: { readonly own: Amount; readonly others: Amount } | null = null;
  /** The pile mentioned last: 「その魔導書」. */
  pile: Pile | null = null;
  /** The set of cards seen, revealed or chosen from, and the cards taken from this set. */
  among: Select | null = null;
  readonly taken: Select[] = [];
  /** What the last choice left of what it chose from. */
  left: Select | null = null;
  private undone: Snapshot | null = null;
  private names = 0;

  /** An independent copy, for a reading that may fail. */
  copy(): Discourse {
    const copy = new Discourse();
    copy.mentions.push(...this.mentions);
    for (const [verb, mention] of this.results) copy.results.set(verb, mention);
    copy.targets.push(...this.targets);
    Object.assign(copy.noted, this.noted);
    copy.sentence = { ...this.sentence };
    copy.doer = this.doer;
    copy.usual = this.usual;
    copy.loop = this.loop;
    copy.isMagic = this.isMagic;
    copy.ownZone = this.ownZone;
    copy.pile = this.pile;
    copy.inPile.push(...this.inPile);
    for (const [store, zone] of this.places) copy.places.set(store, zone);
    for (const [store, who] of this.doers) copy.doers.set(store, who);
    for (const [store, from] of this.origins) copy.origins.set(store, from);
    copy.viewed = this.viewed;
    copy.seenHand = this.seenHand;
    copy.condition = this.condition;
    copy.asked = this.asked;
    copy.beforeCondition = this.beforeCondition;
    copy.beforeLast = this.beforeLast;
    copy.undone = this.undone;
    copy.damaged = this.damaged;
    copy.said = this.said;
    copy.made = this.made;
    copy.drawn = this.drawn;
    copy.compared = this.compared;
    copy.among = this.among;
    copy.taken.push(...this.taken);
    copy.left = this.left;
    copy.names = this.names;
    return copy;
  }

  /** The player who makes the choices of a clause. */
  get chooser(): PlayerRef {
    if (this.doer === "each") throw new UnresolvedWordError("each player at once");
    return this.doer;
  }

  /** Returns a new name for a stored result. */
  newName(): string {
    this.names += 1;
    return `#${this.names}`;
  }

  /** Skips the names that another discourse has assigned. */
  skipNamesOf({ names }: Discourse): void {
    this.names = Math.max(this.names, names);
  }

  mention(mention: Mention): void {
    this.drawn = false;
    this.mentions.push(mention);
  }

  /** Assigns names to mentioned descriptions of several things, so that the things that match now can be stored. */
  nameDescriptions(): ReadonlyMap<string, Select> {
    const named = new Map<string, Select>();
    for (const [at, mention] of this.mentions.entries()) {
      const { select } = mention;
      if (!mention.it || !mention.plural || typeof select === "string" || !("all" in select)) continue;
      const store = this.newName();
      named.set(store, select);
      this.mentions[at] = { ...mention, select: { stored: store } };
    }
    return named;
  }

  /** Records the result of an effect. Later words mean the things in their new place. */
  result(verb: string, mention: Mention): void {
    this.results.set(verb, mention);
    // Things that moved are found where they went: words that meant them mean the result.
    this.mentions.push(mention);
  }

  /**
   * Marks the mentions since `begun` as results of each player. The first of them, the player of the loop, is removed.
   */
  ofEach(begun: number): void {
    const [, ...since] = this.mentions.splice(begun);
    for (const mention of since) {
      const shared: Mention = { ...mention, each: true };
      this.mentions.push(shared);
      for (const [verb, result] of this.results) if (result === mention) this.results.set(verb, shared);
    }
  }

  /** Saves the possible referents, for a branch in which the following instructions are not carried out. */
  branch(): void {
    this.undone = this.snapshot();
  }

  snapshot(): Snapshot {
    const { mentions, results, among, taken } = this;
    return { mentions: [...mentions], results: new Map(results), among, taken: [...taken] };
  }

  /** Restores the possible referents of a snapshot, by default that of the last `branch`. */
  otherwise(since = this.undone): void {
    if (since === null) return;
    const { mentions, results, among, taken } = since;
    this.mentions.splice(0, this.mentions.length, ...mentions);
    this.results.clear();
    for (const [verb, mention] of results) this.results.set(verb, mention);
    this.among = among;
    this.taken.splice(0, this.taken.length, ...taken);
  }

  /** Whether a selection was mentioned as several things. */
  speaksOfMany(select: Select): boolean {
    return this.mentions.some((mention) => mention.plural && JSON.stringify(mention.select) === JSON.stringify(select));
  }

  /** The latest mention that satisfies `fits`. */
  latest(fits: (mention: Mention) => boolean): Mention | null {
    return this.mentions.findLast(fits) ?? null;
  }
}
