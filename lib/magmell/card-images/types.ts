import type { ImageWidth } from "./image-limits";

/** Metadata of a stored card image in the catalogue. */
export type ImageMetadata = {
  /** The name of the file that it was imported from. */
  readonly source: string;
  /** In pixels, of the widest form. */
  readonly width: number;
  readonly height: number;
  /** A `data:` URL of a few pixels, shown until the picture is there. */
  readonly placeholder: string;
};

/** An image file from disk or an upload, or the reason why it could not be opened. */
export type PictureSource = { readonly file: string; readonly bytes: Uint8Array } | PictureProblem;

/** A picture file converted to WebP in every width, with its content address. */
export type ConvertedPicture = ImageMetadata & {
  readonly sha256: string;
  readonly forms: Readonly<Record<ImageWidth, Uint8Array>>;
};

export const PICTURE_PROBLEM_CODES = [
  ...(["IMAGE_SIZE", "IMAGE_FORMAT", "IMAGE_BROKEN", "IMAGE_PIXELS"] as const),
  ...(["IMAGE_SMALL", "IMAGE_SHAPE", "IMAGE_ANIMATED", "IMAGE_TOOL", "IMAGE_LINK", "IMAGE_MANY"] as const),
] as const;
export type PictureProblemCode = (typeof PICTURE_PROBLEM_CODES)[number];

/** The reason why a picture file was refused. */
export type PictureProblem = {
  readonly file: string;
  readonly code: PictureProblemCode;
  /** The sizes and limits that the words of the problem speak of. */
  readonly facts?: Readonly<Record<string, string | number>>;
};

/** The picture files of an import. */
export type PictureSet = {
  /** Content addresses by file name (`normalizePictureName`). */
  readonly addresses: ReadonlyMap<string, string>;
  /** The pictures among them that were not stored yet. */
  readonly turned: readonly ConvertedPicture[];
  readonly problems: readonly PictureProblem[];
};

export const EMPTY_PICTURE_SET: PictureSet = { addresses: new Map(), turned: [], problems: [] };
