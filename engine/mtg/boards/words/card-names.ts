import type { BoardCard } from "../board";
import { EXAMPLE_BOARD_CARDS } from "../examples/example-cards";
import { foldWord } from "./fold-line";
import type { LineReader } from "./line-reader";
import { WordTrie } from "./word-trie";

/** The names of cards that a text may mention: those that it describes, then those that the site knows. */
export class CardNameIndex {
  readonly all: readonly string[];
  readonly tree: WordTrie;
  private readonly exact: ReadonlyMap<string, number>;
  private readonly folded: ReadonlyMap<string, number>;

  /** @param described names in the order of their descriptions */
  constructor(readonly described: readonly string[]) {
    const own = new Set(described);
    this.all = [...described, ...EXAMPLE_BOARD_CARDS.map(({ name }) => name).filter((name) => !own.has(name))];
    this.tree = new WordTrie(this.all.map((name, index) => [name, `card:${index}`] as const));
    const last = this.all.map((name, index) => [name, index] as const).reverse();
    this.exact = new Map(last);
    this.folded = new Map(last.map(([name, index]) => [foldWord(name), index]));
  }

  /** The card that a token names, by its index; `null` if it names none. */
  of(reader: LineReader, index: number): number | null {
    const name = reader.tokens[index]?.name ?? null;
    if (name !== null) return this.exact.get(name) ?? this.folded.get(foldWord(name)) ?? null;
    const key = reader.value(index, "card");
    return key === null ? null : Number(key);
  }

  /** The description of a card that only the site knows. */
  known(index: number): BoardCard | undefined {
    return EXAMPLE_BOARD_CARDS.find(({ name }) => name === this.all[index]);
  }
}
