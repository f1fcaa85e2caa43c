type RunnableRow = { readonly run: (...given: never[]) => void };

/** Counts how often each row of a table is carried out. */
type RunCounter = {
  readonly counts: ReadonlyMap<string, number>;
  /** Puts the table back as it was. */
  readonly stop: () => void;
};

/**
 * Counts calls of the handlers in a table for which `isNew` returns true. It replaces the handlers until `stop` is
 * called.
 */
export function countTableRuns(table: object, isNew: (given: readonly unknown[]) => boolean): RunCounter {
  const rows = table as Record<string, RunnableRow>;
  const originals = { ...rows };
  const counts = new Map<string, number>();
  for (const [name, row] of Object.entries(originals)) {
    rows[name] = {
      ...row,
      run: (...given) => {
        if (isNew(given)) counts.set(name, (counts.get(name) ?? 0) + 1);
        row.run(...given);
      },
    };
  }
  return {
    counts,
    stop: () => {
      Object.assign(rows, originals);
    },
  };
}
