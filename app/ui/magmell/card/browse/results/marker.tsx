import { Fragment, type ReactNode } from "react";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { type HighlightableField, type Highlighter, splitAtHighlights } from "@/lib/magmell/search/highlight";

/** Renders a text of a card with the matches of the query marked. */
type Marker = (card: CatalogueCard, field: HighlightableField, text: string) => ReactNode;

export const createMarker =
  (highlight: Highlighter): Marker =>
  (card, field, text) => {
    const marks = highlight(card, field, text);
    if (marks.length === 0) return text;
    return splitAtHighlights(text, marks).map(({ text: part, marked }, place) => {
      // A part of a text has no other identity than its place.
      const key = `${place} ${part}`;
      return marked ? <mark key={key}>{part}</mark> : <Fragment key={key}>{part}</Fragment>;
    });
  };

/**
 * Renders the name of a card that the search matched, with the match marked. Renders nothing if a name in `shown`
 * matched or no name did.
 */
export function renderOtherMatch(
  highlight: Highlighter,
  card: CatalogueCard,
  shown: readonly HighlightableField[],
): ReactNode {
  const others = [
    ["name", card.name],
    ["reading", card.reading],
    ["englishName", card.englishName],
    ...card.aliases.map((alias) => ["alias", alias] as const),
  ] as const;
  const found = others.filter(([field, text]) => highlight(card, field, text).length > 0);
  if (found.length === 0 || found.some(([field]) => shown.includes(field))) return null;
  const [field, text] = found[0] ?? [];
  return field && text ? createMarker(highlight)(card, field, text) : null;
}
