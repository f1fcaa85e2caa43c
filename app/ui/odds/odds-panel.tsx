"use client";

import { useDeferredValue, useId, useMemo, useState } from "react";
import { Button } from "@/app/ui/kit/button";
import type { Deck } from "@/engine/magmell";
import { deckOdds, type OddsDeck, type Split } from "@/engine/magmell/odds";
import { assumptions } from "./assumptions";
import { ColorOddsChart } from "./color-odds-chart";
import { HandsDialog } from "./hands-dialog";
import { OddsControls } from "./odds-controls";
import type { OddsWords } from "./odds-words";
import { PayableTable } from "./payable-table";
import { keepRule, TURNS, USUAL } from "./setting";
import { SomethingChart } from "./something-chart";
import { SplitsDialog } from "./splits-dialog";

type Props = {
  /** `null` for a deck that is too large. */
  deck: OddsDeck | null;
  titleOf: (name: string) => string;
  words: OddsWords;
  closeLabel: string;
  /** The deck itself and how to split its stones otherwise, where it may be changed. */
  change?: { readonly content: Deck; readonly onSplit: (split: Split) => void };
};

/**
 * The odds of a deck: something to use, each card, each colour, by turn. All follow the deck while it is edited; what is typed
 * is drawn before them.
 */
export function OddsPanel({ deck: given, titleOf, words, closeLabel, change }: Props) {
  const id = useId();
  const deck = useDeferredValue(given);
  const [setting, setSetting] = useState(USUAL);
  const [open, setOpen] = useState<"splits" | "hands" | null>(null);
  const found = useMemo(() => {
    if (deck === null || deck.size === 0 || deck.stoneCount === 0) return null;
    const question = { goesFirst: setting.goesFirst, keep: keepRule(setting), turns: TURNS };
    return { own: deckOdds(deck, question), other: deckOdds(deck, { ...question, goesFirst: !setting.goesFirst }) };
  }, [deck, setting]);
  if (deck === null) return <p className="text-ink-soft text-sm">{words.odds.tooLarge}</p>;
  if (found === null) return <p className="text-ink-soft text-sm">{words.odds.empty}</p>;
  const { own, other } = found;
  const sheet = { deck, setting, titleOf, words, closeLabel, onClose: () => setOpen(null) };
  return (
    <div className="grid gap-5 text-sm">
      <OddsControls id={id} setting={setting} onSetting={setSetting} words={words.odds} />
      <p className="text-ink-soft text-xs leading-snug">{assumptions(setting, own.kept, words)}</p>
      <div className="no-print flex flex-wrap gap-2">
        <Button size="small" onClick={() => setOpen("hands")}>
          {words.odds.hands.open}
        </Button>
        {change === undefined ? null : (
          <Button size="small" onClick={() => setOpen("splits")}>
            {words.odds.splits.open}
          </Button>
        )}
      </div>
      <SomethingChart own={own.something} other={other.something} words={words} />
      <PayableTable id={id} deck={deck} cards={own.cards} titleOf={titleOf} words={words} />
      {own.colors.length > 0 ? <ColorOddsChart colors={own.colors} allColors={own.allColors} words={words} /> : null}
      {open === "hands" ? <HandsDialog {...sheet} /> : null}
      {open === "splits" && change !== undefined ? <SplitsDialog {...sheet} {...change} kept={own.kept} /> : null}
    </div>
  );
}
