import type { Lang } from "./lang";

/** Words are plain text with `{name}` places, so that a page can hand a slice of them to an island as props. */
type MessageTree = { readonly [key: string]: string | MessageTree };

type SameKeys<T extends MessageTree> = { readonly [K in keyof T]: T[K] extends MessageTree ? SameKeys<T[K]> : string };

/** Both languages of one part of the site, side by side: English must have each key that Japanese has, and no other. */
export const define = <const T extends MessageTree>(words: { ja: T; en: SameKeys<T> }): Record<Lang, SameKeys<T>> =>
  words as Record<Lang, SameKeys<T>>;
