/** Returns the tags in a line of text, separated by commas of any script or by spaces. */
export const parseTags = (text: string): readonly string[] => [
  ...new Set(text.split(/[\s,、，;；]+/u).filter((tag) => tag !== "")),
];

/** Returns tags as one line of text, separated by spaces. Spaces within a tag become underscores. */
export const formatTags = (tags: readonly string[]): string => tags.map((tag) => tag.replace(/\s+/gu, "_")).join(" ");
