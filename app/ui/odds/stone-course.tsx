import type { OddsDeck } from "@/engine/magmell/odds";
import { assumptions } from "./assumptions";
import type { OddsWords } from "./odds-words";
import type { Dealing } from "./setting";
import { StoneCourseChart } from "./stone-course-chart";
import { useStoneSample } from "./use-stone-sample";

type Props = {
  deck: OddsDeck;
  dealing: Dealing;
  /** The turn that is aimed at. */
  goal: number;
  /** Share of hands that the keep rule of the dealing keeps. */
  kept: number;
  words: OddsWords;
};

/** Stones after catalysts, for decks that pay any. */
export function StoneCourse(props: Props) {
  const { deck, words } = props;
  const asks = deck.payments.some(({ catalyst }) => Object.values(catalyst).some((count) => count > 0));
  return asks ? <Sampled {...props} /> : <p className="text-ink-soft text-sm">{words.odds.course.unneeded}</p>;
}

function Sampled({ deck, dealing, goal, kept, words }: Props) {
  const sample = useStoneSample(deck, dealing, kept);
  if (sample === null) return <p className="min-h-64 text-ink-soft text-sm">{words.odds.course.wait}</p>;
  const assumed = assumptions(sample.dealing, sample.kept, words, "sampled");
  return <StoneCourseChart points={sample.points} goal={goal} assumed={assumed} words={words} />;
}
