/**
 * Returns a copy of an object with other values of some fields, in the order of the original. Equal copies share one
 * memory layout; object spread gives each copy another, which makes reads and further copies slow.
 */
export const copyWith = <Source extends object>(source: Source, changes: Partial<Source>): Source =>
  Object.assign({}, source, changes);
