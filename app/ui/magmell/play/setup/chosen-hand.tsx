import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { IconButton } from "@/app/ui/kit/icon-button";
import { countSymbols, type Deck, OPENING_HAND_SIZE, toNameKey } from "@/engine/magmell";
import type { TableContext } from "../game/table-context";
import { getCardTitle } from "../goldfish-card";

type Props = {
  deck: Deck;
  /** Names, one for each copy. */
  hand: readonly string[];
  onHand: (hand: readonly string[]) => void;
  play: TableContext;
};

/** Renders the cards of the grimoire, to choose those that the opening hand must contain. */
export function OpeningHandPicker({ deck, hand, onHand, play: { cards, lang } }: Props) {
  const setup = useWords("goldfish.setup");
  const lines = deck.grimoire
    .map(({ name, count }) => {
      const card = cards.find((one) => toNameKey(one.name) === toNameKey(name));
      return { name, count, title: getCardTitle(lang, card) || name, cost: card ? countSymbols(card.useCost) : 0 };
    })
    .sort((one, other) => one.cost - other.cost || one.title.localeCompare(other.title, lang));
  const chosen = (name: string) => hand.filter((one) => one === name).length;
  const remove = (name: string) => {
    const place = hand.indexOf(name);
    onHand(hand.filter((_one, index) => index !== place));
  };
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-medium">
        {setup.hand}{" "}
        <span className="font-normal text-ink-soft text-sm">
          {format(setup.handCount, { n: hand.length, most: OPENING_HAND_SIZE })}
        </span>
      </summary>
      <p className="text-ink-soft text-sm">{setup.handBody}</p>
      <ul className="mt-2 grid max-h-64 gap-0.5 overflow-y-auto border-line border-y py-1">
        {lines.map(({ name, count, title, cost }) => (
          <li key={name} className="flex items-center gap-2">
            <span className="w-6 text-center text-ink-soft tabular-nums">{cost}</span>
            <span className="min-w-0 flex-1 truncate">{title}</span>
            <IconButton
              icon="minus"
              label={format(setup.fewer, { name: title })}
              disabled={chosen(name) === 0}
              onClick={() => remove(name)}
            />
            <span className="w-10 text-center tabular-nums">
              {chosen(name)}/{count}
            </span>
            <IconButton
              icon="plus"
              label={format(setup.more, { name: title })}
              disabled={chosen(name) >= count || hand.length >= OPENING_HAND_SIZE}
              onClick={() => onHand([...hand, name])}
            />
          </li>
        ))}
      </ul>
      {hand.length > 0 ? (
        <Button size="small" className="mt-2" onClick={() => onHand([])}>
          {setup.clear}
        </Button>
      ) : null}
    </details>
  );
}
