import type { db } from "@/lib/server/db";
import type { ConvertedPicture } from "./types";

type Rows = Pick<ReturnType<typeof db>, "cardImage" | "takenDownImage">;

/** Pictures per statement: three forms of each are in it. */
const CHUNK = 20;

/** Stores pictures, except those that are stored already. */
export async function storeImages(rows: Rows, pictures: readonly ConvertedPicture[]): Promise<void> {
  for (let start = 0; start < pictures.length; start += CHUNK) {
    const data = pictures.slice(start, start + CHUNK).map(({ forms, ...facts }) => ({
      ...facts,
      small: Buffer.from(forms[160]),
      medium: Buffer.from(forms[400]),
      large: Buffer.from(forms[800]),
    }));
    await rows.cardImage.createMany({ data, skipDuplicates: true });
  }
}

/** Deletes the bytes of a picture that nothing refers to any more, and prevents uploading it again. */
export async function blockImage(rows: Rows, sha256: string): Promise<void> {
  await rows.takenDownImage.createMany({ data: { sha256 }, skipDuplicates: true });
  await rows.cardImage.deleteMany({ where: { sha256 } });
}
