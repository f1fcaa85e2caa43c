import { createHash } from "node:crypto";
import type { Metadata, Sharp, SharpOptions } from "sharp";
import { IMAGE_LIMITS, IMAGE_WIDTHS, type ImageWidth } from "../image-limits";
import { detectPictureFormat, normalizePictureName } from "../picture-file";
import type { ConvertedPicture, PictureProblem, PictureProblemCode, PictureSet, PictureSource } from "../types";

/** Part of the content address; change it when the same source must produce other bytes. */
const EDITION = "grimoire-card-image/1\n";
const MIB = 1024 * 1024;
/** Seconds that one form of a picture may take. */
const SECONDS = 30;
const PLACEHOLDER_WIDTH = 10;

type Turned = { readonly picture: ConvertedPicture } | { readonly problem: PictureProblem };
type PictureBytes = Extract<PictureSource, { bytes: Uint8Array }>;
type SharpModule = (input: Uint8Array, options: SharpOptions) => Sharp;

/**
 * Converts image files to WebP in every width, one at a time to save memory. Ignores file names and relies on the
 * bytes. Removes all metadata, such as EXIF data on places, devices and people.
 */
export async function convertPictures(
  sources: Iterable<PictureSource>,
  { stored = new Map(), load = loadSharp }: TurnPictureOptions = {},
): Promise<PictureSet> {
  const addresses = new Map<string, string>();
  const turned = new Map<string, ConvertedPicture>();
  const problems: PictureProblem[] = [];
  let sharp: SharpModule | null | undefined;
  for (const source of sources) {
    if ("code" in source) {
      problems.push(source);
      continue;
    }
    const sha256 = addressOf(source.bytes);
    if (!stored.has(sha256) && !turned.has(sha256)) {
      sharp ??= await load().catch(() => null);
      const result =
        turned.size >= IMAGE_LIMITS.files
          ? { problem: tooMany(source.file) }
          : sharp === null
            ? { problem: withoutTool(source.file) }
            : await turnPicture(source, sha256, sharp);
      if ("problem" in result) {
        problems.push(result.problem);
        continue;
      }
      turned.set(sha256, result.picture);
    }
    addresses.set(normalizePictureName(source.file), sha256);
  }
  return { addresses, turned: [...turned.values()], problems };
}

type TurnPictureOptions = {
  /** Pictures that are stored already, which need not be turned again. */
  readonly stored?: Pick<ReadonlySet<string>, "has">;
  readonly load?: () => Promise<SharpModule>;
};

/** The content address of a source. */
const addressOf = (bytes: Uint8Array): string => createHash("sha256").update(EDITION).update(bytes).digest("hex");

/** sharp is an optional package: there are machines without a build of it. */
async function loadSharp(): Promise<SharpModule> {
  const { default: sharp } = await import("sharp");
  return sharp;
}

async function turnPicture({ file, bytes }: PictureBytes, sha256: string, sharp: SharpModule): Promise<Turned> {
  const early = checkBytes(file, bytes);
  if (early) return { problem: early };
  const options: SharpOptions = { limitInputPixels: IMAGE_LIMITS.pixels, failOn: "error", sequentialRead: true };
  try {
    const wrong = checkMetadata(file, await sharp(bytes, options).metadata());
    if (wrong) return { problem: wrong };
    const inWidth = (width: number) =>
      sharp(bytes, options)
        .autoOrient()
        .resize({ width, height: width * IMAGE_LIMITS.stretch, fit: "inside", withoutEnlargement: true })
        .timeout({ seconds: SECONDS });
    const forms: Partial<Record<ImageWidth, Uint8Array>> = {};
    let size = { width: 0, height: 0 };
    for (const width of IMAGE_WIDTHS) {
      const { data, info } = await inWidth(width).webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
      forms[width] = data;
      size = { width: info.width, height: info.height };
    }
    const few = await inWidth(PLACEHOLDER_WIDTH).webp({ quality: 40, alphaQuality: 0 }).toBuffer();
    const placeholder = `data:image/webp;base64,${few.toString("base64")}`;
    const whole = forms as Record<ImageWidth, Uint8Array>;
    return { picture: { source: normalizePictureName(file), sha256, ...size, placeholder, forms: whole } };
  } catch (error) {
    return { problem: whyBroken(file, error) };
  }
}

const problem = (file: string, code: PictureProblemCode, facts: PictureProblem["facts"] = {}): PictureProblem => ({
  file,
  code,
  facts,
});

function checkBytes(file: string, bytes: Uint8Array): PictureProblem | null {
  if (bytes.length > IMAGE_LIMITS.fileBytes)
    return problem(file, "IMAGE_SIZE", { limit: `${IMAGE_LIMITS.fileBytes / MIB} MiB` });
  if (bytes.length === 0) return problem(file, "IMAGE_BROKEN");
  const detected = detectPictureFormat(bytes);
  if (detected.format !== null) return null;
  return problem(file, "IMAGE_FORMAT", detected.found === null ? {} : { format: detected.found });
}

function checkMetadata(file: string, { format, pages = 1, width, height }: Metadata): PictureProblem | null {
  if (format !== "png" && format !== "jpeg" && format !== "webp") return problem(file, "IMAGE_FORMAT");
  if (pages > 1) return problem(file, "IMAGE_ANIMATED");
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  const size = `${width} × ${height}`;
  if (shorter < IMAGE_LIMITS.leastSide) return problem(file, "IMAGE_SMALL", { size });
  return longer > shorter * IMAGE_LIMITS.stretch ? problem(file, "IMAGE_SHAPE", { size }) : null;
}

function whyBroken(file: string, error: unknown): PictureProblem {
  const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
  return isTooLarge ? problem(file, "IMAGE_PIXELS", { max: IMAGE_LIMITS.pixels }) : problem(file, "IMAGE_BROKEN");
}

const tooMany = (file: string): PictureProblem => problem(file, "IMAGE_MANY", { max: IMAGE_LIMITS.files });

const withoutTool = (file: string): PictureProblem => problem(file, "IMAGE_TOOL");
