"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { runKeyBinding } from "@/app/ui/keys/key-map";
import { KeysDialog } from "@/app/ui/keys/keys-dialog";
import { useKeyListener } from "@/app/ui/keys/use-key-listener";
import { useSingleKeySetting } from "@/app/ui/keys/use-single-keys";
import { Button } from "@/app/ui/kit/button";
import { Notice } from "@/app/ui/kit/notice";
import { Skeleton } from "@/app/ui/kit/skeleton";
import { updateUrlQuery } from "@/app/ui/links/update-url-query";
import type { CardIndex, Deck } from "@/engine/magmell";
import {
  addCustomDecision,
  type CustomRedrawRule,
  compareWithCustomRule,
  DEFAULT_REDRAW_RULE,
  parseCustomRule,
} from "@/lib/magmell/play/trainer/custom-rule";
import type { ComparedRule, TrainerHand } from "@/lib/magmell/play/trainer/types";
import { formatSeed } from "@/lib/play/seed";
import type { GoldfishCard } from "../goldfish-card";
import { DecisionPanel } from "./decision-panel";
import { HandFaces } from "./hand-faces";
import { TrainerControls } from "./trainer-controls";
import { TrainerHistory } from "./trainer-history";
import { TrainerScore } from "./trainer-score";
import { TrainerVerdict } from "./trainer-verdict";
import { useTrainer } from "./use-trainer";

/** The storage key of the rule. */
const KEY = "grimoire.trainer.rule.1";

/** Returns the reader's own redraw rule, stored in the browser if storage is allowed, and its setter. */
function useCustomKeepRule(): readonly [CustomRedrawRule, (next: CustomRedrawRule) => void] {
  const [rule, setRule] = useState<CustomRedrawRule>(
    () => (typeof window === "undefined" ? null : kept()) ?? DEFAULT_REDRAW_RULE,
  );
  const choose = useCallback((next: CustomRedrawRule) => {
    setRule(next);
    try {
      window.localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // The rule lasts as long as the page.
    }
  }, []);
  return [rule, choose];
}

function kept(): CustomRedrawRule | null {
  try {
    return parseCustomRule(JSON.parse(window.localStorage.getItem(KEY) ?? "null"));
  } catch {
    return null;
  }
}

type Props = {
  /** The deck's cards and all tokens, in catalogue order. */
  cards: readonly GoldfishCard[];
  deck: Deck;
  code: string;
  /** The name that links to the deck carry. */
  given?: string | null;
  /** `null` for a hand by chance. */
  seed: number | null;
  goesFirst: boolean;
  lang: Lang;
};

/** Renders opening hands to decide on, one after another, with the total score. */
export function MulliganTrainer({ cards, deck, code, given = null, seed, goesFirst, lang }: Props) {
  const text = useWords("trainer");
  const { failed, dealt, seat, decision, hands, decide, next, sit, tryGames, forget, retry } = useTrainer({
    cards,
    deck,
    code,
    seed,
    goesFirst,
  });
  const [rule, setRule] = useState<ComparedRule>("exact");
  const [own, setOwn] = useCustomKeepRule();
  const compared = useMemo(() => compareWithCustomRule(hands, own, cards), [hands, own, cards]);
  const [legend, setLegend] = useState(false);
  const [figures, setFigures] = useState(false);
  const [singleKeys] = useSingleKeySetting();
  const heading = useRef<HTMLHeadingElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const before = useRef<TrainerHand | null>(null);
  const keys = {
    k: () => decide("keep"),
    r: () => decide("redraw"),
    " ": next,
    Enter: next,
    n: next,
    "?": () => setLegend(true),
  };
  useKeyListener((event) => singleKeys && runKeyBinding(keys, event));
  // The address deals the hand on the screen again, in either language.
  useEffect(() => {
    if (dealt !== null) updateUrlQuery({ seed: formatSeed(dealt.seed), first: dealt.goesFirst ? null : "2" });
  }, [dealt]);
  // The button that was pressed is gone; the page says what came of it.
  useEffect(() => {
    if (decision === null) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest("section")?.scrollIntoView({ block: "nearest" });
  }, [decision]);
  // A hand that comes after another is looked at from its first card on.
  useEffect(() => {
    if (before.current !== null && before.current !== dealt) top.current?.scrollIntoView({ block: "nearest" });
    before.current = dealt;
  }, [dealt]);
  const faces = (indices: readonly CardIndex[]) =>
    indices.flatMap((index) => {
      const card = cards[index];
      return card ? [{ card, printing: card.printing }] : [];
    });
  return (
    <>
      {failed ? (
        <Notice tone="error" role="alert" title={text.failed.title}>
          <p>{text.failed.body}</p>
          <Button variant="primary" size="small" className="mt-2" onClick={retry}>
            {text.failed.retry}
          </Button>
        </Notice>
      ) : null}
      {/* Narrow screens show the hand first: the buttons stay at their foot. */}
      <div className="flex flex-col gap-5">
        {dealt && decision !== null ? (
          <TrainerVerdict
            dealt={dealt}
            decision={decision}
            rules={addCustomDecision(
              dealt.rules,
              own,
              dealt.hand.flatMap((index) => cards[index] ?? []),
            )}
            rule={rule}
            redrawn={faces(dealt.redrawn)}
            headingRef={heading}
            lang={lang}
            onNext={next}
            tryGames={tryGames}
            open={figures}
            onOpen={setFigures}
          />
        ) : (
          <DecisionPanel ready={dealt !== null && !failed} onDecide={decide} />
        )}
        {dealt ? (
          <div ref={top} className="max-md:order-first">
            <HandFaces hand={faces(dealt.hand)} label={text.hand} lang={lang} apart />
          </div>
        ) : failed ? null : (
          <Dealing label={text.dealing} />
        )}
      </div>
      <TrainerControls
        dealt={dealt}
        code={code}
        given={given}
        goesFirst={seat}
        rule={rule}
        own={own}
        lang={lang}
        onSit={sit}
        onRule={setRule}
        onOwn={setOwn}
        onKeys={() => setLegend(true)}
      />
      <TrainerScore hands={compared} rule={rule} />
      <TrainerHistory hands={hands} cards={cards} given={given} lang={lang} onForget={forget} />
      <TrainerKeysDialog open={legend} onClose={() => setLegend(false)} />
    </>
  );
}

const PLACES = ["first", "second", "third", "fourth", "fifth"];

/** Holds the places of the cards until the first hand is dealt. */
const Dealing = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className="grid max-md:order-first gap-3 md:grid-cols-5">
    {PLACES.map((place) => (
      <Skeleton key={place} className="h-20 w-full md:aspect-[63/88] md:h-auto" />
    ))}
  </div>
);

/** Renders the shortcuts of the trainer. */
function TrainerKeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords("trainer.keys");
  return (
    <KeysDialog
      open={open}
      onClose={onClose}
      title={words.title}
      closeLabel={useWords("site.close")}
      tables={[
        {
          rows: [
            [words.keep, ["K"]],
            [words.redraw, ["R"]],
            [words.next, [words.space, "Enter", "N"]],
            [words.legend, ["?"]],
          ],
        },
      ]}
      switchLabel={words.use}
    >
      {words.body}
    </KeysDialog>
  );
}
