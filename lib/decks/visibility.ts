/** Visibility of a saved deck: to its owner only, to everyone with its link, or to everyone. */
export const VISIBILITIES = ["private", "unlisted", "public"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Returns whether `text` has the form of a link token of an unlisted deck: 16 bytes as base64url. */
export const isLinkToken = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(text);
