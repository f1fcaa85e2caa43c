"use client";

import type { Remote } from "comlink";
import { useRef, useState } from "react";
import type { CardDefinition, Deck } from "@/engine/magmell";
import type { OpeningDecision } from "@/lib/magmell/play/decision";
import type { TrainerEntry, TrainerHand } from "@/lib/magmell/play/trainer/types";
import { createRandomSeed, getNextSeed } from "@/lib/play/seed";
import { useWorker } from "../game/connect-worker";
import type { RunHandTrial } from "./hand-trial-panel";
import { MAX_STORED_HANDS, readStoredHands, storeHands } from "./trainer-session";
import type { TrainerWorker } from "./trainer-worker";

type Opening = {
  readonly cards: readonly CardDefinition[];
  readonly deck: Deck;
  readonly code: string;
  /** `null` for a hand by chance. */
  readonly seed: number | null;
  readonly goesFirst: boolean;
};

type Trainer = {
  readonly failed: boolean;
  /** The hand to decide on; `null` until it is dealt. */
  readonly dealt: TrainerHand | null;
  /** The seat that was chosen last, whose hand may still be on its way. */
  readonly seat: boolean;
  /** The decision on the dealt hand; `null` before. */
  readonly decision: OpeningDecision | null;
  /** All hands of this tab, the oldest first. */
  readonly hands: readonly TrainerEntry[];
  readonly decide: (decision: OpeningDecision) => void;
  readonly next: () => void;
  /** Deals the current seed for a seat, or the next hand if this one is already decided. */
  readonly sit: (goesFirst: boolean) => void;
  readonly tryGames: RunHandTrial;
  readonly forget: () => void;
  readonly retry: () => void;
};

type HandSeed = { readonly seed: number; readonly goesFirst: boolean };

/** Deals hands one after another in a worker, and stores the decisions. */
export function useTrainer({ cards, deck, code, seed, goesFirst }: Opening): Trainer {
  const [dealt, setDealt] = useState<TrainerHand | null>(null);
  const [decision, setDecision] = useState<OpeningDecision | null>(null);
  const [hands, setHands] = useState<readonly TrainerEntry[]>([]);
  const [seat, setSeat] = useState(goesFirst);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const place = useRef<HandSeed>({ seed: seed ?? 0, goesFirst });
  const engine = useRef<Remote<TrainerWorker> | null>(null);
  const { current: first } = useRef({ cards, deck, seed });

  const deal = (wanted: HandSeed) => {
    const running = engine.current;
    place.current = wanted;
    setSeat(wanted.goesFirst);
    running?.deal(wanted.seed, wanted.goesFirst).then(
      (hand) => {
        if (running !== engine.current || place.current !== wanted) return;
        setDealt(hand);
        setDecision(null);
        setFailed(hand === null);
      },
      () => running === engine.current && setFailed(true),
    );
  };
  useWorker(
    engine,
    () => new Worker(new URL("./trainer-worker.ts", import.meta.url), { type: "module", name: "trainer" }),
    async (remote, isOver) => {
      await remote.open(first.cards, first.deck);
      if (isOver()) return;
      if (attempt === 0) {
        setHands(readStoredHands(code));
        place.current = { ...place.current, seed: first.seed ?? createRandomSeed() };
      }
      setFailed(false);
      deal(place.current);
    },
    () => setFailed(true),
    attempt,
  );

  const keep = (all: readonly TrainerEntry[]) => {
    setHands(all);
    storeHands(code, all);
  };
  const next = () => deal({ ...place.current, seed: getNextSeed(place.current.seed) });
  return {
    failed,
    dealt,
    seat,
    decision,
    hands,
    decide: (taken) => {
      if (dealt === null || decision !== null) return;
      setDecision(taken);
      keep([...hands, entryOf(dealt, taken, cards)].slice(-MAX_STORED_HANDS));
    },
    next: () => decision !== null && next(),
    sit: (first) => {
      const { seed: at } = place.current;
      deal({ seed: decision === null ? at : getNextSeed(at), goesFirst: first });
    },
    tryGames: async (start, from, games) => {
      if (engine.current === null || dealt === null) throw new Error("No hand is dealt");
      return engine.current.tryHand(start === "keep" ? dealt.hand : null, dealt.goesFirst, from, games);
    },
    forget: () => keep([]),
    retry: () => setAttempt((before) => before + 1),
  };
}

function entryOf(dealt: TrainerHand, decision: OpeningDecision, cards: readonly CardDefinition[]): TrainerEntry {
  const { seed, goesFirst, hand, value, rules } = dealt;
  return { seed, goesFirst, hand: hand.map((index) => cards[index]?.name ?? ""), decision, value, rules };
}
