const Real = window.Worker;
const EVENTS = ["message", "messageerror", "error"] as const;

/** Workers that a component has stopped, by the address of their script. */
const idle = new Map<string, Worker[]>();

/**
 * Lets components take over workers that others have stopped, because loading the engine anew costs more than a test does.
 * For workers whose first message resets them, as those of the goldfish. Call it once in the test kit of an area.
 */
export function keepWorkers(): void {
  window.Worker = KeptWorker as unknown as typeof Worker;
}

/** A worker that is put aside when it is stopped, and hears nothing from then on. */
class KeptWorker extends EventTarget {
  readonly #worker: Worker;
  readonly #key: string;
  #stop: (() => void) | null;

  constructor(url: string | URL, options?: WorkerOptions) {
    super();
    this.#key = `${url}`;
    const worker = idle.get(this.#key)?.pop() ?? new Real(url, options);
    const forward = (event: Event) => {
      const Type = event.constructor as new (type: string, init: Event) => Event;
      if (!this.dispatchEvent(new Type(event.type, event))) event.preventDefault();
    };
    for (const type of EVENTS) worker.addEventListener(type, forward);
    this.#worker = worker;
    this.#stop = () => {
      for (const type of EVENTS) worker.removeEventListener(type, forward);
    };
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    if (this.#stop !== null) this.#worker.postMessage(message, transfer);
  }

  terminate(): void {
    this.#stop?.();
    if (this.#stop !== null) idle.set(this.#key, [...(idle.get(this.#key) ?? []), this.#worker]);
    this.#stop = null;
  }
}
