type Load<M> = () => Promise<M>;

const waiting = new Set<Load<unknown>>();

/** Registers a module for loading after the page, and returns its load function for earlier use. */
export function registerLazyModule<M>(load: Load<M>): Load<M> {
  waiting.add(load);
  return load;
}

/**
 * Loads all registered modules, including those that they register, so that they are available offline. Failed ones
 * load again on demand.
 */
export async function fetchLazyModules(): Promise<void> {
  while (waiting.size > 0) {
    const now = [...waiting];
    waiting.clear();
    await Promise.allSettled(now.map((load) => load()));
  }
}
