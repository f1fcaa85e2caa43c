import type { Remote } from "comlink";
import { useCallback, useRef, useState } from "react";
import type { CardDefinition, Deck } from "@/engine/magmell";
import type { ReplayProblem } from "@/lib/magmell/play/replay/types";
import type { NodeId, TableView } from "@/lib/magmell/play/types";
import { useWorker } from "../game/connect-worker";
import type { StoredSession } from "../game/stored-session";
import type { ReplaySummary, ReplayWorker } from "./replay-worker";

type Wanted = {
  readonly cards: readonly CardDefinition[];
  readonly deck: Deck;
  readonly against: Deck | null;
  readonly code: string;
  /** The step to begin at. If the replay does not have it, the nearest step is used. */
  readonly step: NodeId;
};

/** A replay at a step; `problem` is `FAILED` if the worker could not start. */
type ShownReplay =
  | { readonly at: "loading" }
  | { readonly at: "refused"; readonly problem: ReplayProblem["code"] | "FAILED" }
  | { readonly at: "shown"; readonly replay: ReplaySummary; readonly step: NodeId; readonly table: TableView };

/** Runs a replay in a worker. Steps are requested one after another; only the latest one is shown. */
export function useReplay(wanted: Wanted) {
  const [shown, setShown] = useState<ShownReplay>({ at: "loading" });
  const wish = useRef(0);
  const running = useRef<Remote<ReplayWorker> | null>(null);
  const { current: first } = useRef(wanted);
  const fail = () => setShown({ at: "refused", problem: "FAILED" });
  useWorker(
    running,
    () => new Worker(new URL("./replay-worker.ts", import.meta.url), { type: "module", name: "replay" }),
    async (remote, isOver) => {
      const { cards, deck, against, code } = first;
      const replay = await remote.open(cards, { deck, against }, code);
      if (isOver()) return;
      if (!replay.ok) return setShown({ at: "refused", problem: replay.problem.code });
      const step = Math.min(Math.max(0, first.step), replay.last);
      const table = await remote.show(step);
      if (!isOver()) setShown({ at: "shown", replay, step, table });
    },
    fail,
  );

  const goTo = useCallback((to: NodeId) => {
    wish.current += 1;
    const { current: asked } = wish;
    running.current?.show(to).then(
      (table) => {
        if (wish.current !== asked) return;
        setShown((before) => (before.at === "shown" ? { ...before, step: to, table } : before));
      },
      () => setShown({ at: "refused", problem: "FAILED" }),
    );
  }, []);
  const playOn = useCallback(
    async (step: NodeId, kept: StoredSession | null) => (await running.current?.playOn(step, kept)) ?? null,
    [],
  );
  return { shown, goTo, playOn };
}
