import { COLORS, formatSymbols } from "@/engine/magmell";
import type { ImportPlan } from "@/lib/magmell/catalogue/import/import-plan";
import { getCardInForce } from "@/lib/magmell/catalogue/model/build-catalogue";
import type {
  CardRecord,
  CatalogueCard,
  CatalogueRecords,
  IsoDate,
  TextReader,
} from "@/lib/magmell/catalogue/model/types";
import type { Task } from "@/lib/tasks";
import type { CardImpact } from "./types";

/** A card before and after a plan; null if the card does not exist or is withdrawn. */
export type CardTransition = { readonly before: CatalogueCard | null; readonly after: CatalogueCard | null };

/** Reads cards of one catalogue state on a date, caching each. */
export class CardReader {
  readonly #records: ReadonlyMap<number, CardRecord>;
  readonly #opened = new Map<number, CatalogueCard | null>();

  constructor(
    records: CatalogueRecords,
    private readonly asOf: IsoDate,
    private readonly read: TextReader,
  ) {
    this.#records = new Map(records.cards.map((card) => [card.number, card]));
  }

  cardOf(number: number): CatalogueCard | null {
    const known = this.#opened.get(number);
    if (known !== undefined) return known;
    const record = this.#records.get(number);
    const card = record && !record.retired ? getCardInForce(record, this.asOf, this.read) : null;
    this.#opened.set(number, card);
    return card;
  }
}

/** Returns the numbers of cards with a change of name, status or rules information (204.2) in a plan. */
export function getAffectedCardNumbers({ changes, removed }: ImportPlan): readonly number[] {
  const numbers = [...changes, ...removed].flatMap((row) => {
    if (row.row === "revision") return [row.of.number];
    return row.row === "card" ? [row.card.number] : [];
  });
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** Returns the cards in `numbers` whose definition changes. */
export function* findAffectedCards(
  numbers: readonly number[],
  before: CardReader,
  after: CardReader,
): Task<ReadonlyMap<number, CardTransition>> {
  const touched = new Map<number, CardTransition>();
  for (const number of numbers) {
    const turn = { before: before.cardOf(number), after: after.cardOf(number) };
    if (definitionOf(turn.before) !== definitionOf(turn.after)) touched.set(number, turn);
    yield;
  }
  return touched;
}

/** The definition of a card for the engine, as a text to compare. */
const definitionOf = (card: CatalogueCard | null): string | null =>
  card && JSON.stringify([card.key, card.token, fieldsOf(card), card.text, card.abilities]);

export function describeAffectedCard(number: number, { before, after }: CardTransition): CardImpact {
  const [old, now] = [before && fieldsOf(before), after && fieldsOf(after)];
  const fields = Object.keys(old ?? now ?? {}).map((field) => ({
    field,
    before: old?.[field] ?? "",
    after: now?.[field] ?? "",
  }));
  const name = after?.name ?? before?.name ?? "";
  return { number, name, fields: fields.filter((field) => field.before !== field.after) };
}

function fieldsOf(card: CatalogueCard): Readonly<Record<string, string>> {
  const { kind, timing, useCost, catalyst, ap, hp, colors, neededColors } = card;
  const inOrder = (wanted: readonly string[]) => COLORS.filter((color) => wanted.includes(color)).join(", ");
  return {
    kind,
    timing: timing ?? "",
    useCost: formatSymbols(useCost),
    catalyst: formatSymbols(catalyst),
    ap: String(ap ?? ""),
    hp: String(hp ?? ""),
    colors: inOrder(colors),
    neededColors: inOrder(neededColors),
  };
}
