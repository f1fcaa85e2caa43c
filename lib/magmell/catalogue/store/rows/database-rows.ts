import { formatSymbols, toNameKey } from "@/engine/magmell";
import type { CatalogueRow } from "@/lib/magmell/catalogue/model/catalogue-rows";

export type RowKind = CatalogueRow["row"];
export type CatalogueRowOfKind<R extends RowKind> = Extract<CatalogueRow, { row: R }>;

/** Functions that map catalogue rows to rows of the database tables. */
export const TABLE_ROW_MAPPERS = {
  set: ({ set }: CatalogueRowOfKind<"set">) => ({
    ...set,
    releasedOn: new Date(set.releasedOn),
    counters: { ...set.counters },
    rarities: set.rarities ?? [],
  }),
  card: ({ card: { aliases, tags, ...card } }: CatalogueRowOfKind<"card">) => ({
    ...card,
    aliases: [...aliases],
    tags: [...tags],
    key: toNameKey(card.name),
  }),
  revision: ({ of, revision }: CatalogueRowOfKind<"revision">) => ({
    ...revision,
    cardNumber: of.number,
    effectiveOn: new Date(revision.effectiveOn),
    useCost: formatSymbols(revision.useCost),
    catalyst: formatSymbols(revision.catalyst),
    readings: revision.readings ?? [],
  }),
  printing: ({ of, printing: { set, revision, ...printing } }: CatalogueRowOfKind<"printing">) => ({
    ...printing,
    rarity: printing.rarity ?? "",
    image: printing.image ?? null,
    imageAlt: printing.imageAlt ?? "",
    setCode: set,
    cardNumber: of.number,
    revisedOn: new Date(revision),
  }),
  ruling: ({ ruling: { id, question, answer, rules, source, date } }: CatalogueRowOfKind<"ruling">) => ({
    id,
    source,
    rules: [...rules],
    ruledOn: new Date(date),
    question: question.ja,
    englishQuestion: question.en,
    answer: answer.ja,
    englishAnswer: answer.en,
  }),
  list: ({ list }: CatalogueRowOfKind<"list">) => ({ ...list, cards: [...list.cards] }),
} as const satisfies { readonly [R in RowKind]: (row: CatalogueRowOfKind<R>) => object };

/** A row of a kind as its table holds it. */
type DatabaseRow<R extends RowKind> = ReturnType<(typeof TABLE_ROW_MAPPERS)[R]>;

/** Returns the rows of a ruling in the table that links rulings to cards. */
export const toRulingCardRows = ({ ruling: { id, cards } }: CatalogueRowOfKind<"ruling">) =>
  cards.map((cardNumber, position) => ({ rulingId: id, cardNumber, position }));

type Table<Column> = {
  readonly name: string;
  /** The columns that permanently identify a row. */
  readonly keys: readonly Column[];
  /** All other columns. */
  readonly columns: readonly Column[];
};

/** The database table of each kind of row. */
export const DATABASE_TABLES = {
  set: {
    name: "CardSet",
    keys: ["code"],
    columns: ["name", "englishName", "releasedOn", "type", "counters", "rarities"],
  },
  card: {
    name: "Card",
    keys: ["number"],
    columns: ["key", "name", "reading", "englishName", "token", "retired", "aliases", "tags"],
  },
  revision: {
    name: "Revision",
    keys: ["cardNumber", "effectiveOn"],
    columns: ["kind", "timing", "useCost", "catalyst", "ap", "hp", "text", "readings"],
  },
  printing: {
    name: "Printing",
    keys: ["setCode", "number"],
    columns: ["cardNumber", "illustrator", "flavor", "rarity", "finish", "product", "revisedOn", "image", "imageAlt"],
  },
  ruling: {
    name: "Ruling",
    keys: ["id"],
    columns: ["question", "englishQuestion", "answer", "englishAnswer", "rules", "source", "ruledOn"],
  },
  list: { name: "CuratedList", keys: ["id"], columns: ["name", "englishName", "cards"] },
} as const satisfies { readonly [R in RowKind]: Table<keyof DatabaseRow<R>> };
