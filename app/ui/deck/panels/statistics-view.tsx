import { ColorMark } from "@/app/ui/card/color-mark";
import { format } from "@/app/ui/i18n/format";
import type { DeckStatistics } from "@/lib/decks/statistics";
import type { BuilderWords, CardWords } from "../builder-words";

type Props = {
  statistics: DeckStatistics;
  words: BuilderWords["builder"]["statistics"];
  cards: CardWords;
};

/** The statistics of a deck: kinds, use costs as bars (as a table for screen readers), and colours against stones. */
export function StatisticsView({ statistics, words, cards }: Props) {
  const { kinds, unknown, colorlessStones } = statistics;
  if (kinds.unit + kinds.magic + kinds.stone + unknown === 0) {
    return <p className="text-ink-soft text-sm">{words.empty}</p>;
  }
  return (
    <div className="grid gap-5 text-sm">
      <p className="flex flex-wrap gap-x-4">
        {(["unit", "magic", "stone"] as const).map((kind) => (
          <span key={kind}>
            {cards.kinds[kind]} <strong className="font-medium">{kinds[kind]}</strong>
          </span>
        ))}
        {unknown > 0 ? <span className="text-red">{format(words.unknown, { n: unknown })}</span> : null}
      </p>
      {statistics.curve.length > 0 ? <Curve statistics={statistics} words={words} cards={cards} /> : null}
      <Balance statistics={statistics} words={words} cards={cards} />
      {colorlessStones > 0 ? <p>{format(words.colorless, { n: colorlessStones })}</p> : null}
    </div>
  );
}

function Curve({ statistics: { curve, meanUseCost }, words, cards }: Props) {
  const tallest = Math.max(1, ...curve.map(({ unit, magic }) => unit + magic));
  return (
    <figure>
      <figcaption className="mb-2">
        <span className="font-medium">{words.curve}</span>
        {meanUseCost === null ? null : (
          <span className="ml-3 text-ink-soft">{format(words.mean, { n: meanUseCost.toFixed(2) })}</span>
        )}
      </figcaption>
      <div aria-hidden="true" className="flex h-36 items-stretch gap-1 text-center">
        {curve.map(({ useCost, unit, magic }) => (
          <div key={useCost} className="flex min-w-0 flex-1 flex-col">
            <div className="flex flex-1 flex-col justify-end">
              {unit + magic > 0 ? unit + magic : null}
              <span className="bg-gold/45" style={{ height: `${(magic / tallest) * 80}%` }} />
              <span className="bg-gold" style={{ height: `${(unit / tallest) * 80}%` }} />
            </div>
            <span className="border-edge border-t pt-0.5 text-ink-soft">{useCost}</span>
          </div>
        ))}
      </div>
      <p aria-hidden="true" className="mt-1 flex gap-4 text-ink-soft text-xs">
        <Key className="bg-gold" label={cards.kinds.unit} />
        <Key className="bg-gold/45" label={cards.kinds.magic} />
      </p>
      <table className="sr-only">
        <caption>{words.curve}</caption>
        <thead>
          <tr>
            {[words.cost, cards.kinds.unit, cards.kinds.magic].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {curve.map(({ useCost, unit, magic }) => (
            <tr key={useCost}>
              <th scope="row">{useCost}</th>
              <td>{unit}</td>
              <td>{magic}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

const Key = ({ className, label }: { className: string; label: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <span className={`size-3 ${className}`} />
    {label}
  </span>
);

function Balance({ statistics: { balance }, words, cards }: Props) {
  const shown = balance.filter(({ cards: asking, stones }) => asking + stones > 0);
  if (shown.length === 0) return null;
  const columns = [words.needed, words.useCost, words.catalyst, words.stones];
  return (
    <table className="w-full border-collapse">
      <caption className="mb-1 text-left font-medium">{words.balance}</caption>
      <thead>
        <tr className="border-line border-b text-ink-soft">
          <th scope="col" className="py-1 text-left font-normal">
            {words.color}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="py-1 pl-2 text-right font-normal">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ color, cards: asking, useCost, catalyst, stones }) => (
          <tr key={color} className="border-line border-b">
            <th scope="row" className="py-1 text-left font-normal">
              <span className="inline-flex items-center gap-1.5">
                <ColorMark color={color} letter={cards.colorLetters[color]} size={18} />
                {cards.colors[color]}
              </span>
            </th>
            <td className="py-1 pl-2 text-right">{asking}</td>
            <td className="py-1 pl-2 text-right">{useCost}</td>
            <td className="py-1 pl-2 text-right">{catalyst}</td>
            <td className="py-1 pl-2 text-right">{stones}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
