"use client";

import { useId, useMemo, useState } from "react";
import { format } from "@/app/i18n/format";
import { formatPercent } from "@/app/i18n/percent";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import type { Deck } from "@/engine/magmell";
import {
  computeDeckOdds,
  computeUsableChances,
  type DeckOdds,
  type OddsDeck,
  type StoneSplit,
} from "@/engine/magmell/odds";
import { AnythingPlayableChart } from "./anything-playable-chart";
import { type AssumptionTexts, describeAssumptions } from "./assumptions";
import { ColorOddsChart } from "./color-odds-chart";
import { HandsDialog } from "./hands/hands-dialog";
import { OddsSettingFields } from "./odds-controls";
import { PayableTable } from "./payable-table";
import { createOddsQuestion, DEFAULT_ODDS_SETTING } from "./setting";
import { SplitsDialog } from "./splits/splits-dialog";
import { StonesOverTurns } from "./stone-course";

type Props = {
  /** `null` for a deck that is too large. */
  deck: OddsDeck | null;
  titleOf: (name: string) => string;
  /** The address where hands of the deck are practised; `null` where it cannot be written as a code. */
  trainer: () => string | null;
  /** The deck itself and how to split its stones otherwise, where it may be changed. */
  change?: { readonly content: Deck; readonly onSplit: (split: StoneSplit) => void };
};

/**
 * Renders the odds of a deck: something to use, each card, each colour, stones after catalysts, by turn. They are worked out as
 * they are drawn, so that a deck that is edited has to be deferred.
 */
export function OddsPanel({ deck, titleOf, trainer, change }: Props) {
  const odds = useWords("odds");
  const join = useWords("deckStatistics.join");
  const id = useId();
  const [setting, setSetting] = useState(DEFAULT_ODDS_SETTING);
  const { goesFirst, keep, own: rule, turn } = setting;
  const dealing = useMemo(() => ({ goesFirst, keep, own: rule }), [goesFirst, keep, rule]);
  const [open, setOpen] = useState<"splits" | "hands" | null>(null);
  const found = useMemo(() => {
    if (deck === null || deck.size === 0 || deck.stoneCount === 0) return null;
    const question = createOddsQuestion(dealing);
    return {
      own: computeDeckOdds(deck, question),
      other: computeUsableChances(deck, { ...question, goesFirst: !question.goesFirst }),
    };
  }, [deck, dealing]);
  if (deck === null) return <p className="text-ink-soft text-sm">{odds.tooLarge}</p>;
  if (found === null) return <p className="text-ink-soft text-sm">{odds.empty}</p>;
  const { own, other } = found;
  const sheet = { deck, setting, titleOf, onClose: () => setOpen(null) };
  return (
    <div className="grid gap-5 text-sm">
      <OddsSettingFields id={id} setting={setting} onSetting={setSetting} />
      <p className="text-ink-soft text-xs leading-snug">{describeAssumptions(setting, own.kept, { odds, join })}</p>
      <p>{goalSentence(own, turn, { odds, join })}</p>
      <div className="no-print flex flex-wrap gap-2">
        <Button size="small" onClick={() => setOpen("hands")}>
          {odds.hands.open}
        </Button>
        {change === undefined ? null : (
          <Button size="small" onClick={() => setOpen("splits")}>
            {odds.splits.open}
          </Button>
        )}
      </div>
      <AnythingPlayableChart own={own.something} other={other} goal={turn} />
      <PayableTable id={id} deck={deck} cards={own.cards} goal={turn} titleOf={titleOf} />
      {own.colors.length > 0 ? <ColorOddsChart colors={own.colors} allColors={own.allColors} goal={turn} /> : null}
      <StonesOverTurns deck={deck} dealing={dealing} goal={turn} kept={own.kept} />
      {open === "hands" ? <HandsDialog {...sheet} trainer={trainer()} /> : null}
      {open === "splits" && change !== undefined ? <SplitsDialog {...sheet} {...change} kept={own.kept} /> : null}
    </div>
  );
}

/** The chances of the turn that is aimed at, in a sentence. */
function goalSentence(
  { something, colors, allColors }: DeckOdds,
  turn: number,
  { odds, join }: AssumptionTexts,
): string {
  const text = odds.goal;
  const first = format(text.something, { turn, n: formatPercent(something[turn - 1] ?? 0) });
  const all = format(text.allColors, { n: formatPercent(allColors[turn - 1] ?? 0) });
  return (colors.length > 0 ? [first, all] : [first]).join(join);
}
