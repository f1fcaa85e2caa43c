import { getWiderNetwork } from "../client-ip";
import type { Metric } from "../metrics/exposition";
import { AdmissionCounters } from "./admission-counters";
import type { WorkKind } from "./classify-work";
import { CpuBudgets } from "./cpu-budgets";
import { FairQueue, type QueueFullReason, type QueueKey, type SlotRelease } from "./fair-queue";
import { RequestCpuMeter } from "./request-cpu-meter";
import type { WorkRejection } from "./types";
import {
  COOLDOWN_FACTORS,
  CPU_BUDGET,
  MAX_COOLDOWN_MILLISECONDS,
  MAX_SLOT_MILLISECONDS,
  QUEUE_RETRY_SECONDS,
  WORK_QUEUE_LIMITS,
} from "./work-limits";

/** Work that was let in. `turn` comes when it may begin, often at once. */
type Admitted = {
  readonly turn: Promise<void>;
  /** Called when the work is done, or nobody waits for it any more; then its turn may never come. */
  readonly end: () => void;
};

type Clock = {
  /** Milliseconds from any beginning. */
  readonly now: () => number;
  /** Processor time of the process so far, in milliseconds. */
  readonly used: () => number;
};

const processClock: Clock = {
  now: () => performance.now(),
  used: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
};

/** Decides which work of a process begins, which waits and which is refused, so that no client can make another wait long. */
export class AdmissionControl {
  readonly #clock: Clock;
  readonly #meter: RequestCpuMeter;
  readonly #budgets = new CpuBudgets(CPU_BUDGET);
  readonly #queues: Readonly<Record<WorkKind, FairQueue>> = {
    search: new FairQueue(WORK_QUEUE_LIMITS.search, getWiderNetwork),
    drawing: new FairQueue(WORK_QUEUE_LIMITS.drawing, getWiderNetwork),
    page: new FairQueue(WORK_QUEUE_LIMITS.page, getWiderNetwork),
    lookup: new FairQueue(WORK_QUEUE_LIMITS.lookup, getWiderNetwork),
  };

  readonly #tally = new AdmissionCounters();

  constructor(clock: Clock = processClock) {
    this.#clock = clock;
    this.#meter = new RequestCpuMeter(clock.used);
  }

  /** Asks for work. Who is not known has no budget, only places in the line. */
  ask(work: WorkKind, key: QueueKey): Admitted | WorkRejection {
    const answer = this.#answer(work, key);
    this.#tally.count(work, "code" in answer ? answer.code : "admitted");
    return answer;
  }

  /** How full the lines are, and what was let in and refused since the start. */
  metrics(): readonly Metric[] {
    return this.#tally.metrics((work) => this.#queues[work].load);
  }

  #answer(work: WorkKind, key: QueueKey): Admitted | WorkRejection {
    const wait = key === null ? 0 : this.#budgets.wait(key, this.#clock.now());
    if (wait > 0) return { code: "limited", wait };
    let leave: SlotRelease | QueueFullReason = "all";
    let stop: (() => number) | null = null;
    let ended = false;
    const end = () => {
      if (ended) return;
      ended = true;
      const spent = stop?.() ?? 0;
      if (typeof leave !== "string")
        leave(key === null ? 0 : Math.min(MAX_COOLDOWN_MILLISECONDS, COOLDOWN_FACTORS[work] * spent));
    };
    const turn = new Promise<void>((start) => {
      leave = this.#queues[work].enter(key, () => {
        stop = this.#begin(key, end);
        start();
      });
    });
    const refused = leave as SlotRelease | QueueFullReason;
    if (typeof refused === "string") return { code: refused === "own" ? "limited" : "busy", wait: QUEUE_RETRY_SECONDS };
    return { turn, end };
  }

  /** Begins to measure; the function that it returns ends that, and gives the milliseconds. */
  #begin(key: QueueKey, end: () => void): () => number {
    const stop = this.#meter.begin();
    const timer = setTimeout(end, MAX_SLOT_MILLISECONDS);
    timer.unref();
    return () => {
      clearTimeout(timer);
      const spent = stop();
      if (key !== null) this.#budgets.pay(key, spent, this.#clock.now());
      return spent;
    };
  }
}
