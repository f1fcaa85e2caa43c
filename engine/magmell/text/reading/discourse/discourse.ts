import type { TargetSpec } from "../../../model/ability";
import type { CounterName } from "../../../model/card";
import type { Amount, PlayerRef, Select } from "../../../model/select";
import type { ZoneId } from "../../../model/zone";
import type { Clause } from "../phrases/clause";

/** Something mentioned in the text that later words may refer to. */
export type Mention = {
  readonly select: Select;
  readonly plural: boolean;
  /** 「その魔石」 means only mentions of that noun. */
  readonly nouns: readonly string[];
  /** A player that the mention is, or belongs to. */
  readonly player?: PlayerRef;
  /** 「それ」 may mean it. */
  readonly it: boolean;
  /** 「そのマジック」 may mean it, though 「それ」 does not. */
  readonly named?: true;
  /** It was put elsewhere: nothing can be dealt to it or put on it. */
  readonly gone?: boolean;
  /** Whether it is the card that the ability stands on, which is never called 「そのカード」. */
  readonly own?: true;
  /** Whether each player did it for himself, so that within a loop over the players only the part of one is meant. */
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
  /** Whether the text is a magic's, whose 「他の」 is of what it has spoken of. */
  isMagic = false;
  /** The zone of the ability's card after its trigger, if known. */
  ownZone: ZoneId | null = null;
  /** The player of the loop over both players that is being read. */
  loop: PlayerRef | null = null;
  /** The last condition, whose subject the next one may leave out. */
  condition: Clause | null = null;
  /** What words may point to before what that condition allows, and before the last instruction. */
  beforeCondition: Snapshot | null = null;
  beforeLast: Snapshot | null = null;
  /** Names of stored cards that lie in a pile: those that were looked at or revealed there. */
  readonly inPile: string[] = [];
  /** Where stored cards were put, and who did it. */
  readonly places = new Map<string, ZoneId>();
  readonly doers = new Map<string, PlayerRef>();
  /** Whose hand was seen last. */
  seenHand: PlayerRef | null = null;
  /** The last that was dealt damage, which 「さらに2点のダメージを与える」 leaves out. */
  damaged: Select | null = null;
  /** The clause of the last instruction, of which a later one may leave out all but its number. */
  said: Clause | null = null;
  /** The numbers by which players were compared last, which 「少ないプレイヤー」 leaves out. */
  compared: { readonly own: Amount; readonly others: Amount } | null = null;
  /** The pile that was spoken of last: 「その魔導書」. */
  pile: Pile | null = null;
  /** The cards that were seen, revealed or chosen from together, and those of them that were taken. */
  among: Select | null = null;
  readonly taken: Select[] = [];
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
    copy.seenHand = this.seenHand;
    copy.condition = this.condition;
    copy.beforeCondition = this.beforeCondition;
    copy.beforeLast = this.beforeLast;
    copy.undone = this.undone;
    copy.damaged = this.damaged;
    copy.said = this.said;
    copy.compared = this.compared;
    copy.among = this.among;
    copy.taken.push(...this.taken);
    copy.names = this.names;
    return copy;
  }

  /** The player who makes the choices of a clause. */
  get chooser(): PlayerRef {
    if (this.doer === "each") throw new UnresolvedWordError("each player at once");
    return this.doer;
  }

  /** A name for what an effect stores. */
  newName(): string {
    this.names += 1;
    return `#${this.names}`;
  }

  /** Takes no name that another has given away. */
  skipNamesOf({ names }: Discourse): void {
    this.names = Math.max(this.names, names);
  }

  mention(mention: Mention): void {
    this.mentions.push(mention);
  }

  /** Gives the descriptions of several things that were spoken of a name each, under which those that fit now can be stored. */
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

  /** The things that an effect was about, as it left them: later words mean them where they are now. */
  result(verb: string, mention: Mention): void {
    this.results.set(verb, mention);
    // Things that moved are found where they went: words that meant them mean the result.
    this.mentions.push(mention);
  }

  /** Marks what was mentioned since as done by each player, whose loop begins with a mention of the player himself. */
  ofEach(begun: number): void {
    const [, ...since] = this.mentions.splice(begun);
    for (const mention of since) {
      const shared: Mention = { ...mention, each: true };
      this.mentions.push(shared);
      for (const [verb, result] of this.results) if (result === mention) this.results.set(verb, shared);
    }
  }

  /** Keeps what words may point to, for a branch in which what is said next is not done. */
  branch(): void {
    this.undone = this.snapshot();
  }

  snapshot(): Snapshot {
    const { mentions, results, among, taken } = this;
    return { mentions: [...mentions], results: new Map(results), among, taken: [...taken] };
  }

  /** Goes back to what words may point to where what was said since, by default since the branch, is not done. */
  otherwise(since = this.undone): void {
    if (since === null) return;
    const { mentions, results, among, taken } = since;
    this.mentions.splice(0, this.mentions.length, ...mentions);
    this.results.clear();
    for (const [verb, mention] of results) this.results.set(verb, mention);
    this.among = among;
    this.taken.splice(0, this.taken.length, ...taken);
  }

  /** Whether a selection is of several things. */
  speaksOfMany(select: Select): boolean {
    return this.mentions.some((mention) => mention.plural && JSON.stringify(mention.select) === JSON.stringify(select));
  }

  /** The latest mention that fits. */
  latest(fits: (mention: Mention) => boolean): Mention | null {
    return this.mentions.findLast(fits) ?? null;
  }
}
