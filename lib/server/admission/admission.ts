import { networkAround } from "../client-address";
import type { Metric } from "../metrics/exposition";
import { AdmissionTally } from "./admission-tally";
import { FairQueue, type Leave, type NoPlace, type WorkKey } from "./fair-queue";
import type { WorkRefusal } from "./types";
import { WorkBudgets } from "./work-budgets";
import { BUDGET, LINE_WAIT, LONGEST_REST, LONGEST_TURN, REST, WORK_BOUNDS } from "./work-limits";
import { WorkMeter } from "./work-meter";
import type { Work } from "./work-of";

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
export class Admission {
  readonly #clock: Clock;
  readonly #meter: WorkMeter;
  readonly #budgets = new WorkBudgets(BUDGET);
  readonly #queues: Readonly<Record<Work, FairQueue>> = {
    search: new FairQueue(WORK_BOUNDS.search, networkAround),
    drawing: new FairQueue(WORK_BOUNDS.drawing, networkAround),
    page: new FairQueue(WORK_BOUNDS.page, networkAround),
    lookup: new FairQueue(WORK_BOUNDS.lookup, networkAround),
  };

  readonly #tally = new AdmissionTally();

  constructor(clock: Clock = processClock) {
    this.#clock = clock;
    this.#meter = new WorkMeter(clock.used);
  }

  /** Asks for work. Who is not known has no budget, only places in the line. */
  ask(work: Work, key: WorkKey): Admitted | WorkRefusal {
    const answer = this.#answer(work, key);
    this.#tally.count(work, "code" in answer ? answer.code : "admitted");
    return answer;
  }

  /** How full the lines are, and what was let in and refused since the start. */
  metrics(): readonly Metric[] {
    return this.#tally.metrics((work) => this.#queues[work].load);
  }

  #answer(work: Work, key: WorkKey): Admitted | WorkRefusal {
    const wait = key === null ? 0 : this.#budgets.wait(key, this.#clock.now());
    if (wait > 0) return { code: "limited", wait };
    let leave: Leave | NoPlace = "all";
    let stop: (() => number) | null = null;
    let ended = false;
    const end = () => {
      if (ended) return;
      ended = true;
      const spent = stop?.() ?? 0;
      if (typeof leave !== "string") leave(key === null ? 0 : Math.min(LONGEST_REST, REST[work] * spent));
    };
    const turn = new Promise<void>((start) => {
      leave = this.#queues[work].enter(key, () => {
        stop = this.#begin(key, end);
        start();
      });
    });
    const refused = leave as Leave | NoPlace;
    if (typeof refused === "string") return { code: refused === "own" ? "limited" : "busy", wait: LINE_WAIT };
    return { turn, end };
  }

  /** Begins to measure; the function that it returns ends that, and gives the milliseconds. */
  #begin(key: WorkKey, end: () => void): () => number {
    const stop = this.#meter.begin();
    const timer = setTimeout(end, LONGEST_TURN);
    timer.unref();
    return () => {
      clearTimeout(timer);
      const spent = stop();
      if (key !== null) this.#budgets.pay(key, spent, this.#clock.now());
      return spent;
    };
  }
}
