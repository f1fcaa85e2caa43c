/** The formats of pictures that are read, by the first bytes of a file in hexadecimal. */
const READ = {
  png: /^89504e470d0a1a0a/,
  jpeg: /^ffd8ff/,
  webp: /^52494646.{8}57454250/,
} as const;
type PictureFormat = keyof typeof READ;

/** Formats that are recognized only so that refusals can name them. */
const REFUSED = {
  GIF: /^474946383[79]61/,
  PDF: /^255044462d/,
  TIFF: /^(?:49492a00|4d4d002a)/,
  BMP: /^424d.{8}00000000/,
  "HEIF/AVIF": /^.{8}66747970/,
  "JPEG XL": /^(?:ff0a|0000000c4a584c20)/,
} as const;
const SVG = /^\s*<(?:\?xml|!DOCTYPE svg|!--|svg)/i;

/**
 * Detects the format of an image file by its first bytes, ignoring its name. For other files, returns their kind; null
 * if unknown.
 */
export function detectPictureFormat(
  bytes: Uint8Array,
): { readonly format: PictureFormat } | { readonly format: null; readonly found: string | null } {
  const begin = Buffer.from(bytes.subarray(0, 200));
  const startsAs = ([, form]: readonly [string, RegExp]) => form.test(begin.toString("hex"));
  const known = Object.entries(READ).find(startsAs);
  if (known) return { format: known[0] as PictureFormat };
  const drawn = SVG.test(begin.toString("utf8").replace(/^\uFEFF/, "")) ? "SVG" : undefined;
  return { format: null, found: drawn ?? Object.entries(REFUSED).find(startsAs)?.[0] ?? null };
}

/** File extensions of images, including unsupported formats. */
const PICTURE_NAME = /\.(?:png|jpe?g|webp|gif|svgz?|avif|heic|heif|tiff?|bmp|jxl|pdf)$/i;

export const isPictureFileName = (file: string): boolean => PICTURE_NAME.test(file);

/**
 * Returns the normalized name by which a picture is looked up. Operating systems encode accents and voicing marks in
 * different ways.
 */
export const normalizePictureName = (file: string): string => file.normalize("NFC");
