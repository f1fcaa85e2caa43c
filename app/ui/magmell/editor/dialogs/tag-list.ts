/** Returns the tags in a line of text, separated by commas of any script or by spaces. */
export const parseTags = (text: string): readonly string[] => [
  ...new Set(text.split(/[\s,、，;；]+/u).filter((tag) => tag !== "")),
];

/** Returns the line of text for tags. A tag with a space in it would fall apart, and keeps together by a low line. */
export const formatTags = (tags: readonly string[]): string => tags.map((tag) => tag.replace(/\s+/gu, "_")).join(" ");
