import { useWords } from "@/app/i18n/use-words";
import type { OddsDeck } from "@/engine/magmell/odds";
import { describeAssumptions } from "./assumptions";
import type { OddsDealSetting } from "./setting";
import { StonesOverTurnsChart } from "./stone-course-chart";
import { useStoneSample } from "./use-stone-sample";

type Props = {
  deck: OddsDeck;
  dealing: OddsDealSetting;
  /** The turn that is aimed at. */
  goal: number;
  /** Share of hands that the keep rule of the dealing keeps. */
  kept: number;
};

/** Renders the stones left after catalysts by turn, or a note if no card of the deck has a catalyst. */
export function StonesOverTurns(props: Props) {
  const { deck } = props;
  const { unneeded } = useWords("odds").course;
  const asks = deck.payments.some(({ catalyst }) => Object.values(catalyst).some((count) => count > 0));
  return asks ? <Sampled {...props} /> : <p className="text-ink-soft text-sm">{unneeded}</p>;
}

function Sampled({ deck, dealing, goal, kept }: Props) {
  const odds = useWords("odds");
  const join = useWords("deckStatistics.join");
  const sample = useStoneSample(deck, dealing, kept);
  if (sample === null) return <p className="min-h-64 text-ink-soft text-sm">{odds.course.wait}</p>;
  const assumed = describeAssumptions(sample.dealing, sample.kept, { odds, join }, "sampled");
  return <StonesOverTurnsChart points={sample.points} goal={goal} assumed={assumed} />;
}
