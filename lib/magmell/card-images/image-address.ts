import { IMAGE_WIDTHS, type ImageWidth } from "./image-limits";

/**
 * Returns whether a text is written as the content address of a card picture: the SHA-256 of its source and of the edition of
 * the process that turned it.
 */
export const isImageHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Returns the path under which a card picture is served in one width. */
export const getCardImagePath = (sha256: string, width: ImageWidth): string => `/images/cards/${sha256}-${width}.webp`;

/** Returns the widths of a card picture for the attribute `srcset`. */
export const getCardImageSrcset = (sha256: string): string =>
  IMAGE_WIDTHS.map((width) => `${getCardImagePath(sha256, width)} ${width}w`).join(", ");

/** Parses the last part of a URL; `null` for a part that names no card picture. */
export function parseImageName(part: string): { readonly sha256: string; readonly width: ImageWidth } | null {
  const [, sha256, written] = /^([0-9a-f]{64})-(\d{3})\.webp$/.exec(part) ?? [];
  const width = IMAGE_WIDTHS.find((one) => String(one) === written);
  return sha256 === undefined || width === undefined ? null : { sha256, width };
}
