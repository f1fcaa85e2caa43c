import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { IMAGE_LIMITS } from "@/lib/magmell/card-images/image-limits";
import { isPictureFileName, normalizePictureName } from "@/lib/magmell/card-images/picture-file";
import { EMPTY_PICTURE_SET, type PictureSet, type PictureSource } from "@/lib/magmell/card-images/types";
import { type CardFile, type CardFileSource, readCardFile } from "@/lib/magmell/catalogue/import/files/read-card-file";
import { collectPictureNames } from "@/lib/magmell/catalogue/import/pictures/picture-resolver";
import { runToCompletion } from "@/lib/tasks";

/**
 * Returns the pictures named in card files, converted for the import, from `folder` or by default from each file's own
 * folder. Missing files are skipped; the check reports them unless the site has the picture already.
 */
export async function openPictures(
  sources: readonly CardFileSource[],
  folder: string | null,
  stored: Pick<ReadonlySet<string>, "has">,
): Promise<PictureSet> {
  const opened = new Map<string, PictureFile>();
  for (const source of sources) {
    const file = runToCompletion(readCardFile(source));
    if (!("cards" in file)) continue;
    for (const name of runToCompletion(collectPictureNames([file as CardFile])))
      if (!opened.has(name)) opened.set(name, { name, path: join(folder ?? dirname(source.file), name) });
  }
  if (opened.size === 0) return EMPTY_PICTURE_SET;
  const { convertPictures } = await import("@/lib/magmell/card-images/server/convert-pictures");
  return convertPictures(pictureSources([...opened.values()]), { stored });
}

type PictureFile = { readonly name: string; readonly path: string };

/** Yields the files one at a time, because all together may exceed the memory. */
function* pictureSources(files: readonly PictureFile[]): Iterable<PictureSource> {
  for (const file of files) {
    const source = openPicture(file);
    if (source) yield source;
  }
}

/** A file, or why it is not opened; `null` where there is none. The name was checked: it holds no folder. */
function openPicture({ name, path }: PictureFile): PictureSource | null {
  if (!isPictureFileName(name) || /[/\\]/.test(name)) return null;
  let descriptor: number;
  try {
    descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return null;
    if (code === "ELOOP" || code === "EMLINK") return link(name);
    throw error;
  }
  try {
    const { size, ...stats } = fstatSync(descriptor);
    if ((stats.mode & constants.S_IFMT) !== constants.S_IFREG) return link(name);
    // One byte too many is enough to be refused, and a huge file is not read for it.
    const tooLarge = size > IMAGE_LIMITS.fileBytes;
    const bytes = tooLarge ? new Uint8Array(IMAGE_LIMITS.fileBytes + 1) : readFileSync(descriptor);
    return { file: normalizePictureName(name), bytes };
  } finally {
    closeSync(descriptor);
  }
}

const link = (file: string): PictureSource => ({
  file,
  code: "IMAGE_LINK",
});
