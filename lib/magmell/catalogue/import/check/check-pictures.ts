import { isImageHash } from "@/lib/magmell/card-images/image-address";
import { normalizePictureName } from "@/lib/magmell/card-images/picture-file";
import { EMPTY_PICTURE_SET, type PictureSet } from "@/lib/magmell/card-images/types";
import type { CatalogueRecords, CatalogueSet } from "@/lib/magmell/catalogue/model/types";
import type { Task } from "@/lib/tasks";
import type { CardFile } from "../files/read-card-file";
import type { PartialCard } from "../files/schema";
import { createFileProblem, type ImportFinding, type ImportProblem } from "../import-problem";
import { collectPictureNames, createPictureResolver, type PictureResolver } from "../pictures/picture-resolver";

type Path = ImportFinding["path"];
type Printed = PartialCard["printings"][number];

/** Checks the pictures and rarities of printings against the files of the import, the stored pictures and the sets. */
export class PictureChecker {
  private constructor(
    private readonly find: PictureResolver,
    private readonly pictures: PictureSet,
    private readonly takenDown: ReadonlySet<string>,
    private readonly rarities: ReadonlyMap<string, readonly string[] | null>,
  ) {}

  static *of(
    files: readonly CardFile[],
    existing: CatalogueRecords,
    pictures: PictureSet = EMPTY_PICTURE_SET,
  ): Task<PictureChecker> {
    const find = yield* createPictureResolver(pictures, existing);
    return new PictureChecker(find, pictures, existing.takenDownImages ?? new Set(), raritiesOf(files, existing.sets));
  }

  *check(file: CardFile): Task<readonly ImportFinding[]> {
    const findings: ImportFinding[] = [];
    for (const { index, value } of file.sketches) {
      for (const [place, printed] of value.printings.entries()) {
        const path = ["cards", index, "printings", place];
        findings.push(...this.#rarity(path, printed), ...this.#image(path, printed));
      }
      yield;
    }
    return findings;
  }

  #rarity(path: Path, { set, rarity }: Printed): readonly ImportFinding[] {
    const known = set === null ? null : this.rarities.get(set);
    if (!rarity || !known || known.includes(rarity)) return [];
    return [{ code: "RARITY_UNKNOWN", path: [...path, "rarity"], facts: { set: set ?? "", known } }];
  }

  #image(path: Path, { set, number, image }: Printed): readonly ImportFinding[] {
    if (!image || set === null || number === null) return [];
    const place = [...path, "image"];
    const found = this.find(image, { set, number });
    const meant = found ?? (isImageHash(image) ? image : null);
    if (meant !== null && this.takenDown.has(meant)) return [{ code: "IMAGE_TAKEN_DOWN", path: place }];
    if (found !== null) return [];
    if (isImageHash(image)) return [{ code: "IMAGE_UNKNOWN", path: place, facts: { image } }];
    // A picture that is there and cannot be used is a problem of its own file.
    if (this.pictures.problems.some(({ file }) => normalizePictureName(file) === normalizePictureName(image)))
      return [];
    return [{ code: "IMAGE_MISSING", path: place, facts: { image } }];
  }
}

/** The codes of the rarities of each set; `null` for a set that is malformed in the files. */
function raritiesOf(
  files: readonly CardFile[],
  existing: readonly CatalogueSet[],
): ReadonlyMap<string, readonly string[] | null> {
  const known = new Map<string, readonly string[] | null>();
  for (const { code, rarities = [] } of existing)
    known.set(
      code,
      rarities.map((rarity) => rarity.code),
    );
  for (const { setCodes, sets } of files) {
    for (const code of setCodes) known.set(code, null);
    for (const { value } of sets)
      known.set(
        value.code,
        (value.rarities ?? []).map((rarity) => rarity.code),
      );
  }
  return known;
}

/** Returns the problems of image files, including files that no card file uses. */
export function* findPictureProblems(
  files: readonly CardFile[],
  { addresses, problems }: PictureSet,
): Task<readonly ImportProblem[]> {
  const asked = yield* collectPictureNames(files);
  const unused = [...addresses.keys()].filter((name) => !asked.has(name));
  return [
    ...problems.map(({ file, code, facts }) => createFileProblem(file, code, facts)),
    ...unused.map((file) => createFileProblem(file, "IMAGE_UNUSED")),
  ];
}
