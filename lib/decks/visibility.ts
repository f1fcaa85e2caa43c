/** Visibility of a saved deck: to its owner, to holders of its link, to everybody. */
export const VISIBILITIES = ["private", "unlisted", "public"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Returns whether `text` can be the token of a link to an unlisted deck: 16 bytes as base64url. */
export const isLinkToken = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(text);
