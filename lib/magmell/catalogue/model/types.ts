import type { Ability, CardDefinition, CardKind, Cards, Color, RuleRef, SymbolCounts, Timing } from "@/engine/magmell";
import type { Coverage, ReadingChoice } from "@/engine/magmell/text";
import type { ImageMetadata } from "@/lib/magmell/card-images/types";

/** A calendar day as `2025-04-25`. Days of the catalogue are days in Tokyo, where the game is published. */
export type IsoDate = string;

/** Kinds of products. */
export const SET_TYPES = ["main", "starter", "promo"] as const;
type SetType = (typeof SET_TYPES)[number];

export const PRINTING_FINISHES = ["normal", "foil"] as const;
export type PrintingFinish = (typeof PRINTING_FINISHES)[number];

/** Roles of cards, as editors tag them. */
export const CARD_TAGS = [
  "removal",
  "draw",
  "search",
  "discard",
  "counter-magic",
  "recover",
  "burn",
  "pump",
  "token",
  "stones",
  "return",
  "rest",
  "evasion",
  "defense",
  "dream",
  "chant",
] as const;
export type CardTag = (typeof CARD_TAGS)[number];

/** A product in which cards were printed. */
export type CatalogueSet = {
  readonly code: string;
  readonly name: string;
  readonly englishName: string;
  readonly releasedOn: IsoDate;
  readonly type: SetType;
  /** English names of counters that only texts speak of (224.1), by their Japanese names; absent for none. */
  readonly counters?: Readonly<Record<string, string>> | undefined;
  /** The closed list of its rarities, the commonest first; absent for none. */
  readonly rarities?: readonly Rarity[] | undefined;
  /** False if the operator hides the pictures of its printings; absent if they are shown. */
  readonly showsImages?: false | undefined;
};

/** A rarity of the printings of a set. */
export type Rarity = {
  /** As printed at the foot of a card, such as `SR`. */
  readonly code: string;
  readonly name: string;
  readonly englishName: string;
};

/** The rules information of a card (204.2), valid from a date on. */
export type CatalogueRevision = {
  readonly effectiveOn: IsoDate;
  readonly kind: CardKind;
  /** `null` for stones. */
  readonly timing: Timing | null;
  readonly useCost: SymbolCounts;
  readonly catalyst: SymbolCounts;
  /** `null` unless the kind is unit. */
  readonly ap: number | null;
  readonly hp: number | null;
  readonly text: string;
  /** The readings that an editor chose for its text, and those that have lapsed; absent for none. */
  readonly readings?: readonly ReadingChoice[] | undefined;
};

/** A card as released in a set: the information without meaning in the game (204.3), and the printed revision. */
export type CataloguePrinting = {
  readonly set: string;
  readonly number: string;
  /** Empty if no illustrator is named. */
  readonly illustrator: string;
  /** Empty when the card carries none. */
  readonly flavor: string;
  readonly finish: PrintingFinish;
  /** Product within the set, such as a deck's name; empty for the set itself. */
  readonly product: string;
  /** `effectiveOn` of the text printed on the card. */
  readonly revision: IsoDate;
  /** The code of one of the rarities of its set; absent for none. */
  readonly rarity?: string | undefined;
  /** The content address of the operator's picture of it; absent for none. */
  readonly image?: string | undefined;
  /** Alt text of the image; absent if name and kind are enough. */
  readonly imageAlt?: string | undefined;
  /** In a catalogue: a `data:` URL of a few pixels of the picture. */
  readonly placeholder?: string | undefined;
  /** In a catalogue: the image of a printing whose set hides images, for administrators' forms only. */
  readonly hiddenImage?: string | undefined;
};

/** All data of the card with one name, for all dates. Plain data in the database, card files and snapshots. */
export type CardRecord = {
  /** Given once, never changed and never used again: deck codes name cards by it. */
  readonly number: number;
  readonly name: string;
  readonly reading: string;
  /** Empty if the name is not translated. */
  readonly englishName: string;
  readonly token: boolean;
  /** Whether the card is withdrawn. Its number and name are never reused, but it is in no list and no deck. */
  readonly retired: boolean;
  /** Nicknames by which players look for it. */
  readonly aliases: readonly string[];
  readonly tags: readonly CardTag[];
  /** Oldest first; the last ones may be in the future. */
  readonly revisions: readonly CatalogueRevision[];
  /** In the order in which their sets came out. */
  readonly printings: readonly CataloguePrinting[];
};

/** A text in both languages. */
export type BilingualText = { readonly ja: string; readonly en: string };

/** An answer to a question about cards, with the rules or texts it rests on. */
export type RulingRecord = {
  /** Such as `FL-R001`; never changes. */
  readonly id: string;
  /** Card names are in 《》, in both languages, as in the catalogue. */
  readonly question: BilingualText;
  readonly answer: BilingualText;
  /** The numbers of the cards it is about, the most important first. */
  readonly cards: readonly number[];
  readonly rules: readonly RuleRef[];
  /** `house` is our own reading of the rules, `official` the publisher's word. */
  readonly source: "house" | "official";
  readonly date: IsoDate;
};

/**
 * A ruling as of a date. `recheck` is true if the current text of one of its cards is newer than the ruling (205.3).
 */
export type CatalogueRuling = RulingRecord & { readonly recheck: boolean };

/** A list of cards that an editor put together, such as cards for a first deck. */
export type CuratedList = {
  /** Such as `first-deck`. */
  readonly id: string;
  readonly name: string;
  readonly englishName: string;
  /** Numbers of cards, in the editor's order. */
  readonly cards: readonly number[];
};

export type CatalogueRecords = {
  readonly sets: readonly CatalogueSet[];
  readonly cards: readonly CardRecord[];
  /** Absent in states that are read without rulings and lists. */
  readonly rulings?: readonly RulingRecord[];
  readonly lists?: readonly CuratedList[];
  /** The stored pictures by their content addresses; absent in states that are read without them. */
  readonly images?: ReadonlyMap<string, ImageMetadata>;
  /** The content addresses of pictures that were taken down and may not come back. */
  readonly takenDownImages?: ReadonlySet<string>;
};

/** The result of compiling a card text. */
export type TextReading = {
  readonly abilities: readonly Ability[];
  /** The abilities in English, one line each; unread sentences stay in Japanese. */
  readonly englishText: string;
  /** `partial` also if all was read, but an ability can be read in several ways and none was chosen. */
  readonly coverage: Coverage;
};

/** Returns the reading of a card's text, compiled on demand or taken from storage. */
export type TextReader = (record: CardRecord, revision: CatalogueRevision) => TextReading;

/** A card as of a date: its canonical definition (205.3) together with its record. Plain data. */
export type CatalogueCard = CardDefinition &
  CardRecord &
  TextReading &
  Pick<CatalogueRevision, "readings"> & {
    /** The name under `toNameKey`. */
    readonly key: string;
    /** Whether `englishName` is the romanized reading, because there is no translation. */
    readonly romanized: boolean;
    /** From when the canonical definition has been in force. */
    readonly effectiveOn: IsoDate;
    /** Colors of the card, including those given by its text (212.4). */
    readonly colors: readonly Color[];
    readonly neededColors: readonly Color[];
  };

/** Cards by spelling; null for a spelling that two cards share. */
export type NameIndex = {
  readonly keys: ReadonlyMap<string, CatalogueCard>;
  readonly spellings: ReadonlyMap<string, CatalogueCard | null>;
  readonly readings: ReadonlyMap<string, CatalogueCard | null>;
  readonly englishNames: ReadonlyMap<string, CatalogueCard | null>;
  readonly aliases: ReadonlyMap<string, CatalogueCard | null>;
  readonly folded: readonly { readonly card: CatalogueCard; readonly spellings: readonly string[] }[];
};

/** All published data as of a date, with the indexes for name lookup, search and the engine. Immutable. */
export type Catalogue = {
  /**
   * Names this content: the data version, the last day on which a revision, a set or a ruling came into force, and a fingerprint of
   * what the texts were read as, such as `12.2025-04-25.0f3a9c21`.
   */
  readonly version: string;
  readonly asOf: IsoDate;
  /** In the order in which they came out. */
  readonly sets: readonly CatalogueSet[];
  /** In the order of their numbers, tokens and withdrawn cards among them. Cards whose first revision is still to come are absent. */
  readonly cards: readonly CatalogueCard[];
  /** Definitions of all cards except withdrawn ones, for the engine (`checkDeck`, `start`, `findCard`). */
  readonly definitions: Cards;
  readonly byNumber: ReadonlyMap<number, CatalogueCard>;
  readonly names: NameIndex;
  /** The rulings on each card by its number, in the order of their ids. */
  readonly rulings: ReadonlyMap<number, readonly CatalogueRuling[]>;
  readonly lists: readonly CuratedList[];
};
