"use client";

import { useMemo, useState } from "react";
import { format } from "@/app/ui/i18n/format";
import { Button } from "@/app/ui/kit/button";
import { CheckChip } from "@/app/ui/kit/check-chip";
import { Dialog } from "@/app/ui/kit/dialog";
import { OPENING_HAND, randomBelow, seedRandom } from "@/engine/magmell";
import { type HandValues, handCells, handValues, type OddsDeck } from "@/engine/magmell/odds";
import { HandCells } from "./hand-cells";
import { HandHistogram } from "./hand-histogram";
import type { OddsWords } from "./odds-words";
import { percent } from "./percent";
import type { OddsSetting } from "./setting";

type Props = {
  onClose: () => void;
  closeLabel: string;
  deck: OddsDeck;
  setting: OddsSetting;
  titleOf: (name: string) => string;
  words: OddsWords;
};

/** Numbers of turns that a hand may be judged by. */
const GOALS = [3, 4, 5, 6] as const;
const SAMPLES = 5;

/** The worth of opening hands: how they are spread, which ones to keep, and examples. */
export function HandsDialog({ onClose, closeLabel, deck, setting, titleOf, words }: Props) {
  const text = words.odds.hands;
  const [turns, setTurns] = useState<number>(4);
  const [seed, setSeed] = useState(1);
  const values = useMemo(() => handValues(deck, turns, setting), [deck, turns, setting]);
  const cells = useMemo(() => handCells(deck, values), [deck, values]);
  const hands = useMemo(() => sampleHands(deck, seed), [deck, seed]);
  const number = (value: number) => value.toFixed(2);
  const { odds } = words;
  return (
    <Dialog open onClose={onClose} title={text.title} closeLabel={closeLabel}>
      <div className="grid gap-5 text-sm">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{text.value}</legend>
          {GOALS.map((goal) => (
            <CheckChip
              key={goal}
              type="radio"
              name="hand goal"
              checked={turns === goal}
              onChange={() => setTurns(goal)}
            >
              {format(text.goal, { n: goal })}
            </CheckChip>
          ))}
        </fieldset>
        <p className="text-ink-soft text-xs leading-snug">
          {[setting.goesFirst ? odds.assume.first : odds.assume.second, odds.assume.rest].join(words.join)}
        </p>
        <HandHistogram values={values} words={words} />
        <p>
          {format(text.rule, {
            fresh: number(values.fresh),
            kept: percent(values.kept),
            best: number(values.best),
            gain: `+${number(values.best - values.fresh)}`,
          })}
        </p>
        <HandCells cells={cells} words={words} />
        <section className="grid gap-2">
          <h3 className="font-gothic font-medium">{text.samples}</h3>
          <ul className="grid gap-1.5">
            {hands.map((hand) => (
              <SampleHand key={hand.join()} hand={hand} values={values} titleOf={titleOf} words={words} />
            ))}
          </ul>
          <Button size="small" className="justify-self-start" onClick={() => setSeed(seed + 1)}>
            {text.again}
          </Button>
        </section>
      </div>
    </Dialog>
  );
}

type SampleProps = { hand: readonly string[]; values: HandValues } & Pick<Props, "titleOf" | "words">;

function SampleHand({ hand, values, titleOf, words: { odds, join } }: SampleProps) {
  const value = values.of(hand);
  const keeps = value >= values.fresh - 1e-9;
  return (
    <li className="flex items-baseline gap-3 border-line border-b pb-1.5">
      <span className="min-w-0 flex-1">{hand.map(titleOf).join(join)}</span>
      <span className="tabular-nums">{value.toFixed(2)}</span>
      <span className={keeps ? "font-medium text-gold" : "text-ink-soft"}>
        {keeps ? odds.hands.keep : odds.hands.redraw}
      </span>
    </li>
  );
}

/** Opening hands by a seed, the same ones for the same deck. */
function sampleHands({ cards }: OddsDeck, seed: number): readonly (readonly string[])[] {
  const random = seedRandom(seed);
  return Array.from({ length: SAMPLES }, () => {
    const pile = cards.flatMap(({ name, copies }) => Array.from({ length: copies }, () => name));
    const hand: string[] = [];
    while (hand.length < OPENING_HAND && pile.length > 0)
      hand.push(...pile.splice(randomBelow(random, pile.length), 1));
    return hand;
  });
}
