import { useMemo } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { type CardDefinition, type CardIndex, createCards, type Deck } from "@/engine/magmell";
import { buildDealQuery } from "@/lib/magmell/play/deal-query";
import { createHandEvaluator } from "@/lib/magmell/play/hand-evaluator";
import { formatOpeningValue } from "@/lib/magmell/play/opening-value";

type Props = {
  cards: readonly CardDefinition[];
  deck: Deck;
  hand: readonly CardIndex[];
  seed: number;
  goesFirst: boolean;
  /** The URL of the trainer with this deck. */
  trainer: string;
  /** The name that links to the deck carry. */
  given: string | null;
};

/**
 * Renders the values of the hand and of a new hand in one line, with collapsed assumptions. Renders nothing if the
 * values of the deck are not calculated.
 */
export default function HandValueLine({ cards, deck, hand, seed, goesFirst, trainer, given }: Props) {
  const words = {
    line: useWords("openingValue.line"),
    assumes: useWords("openingValue.assumes"),
    seats: useWords("openingValue.seats"),
    how: useWords("openingValue.how"),
    train: useWords("openingValue.train"),
  };
  const judge = useMemo(() => createHandEvaluator(createCards(cards), deck), [cards, deck]);
  const value = useMemo(() => judge(hand, goesFirst), [judge, hand, goesFirst]);
  if (value === null || hand.length === 0) return null;
  const { turns } = value;
  const line = format(words.line, {
    turns,
    hand: formatOpeningValue(value.hand),
    fresh: formatOpeningValue(value.fresh),
  });
  return (
    <div className="text-sm max-sm:text-xs">
      <p>{line}</p>
      <details>
        <summary className="text-ink-soft pointer-coarse:min-h-11 pointer-coarse:py-2">{words.how}</summary>
        <p className="text-ink-soft">
          {format(words.assumes, { turns, seat: words.seats[goesFirst ? "first" : "second"] })}{" "}
          <a className="link" href={`${trainer}${buildDealQuery({ seed, goesFirst }, given)}`}>
            {words.train}
          </a>
        </p>
      </details>
    </div>
  );
}
