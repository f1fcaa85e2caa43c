import { isImageHash } from "@/lib/magmell/card-images/image-address";
import { normalizePictureName } from "@/lib/magmell/card-images/picture-file";
import type { PictureSet } from "@/lib/magmell/card-images/types";
import type { CatalogueRecords } from "@/lib/magmell/catalogue/model/types";
import type { Task } from "@/lib/tasks";
import type { CardFile } from "../files/read-card-file";
import type { PrintingInput } from "../files/schema";

type Printed = Pick<PrintingInput, "set" | "number">;

/** Resolves the `image` of a printing to a content address; null if there is no such image. */
export type PictureResolver = (image: string, printed: Printed) => string | null;

/**
 * Returns a resolver for the pictures of an import and the stored pictures. A file name that the import lacks resolves
 * to the printing's stored picture if it came from a file of that name. This way, a table can be imported again without
 * its pictures.
 */
export function* createPictureResolver(pictures: PictureSet, existing: CatalogueRecords): Task<PictureResolver> {
  const shown = new Map<string, string>();
  for (const { printings } of existing.cards) {
    for (const { set, number, image } of printings) if (image) shown.set(`${set} ${number}`, image);
    yield;
  }
  return (image, { set, number }) => {
    const stored = (sha256: string | undefined) => (sha256 && existing.images?.has(sha256) ? sha256 : null);
    if (isImageHash(image)) return stored(image);
    const given = pictures.addresses.get(normalizePictureName(image));
    if (given !== undefined) return given;
    const present = stored(shown.get(`${set} ${number}`));
    return present && existing.images?.get(present)?.source === normalizePictureName(image) ? present : null;
  };
}

/** Returns a card file with picture names replaced by content addresses. */
export function resolvePictureAddresses(file: CardFile, find: PictureResolver): CardFile {
  const addressed = (printing: PrintingInput): PrintingInput =>
    printing.image === undefined ? printing : { ...printing, image: find(printing.image, printing) ?? undefined };
  const cards = file.cards.map(({ index, value }) =>
    value.printings.some(({ image }) => image !== undefined)
      ? { index, value: { ...value, printings: value.printings.map(addressed) } }
      : { index, value },
  );
  return { ...file, cards };
}

/** Returns the names of image files used by card files. */
export function* collectPictureNames(files: readonly CardFile[]): Task<ReadonlySet<string>> {
  const names = new Set<string>();
  for (const { sketches } of files) {
    for (const { value } of sketches) {
      for (const { image } of value.printings) if (image && !isImageHash(image)) names.add(normalizePictureName(image));
      yield;
    }
  }
  return names;
}
