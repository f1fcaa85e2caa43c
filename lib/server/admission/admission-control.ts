import { getWiderNetwork } from "../client-ip";
import { createLabeledMetric, type Metric } from "../metrics/exposition";
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
  /** Called when the work is done, or when the client no longer waits; then it may never start. */
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

/** Decides which work of a process starts, waits or is rejected, so that no client can delay others for long. */
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

  /** Starts a measurement; the returned function ends it and returns the milliseconds. */
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

const WORKS: readonly WorkKind[] = ["search", "drawing", "page", "lookup"];
type Outcome = WorkRejection["code"] | "admitted";
type Load = { readonly running: number; readonly waiting: number };

const forEachWork = (value: (work: WorkKind) => number): Readonly<Record<string, number>> =>
  Object.fromEntries(WORKS.map((work) => [work, value(work)]));

/** Counts work by outcome. */
class AdmissionCounters {
  readonly #counts = new Map<string, number>();

  count(work: WorkKind, outcome: Outcome): void {
    const key = `${work} ${outcome}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  metrics(loadOf: (work: WorkKind) => Load): readonly Metric[] {
    const total = (work: WorkKind, outcome: Outcome) => this.#counts.get(`${work} ${outcome}`) ?? 0;
    const refusals = (["limited", "busy"] as const).flatMap((reason) =>
      WORKS.map((work) => ({ labels: { work, reason }, value: total(work, reason) })),
    );
    return [
      createLabeledMetric(
        "gauge",
        { name: "grimoire_work_running", help: "Expensive requests being processed, by kind of work.", label: "work" },
        forEachWork((work) => loadOf(work).running),
      ),
      createLabeledMetric(
        "gauge",
        {
          name: "grimoire_work_waiting",
          help: "Expensive requests waiting in the queue, by kind of work.",
          label: "work",
        },
        forEachWork((work) => loadOf(work).waiting),
      ),
      createLabeledMetric(
        "counter",
        {
          name: "grimoire_work_admitted_total",
          help: "Expensive requests admitted so far, by kind of work.",
          label: "work",
        },
        forEachWork((work) => total(work, "admitted")),
      ),
      {
        name: "grimoire_work_refused_total",
        help: "Expensive requests rejected, by reason: limited (too many from one address or network) or busy (too many for the site).",
        type: "counter",
        samples: refusals,
      },
    ];
  }
}
