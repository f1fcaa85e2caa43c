import { IMAGE_WIDTHS, type ImageWidth } from "./image-limits";

/**
 * Returns whether a text has the form of a picture's content address: the SHA-256 of its source file and the edition of
 * the conversion.
 */
export const isImageHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Returns the URL path of a card picture in one width. */
export const getCardImagePath = (sha256: string, width: ImageWidth): string => `/images/cards/${sha256}-${width}.webp`;

/** Returns the widths of a card picture for the `srcset` attribute. */
export const getCardImageSrcset = (sha256: string): string =>
  IMAGE_WIDTHS.map((width) => `${getCardImagePath(sha256, width)} ${width}w`).join(", ");

/** Parses the last segment of a URL; null if it is not a card picture. */
export function parseImageName(part: string): { readonly sha256: string; readonly width: ImageWidth } | null {
  const [, sha256, written] = /^([0-9a-f]{64})-(\d{3})\.webp$/.exec(part) ?? [];
  const width = IMAGE_WIDTHS.find((one) => String(one) === written);
  return sha256 === undefined || width === undefined ? null : { sha256, width };
}
