import { useEffect, useState } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import type { GameStanding, LineComparison, LineTurn } from "@/lib/magmell/play/lines/compare-lines";
import type { NodeId } from "@/lib/magmell/play/types";
import type { TableContext } from "../game/table-context";
import { getCardTitle } from "../goldfish-card";

type Props = {
  /** The two lines with their numbers in the list. */
  lines: readonly [
    { readonly node: NodeId; readonly number: number },
    { readonly node: NodeId; readonly number: number },
  ];
  play: TableContext;
};

/** Renders two lines of play turn by turn, from the turn in which they diverge. */
export function LineComparisonTable({ lines: [one, other], play }: Props) {
  const [compared, setCompared] = useState<LineComparison | "failed" | null>(null);
  const { onCompare } = play;
  const text = useWords("goldfish.setup").lines.compare;
  useEffect(() => {
    let over = false;
    onCompare(one.node, other.node).then(
      (told) => over || setCompared(told ?? "failed"),
      () => over || setCompared("failed"),
    );
    return () => {
      over = true;
    };
  }, [onCompare, one.node, other.node]);
  if (compared === null) return null;
  if (compared === "failed") return <p role="alert">{text.failed}</p>;
  const { partIn, turns, ends } = compared;
  return (
    <section aria-labelledby="compared" className="mt-4 grid gap-2">
      <h3 id="compared" className="font-medium">
        {format(text.title, { one: one.number, other: other.number })}
      </h3>
      <p className="text-ink-soft text-sm">{parting(partIn, text)}</p>
      <table className="w-full table-fixed text-sm tabular-nums [&_:is(td,th)]:border-line [&_:is(td,th)]:border-b [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:text-left [&_:is(td,th)]:align-top">
        <thead>
          <tr>
            <td className="w-20 max-sm:w-16" />
            {[one, other].map(({ number }) => (
              <th key={number} scope="col">
                {format(text.line, { n: number })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {turns.map(({ ownTurn, of: [left, right] }) => (
            <tr key={ownTurn}>
              <th scope="row">{format(text.turn, { n: ownTurn })}</th>
              <td>{left === null ? text.notReached : <Turn turn={left} other={right} play={play} />}</td>
              <td>{right === null ? text.notReached : <Turn turn={right} other={left} play={play} />}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{text.end}</th>
            <td>
              <Figures standing={ends[0]} other={ends[1]} />
            </td>
            <td>
              <Figures standing={ends[1]} other={ends[0]} />
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function parting(partIn: number | null, text: Dictionary["goldfish"]["setup"]["lines"]["compare"]): string {
  if (partIn === null) return text.apart;
  return partIn === 0 ? text.partsAtStart : format(text.parts, { n: partIn });
}

function Turn({ turn, other, play }: { turn: LineTurn; other: LineTurn | null; play: TableContext }) {
  const text = useWords("goldfish.setup").lines.compare;
  const names = turn.used.flatMap((index) => {
    const card = play.cards[index];
    return card ? [getCardTitle(play.lang, card)] : [];
  });
  return (
    <>
      <Figures standing={turn} other={other} />
      <p className="mt-1 text-ink-soft">
        {names.length === 0 ? text.nothing : format(text.used, { cards: names.join(text.join) })}
      </p>
    </>
  );
}

/** Renders the state of a table in numbers. Marks those that differ from the other line. */
function Figures({ standing, other }: { standing: GameStanding; other: GameStanding | null }) {
  const { versus, compare } = useWords("goldfish.setup").lines;
  const pair = ([own, their]: readonly [number, number]) => format(versus, { own, their });
  const told = (of: GameStanding) => [pair(of.life), pair(of.units), `${of.hand}`, `${of.stones}`];
  const theirs = other && told(other);
  const terms = [compare.life, compare.units, compare.hand, compare.stones];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 max-sm:grid-cols-1">
      {told(standing).map((figure, place) => (
        <div key={terms[place]} className="contents">
          <dt className="text-ink-soft max-sm:text-xs">{terms[place]}</dt>
          <dd>
            {theirs && theirs[place] !== figure ? (
              <strong className="border-gold border-b-2 font-medium">{figure}</strong>
            ) : (
              figure
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
