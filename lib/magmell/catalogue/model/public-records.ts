import type { CardRecord, CatalogueRecords, CuratedList, IsoDate, RulingRecord } from "./types";

/** Published entries that are not public yet: card numbers, set codes and ruling ids. */
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

/** A date before all others. */
export const EARLIEST_DATE: IsoDate = "0000-00-00";

/**
 * Returns the date from which a card is public: the date of its first revision. Later revisions are announced on its
 * page in advance.
 */
export const getFirstPublicDate = ({ revisions }: Pick<CardRecord, "revisions">): IsoDate =>
  revisions.reduce((first, { effectiveOn }) => (effectiveOn < first ? effectiveOn : first), "9999-99-99");

/**
 * Returns the records that are public on a date. Sets and their printings are public from the set's release, cards from
 * their first revision, and rulings from their date. Lists and rulings contain only public cards, and are hidden if
 * none is left. A ruling is also hidden if it is about a hidden set or names a hidden card. Unchanged rows stay the
 * same objects.
 */
export function getPublicRecords(records: CatalogueRecords, day: IsoDate): PublicRecords {
  const { sets, cards, rulings = [], lists = [] } = records;
  const days = [
    ...sets.map(({ releasedOn }) => releasedOn),
    ...cards.map(getFirstPublicDate),
    ...rulings.map(({ date }) => date),
  ].sort();
  const hidden = hiddenOn(records, day);
  const isHidden = (number: number): boolean => hidden.cards.has(number);
  return {
    records: {
      ...records,
      sets: sets.filter(({ code }) => !hidden.sets.has(code)),
      cards: cards.flatMap((card) => (isHidden(card.number) ? [] : withoutSets(card, hidden.sets))),
      ...(records.rulings && {
        rulings: rulings
          .filter(({ id }) => !hidden.rulings.has(id))
          .flatMap((ruling) => withoutCards(ruling, isHidden)),
      }),
      ...(records.lists && { lists: lists.flatMap((list) => withoutCards(list, isHidden)) }),
    },
    hidden,
    from: days.findLast((on) => on <= day) ?? EARLIEST_DATE,
    until: days.find((on) => on > day) ?? null,
  };
}

function hiddenOn({ sets, cards, rulings = [] }: CatalogueRecords, day: IsoDate): HiddenEntries {
  const hidden = new Map(
    cards.filter((card) => getFirstPublicDate(card) > day).map(({ number, name }) => [number, name]),
  );
  const codes = sets.flatMap(({ code, releasedOn }) => (releasedOn > day ? code : []));
  const isHidden = ({ id, date, cards: on, question, answer }: RulingRecord): boolean => {
    const names = on.flatMap((card) => hidden.get(card) ?? []);
    if (date > day || (names.length > 0 && names.length === on.length)) return true;
    const text = [question.ja, question.en, answer.ja, answer.en].join("\n");
    return codes.some((code) => id.startsWith(`${code}-`)) || names.some((name) => text.includes(name));
  };
  return {
    cards: new Set(hidden.keys()),
    sets: new Set(codes),
    rulings: new Set(rulings.flatMap((ruling) => (isHidden(ruling) ? ruling.id : []))),
  };
}

const withoutSets = (card: CardRecord, sets: ReadonlySet<string>): CardRecord =>
  card.printings.some(({ set }) => sets.has(set))
    ? { ...card, printings: card.printings.filter(({ set }) => !sets.has(set)) }
    : card;

function withoutCards<Row extends CuratedList | RulingRecord>(row: Row, isHidden: (number: number) => boolean): Row[] {
  if (!row.cards.some(isHidden)) return [row];
  const cards = row.cards.filter((number) => !isHidden(number));
  return cards.length === 0 ? [] : [{ ...row, cards }];
}
