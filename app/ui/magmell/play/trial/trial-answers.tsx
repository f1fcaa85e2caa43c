import { format } from "@/app/i18n/format";
import { formatPercent } from "@/app/i18n/percent";
import { useWords } from "@/app/i18n/use-words";
import type { Deck } from "@/engine/magmell";
import type { MatchupScore } from "@/lib/magmell/play/trial/play-trial";
import { computeQuantile, listStuckCards, type TrialSums } from "@/lib/magmell/play/trial/trial-sums";
import { computeWinRate } from "@/lib/magmell/play/trial/wilson";

type Props = {
  sums: TrialSums;
  versus: readonly MatchupScore[];
  /** Names of the rivals, in their order. */
  names: readonly string[];
  deck: Deck;
  titles: Readonly<Record<string, string>>;
};

/**
 * Renders the three main results of a trial: when the deck wins, how it does against the rivals, and which card stays
 * in the hand most often.
 */
export function TrialAnswers({ sums, versus, names, deck, titles }: Props) {
  const text = useWords("goldfishTrial.answers");
  const answers = [
    { label: text.wins, ...describeVictory(sums, text) },
    { label: text.versus, ...describeRivals(versus, names, text) },
    { label: text.stuck, ...describeStuckCard(sums, deck, titles, text) },
  ];
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      {answers.map(({ label, figure, more }) => (
        <div key={label} className="rounded-[3px] border border-line bg-leaf px-5 py-4">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd>
            <span className="block text-balance text-3xl tabular-nums leading-tight">{figure}</span>
            <span className="mt-1 block text-sm">{more}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Answer = { readonly figure: string; readonly more: string };
type Words = Readonly<Record<"turn" | "range" | "unwon" | "weakest" | "waiting" | "copies" | "none", string>>;

function describeVictory({ won }: TrialSums, text: Words): Answer {
  const [low, median, high] = [0.1, 0.5, 0.9].map((part) => computeQuantile(won, part));
  if (low == null || median == null || high == null) return { figure: "–", more: text.unwon };
  return { figure: format(text.turn, { n: median + 1 }), more: format(text.range, { low: low + 1, high: high + 1 }) };
}

function describeRivals(versus: readonly MatchupScore[], names: readonly string[], text: Words): Answer {
  const scores = versus.flatMap(({ first, second }, at) => {
    const score = { games: first.games + second.games, points: first.points + second.points };
    return score.games === 0 ? [] : [{ ...score, name: names[at] ?? "" }];
  });
  const [weakest] = scores.toSorted((a, b) => computeWinRate(a) - computeWinRate(b));
  if (!weakest) return { figure: "–", more: text.waiting };
  const games = scores.reduce((sum, score) => sum + score.games, 0);
  const points = scores.reduce((sum, score) => sum + score.points, 0);
  const rate = formatPercent(computeWinRate(weakest));
  return {
    figure: formatPercent(computeWinRate({ games, points })),
    more: format(text.weakest, { name: weakest.name, n: rate }),
  };
}

function describeStuckCard({ games, cards }: TrialSums, deck: Deck, titles: Props["titles"], text: Words): Answer {
  const [most] = listStuckCards({ games, cards }, deck);
  if (!most) return { figure: "–", more: text.none };
  return { figure: titles[most.name] ?? most.name, more: format(text.copies, { n: most.copies.toFixed(2) }) };
}
