import type { ImageWidth } from "./image-limits";

/** What the catalogue knows of a stored card picture. */
export type ImageFacts = {
  /** The name of the file that it was imported from. */
  readonly source: string;
  /** In pixels, of the widest form. */
  readonly width: number;
  readonly height: number;
  /** A `data:` address of a few pixels, shown until the picture is there. */
  readonly placeholder: string;
};

/** A picture file as it lies on the disk or was uploaded. */
export type PictureSource = { readonly file: string; readonly bytes: Uint8Array };

/** A picture file turned into WebP of every width, with its content address. */
export type TurnedPicture = ImageFacts & {
  readonly sha256: string;
  readonly forms: Readonly<Record<ImageWidth, Uint8Array>>;
};

export type PictureProblemCode =
  | ("IMAGE_SIZE" | "IMAGE_FORMAT" | "IMAGE_BROKEN" | "IMAGE_PIXELS")
  | ("IMAGE_SMALL" | "IMAGE_SHAPE" | "IMAGE_ANIMATED" | "IMAGE_TOOL");

/** The reason why a picture file was refused, in English for administrators. */
export type PictureProblem = {
  readonly file: string;
  readonly code: PictureProblemCode;
  readonly reason: string;
  readonly fix: string;
};

/** Turned pictures by the names of their files, and the problems of the others. */
export type PictureSet = {
  readonly turned: ReadonlyMap<string, TurnedPicture>;
  readonly problems: readonly PictureProblem[];
};
