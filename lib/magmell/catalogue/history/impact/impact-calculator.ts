import { type Cards, checkDeck, createCards, type Deck, hasNoErrors, toNameKey } from "@/engine/magmell";
import type { Coverage } from "@/engine/magmell/text";
import type { ImportPlan } from "@/lib/magmell/catalogue/import/import-plan";
import { UNTRANSLATED_NAMES } from "@/lib/magmell/catalogue/model/english-names";
import { createTextReport } from "@/lib/magmell/catalogue/model/text-report";
import type {
  CatalogueRecords,
  CatalogueRevision,
  IsoDate,
  RulingRecord,
  TextReader,
  TextReading,
} from "@/lib/magmell/catalogue/model/types";
import { findUnreadTexts } from "@/lib/magmell/catalogue/views/coverage";
import type { Task } from "@/lib/tasks";
import {
  CardReader,
  type CardTransition,
  describeAffectedCard,
  findAffectedCards,
  getAffectedCardNumbers,
} from "./affected-cards";
import type {
  AffectedDeck,
  CardImpact,
  CoverageImpact,
  DeckImpact,
  ImportImpact,
  PublicDeckImpact,
  RulingImpact,
} from "./types";

/** The most decks, rulings and texts that are listed by name. */
const MOST_NAMED = 100;

/** A value before and after a plan. */
type States<T> = { readonly before: T; readonly after: T };

/**
 * Computes the impact of a plan in two steps: the affected cards first, then everything else. Between the steps, the
 * caller reads the decks with these cards.
 */
export class ImpactCalculator {
  private constructor(
    /** The day on which both states are compared. */
    readonly asOf: IsoDate,
    private readonly plan: ImportPlan,
    private readonly states: States<CatalogueRecords>,
    private readonly readers: States<TextReader>,
    private readonly cards: States<CardReader>,
    private readonly touched: ReadonlyMap<number, CardTransition>,
  ) {}

  /**
   * Reads the texts of all cards in the plan and finds the affected ones. `readers` read the texts before and after the
   * plan.
   */
  static *of(
    plan: ImportPlan,
    states: States<CatalogueRecords>,
    readers: States<TextReader>,
    today: IsoDate,
  ): Task<ImpactCalculator> {
    const days = plan.changes.flatMap((row) => (row.row === "revision" ? [row.revision.effectiveOn] : []));
    const asOf = [today, ...days].reduce((latest, day) => (day > latest ? day : latest));
    const numbers = new Set(getAffectedCardNumbers(plan));
    for (const state of ["before", "after"] as const) {
      for (const card of states[state].cards) {
        if (!numbers.has(card.number)) continue;
        for (const revision of card.revisions) readers[state](card, revision);
        yield;
      }
    }
    const cards = {
      before: new CardReader(states.before, asOf, readers.before),
      after: new CardReader(states.after, asOf, readers.after),
    };
    return new ImpactCalculator(
      asOf,
      plan,
      states,
      readers,
      cards,
      yield* findAffectedCards([...numbers], cards.before, cards.after),
    );
  }

  /** The names, under `toNameKey`, by which decks are touched. */
  get keys(): ReadonlySet<string> {
    const cards = [...this.touched.values()].flatMap(({ before, after }) => [before, after]);
    return new Set(cards.flatMap((card) => card?.key ?? []));
  }

  /**
   * Computes the whole impact. `decks` are the decks with one of the `keys`; `unchecked` is the number of further ones.
   */
  *on(decks: readonly AffectedDeck[], unchecked: number): Task<ImportImpact> {
    const texts = yield* this.#texts();
    const counts = { full: 0, partial: 0, none: 0 };
    for (const { after } of texts) counts[after] += 1;
    return {
      asOf: this.asOf,
      cards: yield* this.#touchedCards(),
      decks: yield* this.#decks(decks, unchecked),
      rulings: yield* this.#rulings(),
      coverage: texts.filter(
        ({ before, after, doubts, lapsed }) =>
          after !== "full" || (before !== null && before !== after) || doubts.length + lapsed > 0,
      ),
      texts: counts,
      goldfish: { saved: 0, decks: decks.length + unchecked },
    };
  }

  *#touchedCards(): Task<readonly CardImpact[]> {
    const cards: CardImpact[] = [];
    for (const [number, turn] of this.touched) {
      cards.push(describeAffectedCard(number, turn));
      yield;
    }
    return cards;
  }

  *#decks(decks: readonly AffectedDeck[], unchecked: number): Task<DeckImpact> {
    const keys = this.keys;
    const cards = yield* this.#cardsOf(decks);
    const held = { starter: 0, public: 0, hidden: 0 };
    const turned = { becomeIllegal: 0, becomeLegal: 0 };
    const named: PublicDeckImpact[] = [];
    for (const { id, name, seen, deck } of decks) {
      const legal = [hasNoErrors(checkDeck(deck, cards.before)), hasNoErrors(checkDeck(deck, cards.after))] as const;
      held[seen] += 1;
      if (legal[0] && !legal[1]) turned.becomeIllegal += 1;
      if (!legal[0] && legal[1]) turned.becomeLegal += 1;
      if (seen !== "hidden") named.push({ id, name, seen, cards: namesIn(deck, keys), legal });
      yield;
    }
    const turns = ({ legal: [before, after] }: PublicDeckImpact) => Number(before !== after);
    named.sort((a, b) => turns(b) - turns(a));
    return { held, ...turned, named: named.slice(0, MOST_NAMED), unchecked };
  }

  /** The definitions of all cards in the decks, before and after. */
  *#cardsOf(decks: readonly AffectedDeck[]): Task<States<Cards>> {
    const lines = decks.flatMap(({ deck }) => [...deck.grimoire, ...deck.stoneDeck]);
    const held = new Set(lines.map(({ name }) => toNameKey(name)));
    const wanted = new Set<number>();
    for (const { name, number } of held.size > 0 ? [...this.states.before.cards, ...this.states.after.cards] : []) {
      if (held.has(toNameKey(name))) wanted.add(number);
      yield;
    }
    const cards = (opener: CardReader) => createCards([...wanted].flatMap((number) => opener.cardOf(number) ?? []));
    return { before: cards(this.cards.before), after: cards(this.cards.after) };
  }

  *#rulings(): Task<readonly RulingImpact[]> {
    const names = new Map(this.states.after.cards.map(({ number, name }) => [number, name]));
    const old = new Map(this.states.before.rulings?.map((ruling) => [ruling.id, ruling]));
    const known = new Map(
      [...this.touched].flatMap(([number, turn]) => (turn.before ? [[turn.before.key, number]] : [])),
    );
    const impacts: RulingImpact[] = [];
    for (const ruling of this.states.after.rulings ?? []) {
      yield;
      const before = old.get(ruling.id);
      const stale = isStale(ruling, this.cards.after) && !(before && isStale(before, this.cards.before));
      const concerned = this.#concerned(ruling, known);
      if (concerned.length === 0 && !stale) continue;
      const cards = (concerned.length > 0 ? concerned : ruling.cards).flatMap((number) => names.get(number) ?? []);
      impacts.push({ id: ruling.id, cards, stale });
    }
    return impacts.sort((a, b) => Number(b.stale) - Number(a.stale)).slice(0, MOST_NAMED);
  }

  /** The touched cards that a ruling is about or mentions in 《》. New cards are left out. */
  #concerned({ cards, question, answer }: RulingRecord, known: ReadonlyMap<string, number>): readonly number[] {
    const spoken = [...`${question.ja}${answer.ja}`.matchAll(/《([^《》]+)》/gu)].map(([, name = ""]) =>
      toNameKey(name),
    );
    const about = cards.filter((number) => this.touched.get(number)?.before);
    const concerned = new Set([...about, ...spoken.flatMap((key) => known.get(key) ?? [])]);
    return [...concerned].sort((a, b) => a - b);
  }

  /** The coverage before and after of every new or changed text. */
  *#texts(): Task<readonly CoverageImpact[]> {
    const before = new Map(this.states.before.cards.map((card) => [card.number, card]));
    const after = new Map(this.states.after.cards.map((card) => [card.number, card]));
    const texts: CoverageImpact[] = [];
    for (const row of this.plan.changes) {
      yield;
      if (row.row !== "revision" || row.revision.text.trim() === "") continue;
      if (row.fields !== null && !row.fields.some(({ field }) => ["text", "kind", "readings"].includes(field)))
        continue;
      const { number, name } = row.of;
      const record = after.get(number);
      const day = row.revision.effectiveOn;
      const old = before.get(number)?.revisions.find(({ effectiveOn }) => effectiveOn === day);
      const oldCard = before.get(number);
      const was: Coverage | null = old && oldCard ? this.readers.before(oldCard, old).coverage : null;
      if (!record) continue;
      const now = this.readers.after(record, row.revision);
      texts.push({ number, name, revision: day, before: was, after: now.coverage, ...reportDoubts(row.revision, now) });
    }
    return texts;
  }
}

/** Returns the doubts of a text. Only one with a choice or an open doubt is searched for them. */
function reportDoubts({ text, kind, readings = [] }: CatalogueRevision, { coverage, abilities: taken }: TextReading) {
  const isOpen = coverage === "partial" && findUnreadTexts(taken).length === 0;
  if (readings.length === 0 && !isOpen) return { doubts: [], lapsed: 0 };
  const { abilities, lapsed } = createTextReport(text, kind, UNTRANSLATED_NAMES, readings);
  return { doubts: abilities.flatMap(({ doubts }) => doubts), lapsed: lapsed.length };
}

/** See `groupRulingsByCard`. */
const isStale = ({ cards, date }: RulingRecord, opener: CardReader): boolean =>
  cards.some((number) => (opener.cardOf(number)?.effectiveOn ?? "") > date);

function namesIn({ grimoire, stoneDeck }: Deck, keys: ReadonlySet<string>): readonly string[] {
  const names = [...grimoire, ...stoneDeck].map(({ name }) => name);
  return [...new Set(names)].filter((name) => keys.has(toNameKey(name)));
}
