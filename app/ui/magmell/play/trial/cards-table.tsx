import { useWords } from "@/app/i18n/use-words";
import type { Deck } from "@/engine/magmell";
import type { TrialSums } from "@/lib/magmell/play/trial/trial-sums";
import { TrialTable } from "./trial-table";

type Props = { sums: TrialSums; deck: Deck; titles: Readonly<Record<string, string>> };

/**
 * Renders the uses of each card in a game, when they come, and the copies left in the hand, those that were stuck most first.
 */
export function CardsTable({ sums: { games, cards }, deck, titles }: Props) {
  const trial = useWords("goldfishTrial");
  const text = trial.cards;
  const { columns } = text;
  const rows = deck.grimoire
    .map(({ name }) => {
      const { stuck = 0, used = [] } = cards[name] ?? {};
      const uses = used.reduce((sum, count) => sum + count, 0);
      const turns = used.reduce((sum, count, at) => sum + count * (at + 1), 0);
      return { name, stuck: stuck / games, uses: uses / games, turn: uses === 0 ? null : turns / uses };
    })
    .sort((one, other) => other.stuck - one.stuck);
  return (
    <TrialTable
      title={text.title}
      note={text.note}
      columns={[columns.name, columns.used, columns.turn, columns.stuck]}
      rows={rows.map(({ name, stuck, uses, turn }) => [
        titles[name] ?? name,
        uses.toFixed(2),
        turn === null ? "" : turn.toFixed(1),
        stuck.toFixed(2),
      ])}
    />
  );
}
