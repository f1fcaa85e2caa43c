const Real = window.Worker;
const EVENTS = ["message", "messageerror", "error"] as const;

/** Responses to requests by workers, as JSON by path. */
let answers: Readonly<Record<string, unknown>> | null = null;

/** Workers that a component has stopped, by the URL of their script. */
const idle = new Map<string, Worker[]>();

/**
 * Lets components reuse workers that earlier ones have stopped, because loading the engine again takes longer than a
 * test. Only for workers that their first message resets, such as the goldfish's. Call it before rendering; `given`
 * holds the JSON responses to their requests, by path.
 */
export function reuseWorkers(given: Readonly<Record<string, unknown>> | null = null): void {
  answers = given;
  // A test may have put a worker of its own there.
  if (window.Worker === Real) window.Worker = KeptWorker as unknown as typeof Worker;
}

/** A worker that is kept for reuse when it is stopped, and no longer receives events. */
class KeptWorker extends EventTarget {
  readonly #worker: Worker;
  readonly #key: string;
  #stop: (() => void) | null;

  constructor(url: string | URL, options?: WorkerOptions) {
    super();
    this.#key = `${url} ${answers === null ? "" : "answered"}`;
    const worker = idle.get(this.#key)?.pop() ?? startWorker(url, options);
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

/** Starts a worker; where there are answers, it runs behind a module that takes its `fetch` away. */
function startWorker(url: string | URL, options?: WorkerOptions): Worker {
  if (answers === null) return new Real(url, options);
  const module = (text: string) => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const fetching = module(`
    const answers = ${JSON.stringify(answers)};
    self.fetch = async (path) =>
      path in answers ? Response.json(answers[path]) : new Response(null, { status: 501 });
  `);
  const script = new URL(url, window.location.href).href;
  return new Real(module(`import ${JSON.stringify(fetching)}; import ${JSON.stringify(script)};`), options);
}
