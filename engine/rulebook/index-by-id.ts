/** Returns the entries of a document by their ids, in its order. */
export const indexById = <Id extends string, Entry>(entries: readonly ({ readonly id: Id } & Entry)[]) =>
  Object.fromEntries(entries.map(({ id, ...entry }) => [id, entry])) as unknown as Readonly<Record<Id, Entry>>;
