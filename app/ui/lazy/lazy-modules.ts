type Load<M> = () => Promise<M>;

const waiting = new Set<Load<unknown>>();

/** Returns a module that is fetched after the page or when it is first called for, whichever comes first. */
export function registerLazyModule<M>(load: Load<M>): Load<M> {
  waiting.add(load);
  return load;
}

/**
 * Fetches every late module of the page, and those that they bring with them, so that all of them are there when the
 * network is not. What fails now is fetched again when it is called for.
 */
export async function fetchLazyModules(): Promise<void> {
  while (waiting.size > 0) {
    const now = [...waiting];
    waiting.clear();
    await Promise.allSettled(now.map((load) => load()));
  }
}
