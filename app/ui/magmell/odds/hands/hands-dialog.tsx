"use client";

import { useMemo, useState } from "react";
import { format } from "@/app/i18n/format";
import { formatPercent } from "@/app/i18n/percent";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { CheckboxChip } from "@/app/ui/kit/check-chip";
import { Dialog } from "@/app/ui/kit/dialog";
import { nextIntBelow, OPENING_HAND_SIZE, seedRandom } from "@/engine/magmell";
import {
  computeHandCells,
  computeHandValues,
  type HandValues,
  isHandWorthKeeping,
  type OddsDeck,
} from "@/engine/magmell/odds";
import type { OddsSetting } from "../setting";
import { HandCells } from "./hand-cells";
import { HandHistogram } from "./hand-histogram";

type Props = {
  onClose: () => void;
  deck: OddsDeck;
  setting: OddsSetting;
  titleOf: (name: string) => string;
  /** URL of the trainer for this deck; null if the deck cannot be encoded. */
  trainer: string | null;
};

/** Numbers of turns that a hand may be judged by. */
const GOALS = [3, 4, 5, 6] as const;
const MOST = 6;
const SAMPLES = 5;

/** Renders the values of opening hands: their distribution, which hands to keep, and examples. */
export function HandsDialog({ onClose, deck, setting, titleOf, trainer }: Props) {
  const odds = useWords("odds");
  const join = useWords("deckStatistics.join");
  const close = useWords("site.close");
  const text = odds.hands;
  const [turns, setTurns] = useState<number>(GOALS.find((goal) => goal >= setting.turn) ?? MOST);
  const [seed, setSeed] = useState(1);
  const values = useMemo(() => computeHandValues(deck, turns, setting), [deck, turns, setting]);
  const cells = useMemo(() => computeHandCells(deck, values), [deck, values]);
  const hands = useMemo(() => sampleHands(deck, seed), [deck, seed]);
  const number = (value: number) => value.toFixed(2);
  return (
    <Dialog open onClose={onClose} title={text.title} closeLabel={close}>
      <div className="grid gap-5 text-sm">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{text.value}</legend>
          {GOALS.map((goal) => (
            <CheckboxChip
              key={goal}
              type="radio"
              name="hand goal"
              checked={turns === goal}
              onChange={() => setTurns(goal)}
            >
              {format(text.goal, { n: goal })}
            </CheckboxChip>
          ))}
        </fieldset>
        <p className="text-ink-soft text-xs leading-snug">
          {[setting.goesFirst ? odds.assume.first : odds.assume.second, odds.assume.rest].join(join)}
        </p>
        <HandHistogram values={values} />
        <p>
          {format(text.rule, {
            fresh: number(values.fresh),
            kept: formatPercent(values.kept),
            best: number(values.best),
            gain: `+${number(values.best - values.fresh)}`,
          })}
        </p>
        <HandCells cells={cells} />
        <section className="grid gap-2">
          <h3 className="font-gothic font-medium">{text.samples}</h3>
          <ul className="grid gap-1.5">
            {hands.map((hand, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same hand may be dealt twice, and a row keeps nothing.
              <SampleHand key={`${seed} ${at}`} hand={hand} values={values} titleOf={titleOf} />
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => setSeed(seed + 1)}>
              {text.again}
            </Button>
            {trainer === null ? null : (
              <ButtonLink size="small" href={trainer}>
                {text.trainer}
              </ButtonLink>
            )}
          </div>
        </section>
      </div>
    </Dialog>
  );
}

type SampleProps = { hand: readonly string[]; values: HandValues } & Pick<Props, "titleOf">;

function SampleHand({ hand, values, titleOf }: SampleProps) {
  const odds = useWords("odds");
  const join = useWords("deckStatistics.join");
  const value = values.of(hand);
  const keeps = isHandWorthKeeping(value, values.fresh);
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
    while (hand.length < OPENING_HAND_SIZE && pile.length > 0)
      hand.push(...pile.splice(nextIntBelow(random, pile.length), 1));
    return hand;
  });
}
