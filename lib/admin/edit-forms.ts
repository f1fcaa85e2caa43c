import type { CardKind, Timing } from "@/engine/magmell";
import type { ReadingChoice } from "@/engine/magmell/text";
import type { CardTag, IsoDate, PrintingFinish, RulingRecord } from "@/lib/magmell/catalogue/model/types";

/*
 * What the forms hold while somebody edits: texts as they are typed, in the words of a card file. They become a card file
 * and go the way of every import, which is where they are checked.
 */

export type RevisionForm = {
  readonly effectiveOn: string;
  readonly kind: CardKind;
  readonly timing: Timing;
  readonly useCost: string;
  readonly catalyst: string;
  readonly ap: string;
  readonly hp: string;
  readonly text: string;
  /** The readings chosen for the text; absent for none. */
  readonly readings?: readonly ReadingChoice[] | undefined;
  /** Not published yet, so that its day may still change. */
  readonly fresh: boolean;
};

export type PrintingForm = {
  readonly set: string;
  readonly number: string;
  readonly illustrator: string;
  readonly flavor: string;
  readonly rarity: string;
  readonly finish: PrintingFinish;
  readonly product: string;
  readonly revision: string;
  /** The name of a picture file or the address of a stored picture; empty for none. */
  readonly image: string;
  readonly imageAlt: string;
  readonly fresh: boolean;
};

export type CardForm = {
  readonly number: string;
  readonly name: string;
  readonly reading: string;
  readonly englishName: string;
  readonly token: boolean;
  readonly retired: boolean;
  /** One a line. */
  readonly aliases: string;
  readonly tags: readonly CardTag[];
  readonly revisions: readonly RevisionForm[];
  readonly printings: readonly PrintingForm[];
};

export type RulingForm = {
  readonly id: string;
  readonly question: string;
  readonly englishQuestion: string;
  readonly answer: string;
  readonly englishAnswer: string;
  /** Names, one a line. */
  readonly cards: string;
  /** Ids, one a line. */
  readonly rules: string;
  readonly source: RulingRecord["source"];
  readonly date: string;
};

export type ListForm = {
  readonly id: string;
  readonly name: string;
  readonly englishName: string;
  /** Names, one a line. */
  readonly cards: string;
  /** The list is to go, with its page. */
  readonly removed: boolean;
};

const blankRevision = (effectiveOn: IsoDate): RevisionForm => ({
  effectiveOn,
  kind: "unit",
  timing: "normal",
  useCost: "",
  catalyst: "",
  ap: "",
  hp: "",
  text: "",
  fresh: true,
});

export const createBlankPrinting = (set: string, revision: IsoDate): PrintingForm => ({
  set,
  number: "",
  illustrator: "",
  flavor: "",
  rarity: "",
  finish: "normal",
  product: "",
  revision,
  image: "",
  imageAlt: "",
  fresh: true,
});

export const createBlankCard = (number: number, day: IsoDate): CardForm => ({
  number: String(number),
  name: "",
  reading: "",
  englishName: "",
  token: false,
  retired: false,
  aliases: "",
  tags: [],
  revisions: [blankRevision(day)],
  printings: [],
});

export const createBlankRuling = (id: string, cards: string, date: IsoDate): RulingForm => ({
  id,
  question: "",
  englishQuestion: "",
  answer: "",
  englishAnswer: "",
  cards,
  rules: "",
  source: "house",
  date,
});

export const BLANK_LIST_FORM: ListForm = { id: "", name: "", englishName: "", cards: "", removed: false };
