import { type Deck, type DeckZone, toNameKey } from "@/engine/magmell";
import { foldForSearch } from "@/lib/japanese/search-fold";

/** A deck prepared for filtering: folded once, tested by many queries. */
export type DeckDocument = {
  readonly id: string;
  /** Folded names in Japanese and English. */
  readonly names: readonly string[];
  readonly author: string;
  /** Folded. */
  readonly tags: readonly string[];
  readonly likes: number;
  readonly colors: number | null;
  readonly legal: boolean | null;
  /** Last save as a day in Tokyo, such as `2026-11-20`. */
  readonly updatedOn: string;
  readonly deck: Deck;
  readonly lines: readonly { readonly key: string; readonly zone: DeckZone; readonly count: number }[];
};

/** A stored deck before preparation. */
type DeckRecord = Pick<DeckDocument, "id" | "tags" | "likes" | "deck"> &
  Partial<Pick<DeckDocument, "colors" | "legal">> & {
    readonly name: string;
    readonly englishName: string | null;
    readonly author: string | null;
    readonly updatedAt: Date;
  };

const TOKYO_IS_AHEAD = 9 * 60 * 60 * 1000;

export const createDeckDocument = ({
  id,
  name,
  englishName,
  author,
  tags,
  likes,
  colors = null,
  legal = null,
  updatedAt,
  deck,
}: DeckRecord): DeckDocument => ({
  id,
  tags: tags.map(foldForSearch),
  likes,
  colors,
  legal,
  names: [name, englishName ?? ""].map(foldForSearch),
  author: foldForSearch(author ?? ""),
  updatedOn: new Date(updatedAt.getTime() + TOKYO_IS_AHEAD).toISOString().slice(0, 10),
  deck,
  lines: (["grimoire", "stoneDeck"] as const).flatMap((zone) =>
    deck[zone].map((line) => ({ key: toNameKey(line.name), zone, count: line.count })),
  ),
});
