import type { CardRecord, CatalogueRecords, CuratedList, IsoDate } from "./types";

/** Entries that are published and not public yet: numbers of cards, codes of sets, ids of rulings. */
export type HiddenEntries = {
  readonly cards: ReadonlySet<number>;
  readonly sets: ReadonlySet<string>;
  readonly rulings: ReadonlySet<string>;
};

export type PublicRecords = {
  readonly records: CatalogueRecords;
  readonly hidden: HiddenEntries;
  /** The days from which and up to which (exclusive) exactly this is public; `until` is `null` where nothing more is to come. */
  readonly from: IsoDate;
  readonly until: IsoDate | null;
};

/** A day before every other. */
export const BEFORE_ALL: IsoDate = "0000-00-00";

/** Returns the day from which a card is public: that of its first information; later revisions are announced on its page. */
export const firstDayOf = ({ revisions }: Pick<CardRecord, "revisions">): IsoDate =>
  revisions.reduce((first, { effectiveOn }) => (effectiveOn < first ? effectiveOn : first), "9999-99-99");

/**
 * Returns the part of the records that is public on a day. A set is public from its release on, with the printings in it; a card from its
 * first information on; a ruling from its date on, once all its cards are public; a list with those of its cards that are. Rows that
 * are the same stay the same objects.
 */
export function publicRecords(records: CatalogueRecords, day: IsoDate): PublicRecords {
  const { sets, cards, rulings = [], lists = [] } = records;
  const days = [
    ...sets.map(({ releasedOn }) => releasedOn),
    ...cards.map(firstDayOf),
    ...rulings.map(({ date }) => date),
  ].sort();
  const hidden = hiddenOn(records, day);
  const isHidden = (number: number): boolean => hidden.cards.has(number);
  return {
    records: {
      ...records,
      sets: sets.filter(({ code }) => !hidden.sets.has(code)),
      cards: cards.flatMap((card) => (isHidden(card.number) ? [] : withoutSets(card, hidden.sets))),
      ...(records.rulings && { rulings: rulings.filter(({ id }) => !hidden.rulings.has(id)) }),
      ...(records.lists && { lists: lists.flatMap((list) => withoutCards(list, isHidden)) }),
    },
    hidden,
    from: days.findLast((on) => on <= day) ?? BEFORE_ALL,
    until: days.find((on) => on > day) ?? null,
  };
}

function hiddenOn({ sets, cards, rulings = [] }: CatalogueRecords, day: IsoDate): HiddenEntries {
  const hidden = new Set(cards.flatMap((card) => (firstDayOf(card) > day ? card.number : [])));
  return {
    cards: hidden,
    sets: new Set(sets.flatMap(({ code, releasedOn }) => (releasedOn > day ? code : []))),
    rulings: new Set(
      rulings.flatMap(({ id, date, cards: on }) => (date > day || on.some((card) => hidden.has(card)) ? id : [])),
    ),
  };
}

const withoutSets = (card: CardRecord, sets: ReadonlySet<string>): CardRecord =>
  card.printings.some(({ set }) => sets.has(set))
    ? { ...card, printings: card.printings.filter(({ set }) => !sets.has(set)) }
    : card;

function withoutCards(list: CuratedList, isHidden: (number: number) => boolean): readonly CuratedList[] {
  if (!list.cards.some(isHidden)) return [list];
  const cards = list.cards.filter((number) => !isHidden(number));
  return cards.length === 0 ? [] : [{ ...list, cards }];
}
