/** Returns each word of a heading with its heading. `words` has those of each, in small letters, with spaces between them. */
export const indexHeadings = <H extends string>(words: Readonly<Record<H, string>>): ReadonlyMap<string, H> =>
  new Map(
    Object.entries<string>(words).flatMap(([heading, list]) => list.split(" ").map((word) => [word, heading as H])),
  );
