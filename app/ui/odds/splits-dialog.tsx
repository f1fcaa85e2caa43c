"use client";

import { useMemo, useState } from "react";
import { format } from "@/app/ui/i18n/format";
import { Button } from "@/app/ui/kit/button";
import { CheckChip } from "@/app/ui/kit/check-chip";
import { Dialog } from "@/app/ui/kit/dialog";
import { COLORS, type Deck } from "@/engine/magmell";
import { type OddsDeck, type Split, type SplitGoal, stoneSplits } from "@/engine/magmell/odds";
import { assumptions } from "./assumptions";
import { basicsOf } from "./basic-stones";
import type { OddsWords } from "./odds-words";
import { percent, points } from "./percent";
import { keepRule, type OddsSetting, TURNS } from "./setting";
import { SplitGrid } from "./split-grid";

type Props = {
  onClose: () => void;
  closeLabel: string;
  deck: OddsDeck;
  content: Deck;
  setting: OddsSetting;
  kept: number;
  onSplit: (split: Split) => void;
  titleOf: (name: string) => string;
  words: OddsWords;
};

const BEST = 10;

/** Every way to split the basic stones of a deck for a goal, the best ones as a list, with one press to take one. */
export function SplitsDialog(props: Props) {
  const { onClose, closeLabel, deck, content, setting, kept, onSplit, titleOf, words } = props;
  const text = words.odds.splits;
  const basics = useMemo(() => basicsOf(content), [content]);
  const dearest = useMemo(() => [...deck.cards].sort((one, other) => other.cost - one.cost)[0], [deck]);
  const [goal, setGoal] = useState<SplitGoal>({ goal: "something" });
  const count = basics.blue + basics.green + basics.red;
  const results = useMemo(() => {
    const question = { goesFirst: setting.goesFirst, keep: keepRule(setting), turns: TURNS };
    return stoneSplits(deck, basics, COLORS, goal, question);
  }, [deck, basics, goal, setting]);
  const own = results.find(({ split }) => COLORS.every((color) => split[color] === basics[color]));
  const say = (value: number) => (goal.goal === "something" ? value.toFixed(2) : percent(value));
  const against = (value: number) => {
    const difference = value - (own?.value ?? value);
    return goal.goal === "something"
      ? `${difference < 0 ? "−" : "+"}${Math.abs(difference).toFixed(2)}`
      : points(difference);
  };
  const goals: readonly { goal: SplitGoal; label: string }[] = [
    { goal: { goal: "something" }, label: text.something },
    { goal: { goal: "curve" }, label: text.curve },
    ...(dearest === undefined
      ? []
      : [
          {
            goal: { goal: "card", name: dearest.name, turn: Math.max(1, dearest.cost) } as const,
            label: format(text.card, { name: titleOf(dearest.name), turn: Math.max(1, dearest.cost) }),
          },
        ]),
  ];
  return (
    <Dialog open onClose={onClose} title={text.title} closeLabel={closeLabel}>
      <div className="grid gap-4 text-sm">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1 text-ink-soft text-xs">{text.goal}</legend>
          {goals.map((one) => (
            <CheckChip
              key={one.label}
              type="radio"
              name="goal"
              checked={goal.goal === one.goal.goal}
              onChange={() => setGoal(one.goal)}
            >
              {one.label}
            </CheckChip>
          ))}
        </fieldset>
        <p className="text-ink-soft text-xs leading-snug">{assumptions(setting, kept, words)}</p>
        {count === 0 || own === undefined ? (
          <p>{text.none}</p>
        ) : (
          <div className="flex flex-col gap-4 sm:flex-col-reverse">
            <BestSplits
              results={results.slice(0, BEST)}
              own={own.split}
              say={say}
              against={against}
              onSplit={onSplit}
              words={words}
            />
            <SplitGrid results={results} own={own.split} say={say} words={words} count={count} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

type BestProps = {
  results: ReturnType<typeof stoneSplits>;
  own: Split;
  say: (value: number) => string;
  against: (value: number) => string;
  onSplit: (split: Split) => void;
  words: OddsWords;
};

function BestSplits({ results, own, say, against, onSplit, words }: BestProps) {
  const text = words.odds.splits;
  return (
    <table className="w-full tabular-nums [&_:is(td,th)]:border-line [&_:is(td,th)]:border-b [&_:is(td,th)]:px-1.5 [&_:is(td,th)]:py-1 [&_:is(td,th)]:text-left">
      <caption className="text-left font-medium">{text.best}</caption>
      <thead className="text-ink-soft text-xs">
        <tr>
          {COLORS.map((color) => (
            <th key={color} scope="col">
              {words.colors[color]}
            </th>
          ))}
          <th scope="col">{text.value}</th>
          <th scope="col">{text.difference}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {results.map(({ split, value }) => (
          <tr key={COLORS.map((color) => split[color]).join()}>
            {COLORS.map((color) => (
              <td key={color}>{split[color]}</td>
            ))}
            <td>{say(value)}</td>
            <td>{against(value)}</td>
            <td>
              {COLORS.every((color) => split[color] === own[color]) ? (
                <span className="font-medium text-gold">{text.using}</span>
              ) : (
                <Button size="small" onClick={() => onSplit(split)}>
                  {text.use}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
