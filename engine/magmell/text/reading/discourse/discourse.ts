import type { TargetSpec } from "../../../model/ability";
import type { Amount, PlayerRef, Select } from "../../../model/select";

/** Something that the text has spoken of and later words may mean. */
export type Mention = {
  readonly select: Select;
  readonly plural: boolean;
  /** 「その魔石」 means only mentions of that noun. */
  readonly nouns: readonly string[];
  /** A player that the mention is, or belongs to. */
  readonly player?: PlayerRef;
  /** 「それ」 may mean it. */
  readonly it: boolean;
};

/** A word of the text that points to nothing it has spoken of. */
export class UnresolvedWord extends Error {
  constructor(readonly word: string) {
    super(`「${word}」 points to nothing`);
  }
}

/** Numbers, colours and names that the text has spoken of. */
export type Noted = { amount?: Amount; x?: Amount; difference?: Amount; color?: string; name?: string };

/** What has been said so far, in the order of the text: what words may point to, and who does what is said next. */
export class Discourse {
  readonly mentions: Mention[] = [];
  readonly results = new Map<string, Mention>();
  readonly targets: TargetSpec[] = [];
  readonly noted: Noted = {};
  /** Whoever does what a clause says without naming a doer. */
  doer: PlayerRef = "you";
  /** Whoever does what a sentence says without a doer: you, or the player who chose a mode. */
  usual: PlayerRef = "you";
  /** The cards that were seen, revealed or chosen from together, and those of them that were taken. */
  among: Select | null = null;
  readonly taken: Select[] = [];
  private names = 0;

  /** An independent copy, for a reading that may fail. */
  copy(): Discourse {
    const copy = new Discourse();
    copy.mentions.push(...this.mentions);
    for (const [verb, mention] of this.results) copy.results.set(verb, mention);
    copy.targets.push(...this.targets);
    Object.assign(copy.noted, this.noted);
    copy.doer = this.doer;
    copy.usual = this.usual;
    copy.among = this.among;
    copy.taken.push(...this.taken);
    copy.names = this.names;
    return copy;
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

  /** What an effect has made of things: later words mean them where they are now. */
  result(verb: string, mention: Mention): void {
    this.results.set(verb, mention);
    // Things that moved are found where they went: words that meant them mean the result.
    this.mentions.push(mention);
  }

  /** The latest mention that fits. */
  latest(fits: (mention: Mention) => boolean): Mention | null {
    return this.mentions.findLast(fits) ?? null;
  }
}
