"use client";

import { useId, useMemo, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import type { Deck } from "@/engine/magmell";
import { computeDeckOdds, computeUsableChances, type OddsDeck, type StoneSplit } from "@/engine/magmell/odds";
import { AnythingPlayableChart } from "./anything-playable-chart";
import { describeAssumptions } from "./assumptions";
import { ColorOddsChart } from "./color-odds-chart";
import { describeGoal } from "./describe-goal";
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
  /** Returns the URL of the trainer for this deck; null if the deck cannot be encoded. */
  trainer: () => string | null;
  /** The deck and the handler that changes its stones, if it may be edited. */
  change?: { readonly content: Deck; readonly onSplit: (split: StoneSplit) => void };
};

/**
 * Renders the odds of a deck by turn: having a usable card, each card, each color, and stones after catalysts.
 * Calculates them while rendering, so pass a deferred value of a deck that is being edited.
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
      <div className="grid gap-1">
        {describeGoal(own, turn, odds).map((sentence) => (
          <p key={sentence} className="text-base">
            {sentence}
          </p>
        ))}
        <details className="no-print">
          <summary className="min-h-9 cursor-pointer content-center text-ink-soft text-xs leading-snug first-letter:uppercase pointer-coarse:min-h-11">
            {describeAssumptions(setting, own.kept, { odds, join })}
          </summary>
          <OddsSettingFields id={id} setting={setting} onSetting={setSetting} />
        </details>
      </div>
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
