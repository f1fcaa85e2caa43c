"use client";

import { useMemo, useState } from "react";
import { format } from "@/app/i18n/format";
import { formatPercent, formatPercentagePoints } from "@/app/i18n/percent";
import { useWords } from "@/app/i18n/use-words";
import { CheckboxChip } from "@/app/ui/kit/check-chip";
import { Dialog } from "@/app/ui/kit/dialog";
import { COLORS, type Deck } from "@/engine/magmell";
import { type OddsDeck, rankStoneSplits, type StoneSplit, type StoneSplitGoal } from "@/engine/magmell/odds";
import { describeAssumptions } from "../assumptions";
import { createOddsQuestion, type OddsSetting } from "../setting";
import { TurnSelect } from "../turn-select";
import { countBasicStones } from "./basic-stones";
import { BestSplits } from "./best-splits";
import { rankSplits } from "./ranked-splits";
import { SplitGrid } from "./split-grid";

type Props = {
  onClose: () => void;
  deck: OddsDeck;
  content: Deck;
  setting: OddsSetting;
  kept: number;
  onSplit: (split: StoneSplit) => void;
  titleOf: (name: string) => string;
};

const GOALS = ["something", "curve", "card"] as const satisfies readonly StoneSplitGoal["goal"][];

/**
 * Renders all ways to split the basic stones of a deck for a goal, with a list of the best ones. A button applies a
 * split.
 */
export function SplitsDialog(props: Props) {
  const { onClose, deck, content, setting, kept, onSplit, titleOf } = props;
  const odds = useWords("odds");
  const join = useWords("deckStatistics.join");
  const close = useWords("site.close");
  const text = odds.splits;
  const basics = useMemo(() => countBasicStones(content), [content]);
  const cards = useMemo(() => [...deck.cards].sort((one, other) => other.cost - one.cost), [deck]);
  const [kind, setKind] = useState<StoneSplitGoal["goal"]>("something");
  const [picked, setPicked] = useState<string | null>(null);
  const [turn, setTurn] = useState(setting.turn);
  const usual = cards.find(({ cost }) => cost <= turn) ?? cards.at(-1);
  const name = (cards.find((card) => card.name === picked) ?? usual)?.name ?? "";
  const splits = useMemo(() => {
    const goal: StoneSplitGoal = kind === "card" ? { goal: kind, name, turn } : { goal: kind };
    return rankSplits(rankStoneSplits(deck, basics, COLORS, goal, createOddsQuestion(setting, turn)), basics);
  }, [deck, basics, kind, name, turn, setting]);
  const count = basics.blue + basics.green + basics.red;
  const say = (value: number) => (kind === "something" ? value.toFixed(2) : formatPercent(value));
  const against = (value: number) => {
    const difference = value - (splits?.own.value ?? value);
    if (kind !== "something") return formatPercentagePoints(difference);
    return `${difference < 0 ? "−" : "+"}${Math.abs(difference).toFixed(2)}`;
  };
  const goal = format(kind === "card" ? text.aim : text[kind], { name: titleOf(name), turn });
  return (
    <Dialog open onClose={onClose} title={text.title} closeLabel={close}>
      <div className="grid gap-4 text-sm">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1 text-ink-soft text-xs">{text.goal}</legend>
          {GOALS.map((one) => (
            <CheckboxChip key={one} type="radio" name="goal" checked={kind === one} onChange={() => setKind(one)}>
              {one === "card" ? text.pickCard : format(text[one], { turn })}
            </CheckboxChip>
          ))}
        </fieldset>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {kind === "card" ? (
            <label className="flex min-w-0 max-w-full items-center gap-2">
              <span className="shrink-0 text-ink-soft text-xs">{text.card}</span>
              <select
                className="min-h-9 min-w-0 flex-1 rounded-[3px] border border-edge bg-leaf px-1 pointer-coarse:min-h-11"
                value={name}
                onChange={(event) => setPicked(event.currentTarget.value)}
              >
                {cards.map((card) => (
                  <option key={card.name} value={card.name}>
                    {`${card.cost} ${titleOf(card.name)}`}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
          <TurnSelect label={text.turn} option={odds.goal.option} turn={turn} onTurn={setTurn} />
        </div>
        <p className="text-ink-soft text-xs leading-snug">{describeAssumptions(setting, kept, { odds, join })}</p>
        {count === 0 || splits === null ? (
          <p>{text.none}</p>
        ) : (
          <div className="flex flex-col gap-4 sm:flex-col-reverse">
            <BestSplits splits={splits} goal={goal} say={say} against={against} onSplit={onSplit} />
            <SplitGrid splits={splits} say={say} count={count} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
