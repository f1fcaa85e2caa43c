import { IMAGE_WIDTHS, type ImageWidth } from "@/lib/magmell/card-images/image-limits";
import { type ConvertedPicture, EMPTY_PICTURE_SET, type PictureSet } from "@/lib/magmell/card-images/types";
import type { CardFileSource } from "@/lib/magmell/catalogue/import/files/read-card-file";

/** The content of a draft: its card files and its pictures, already converted when the draft was created. */
export type DraftContent = { readonly sources: readonly CardFileSource[]; readonly pictures: PictureSet };

type PackedFile = { readonly file: string; readonly base64: string };
type Packed = {
  readonly files: readonly PackedFile[];
  readonly addresses: readonly (readonly [name: string, sha256: string])[];
  readonly pictures: readonly (Omit<ConvertedPicture, "forms"> & { readonly forms: readonly string[] })[];
};

/** Returns the content of a draft as text, before it is compressed. */
export function packDraft({ sources, pictures }: DraftContent): string {
  const packed: Packed = {
    files: sources.map(({ file, bytes }) => ({ file, base64: base64(bytes) })),
    addresses: [...pictures.addresses],
    pictures: pictures.turned.map((picture) => ({
      ...picture,
      forms: IMAGE_WIDTHS.map((width) => base64(picture.forms[width])),
    })),
  };
  return JSON.stringify(packed);
}

/** Parses the content of a draft. Drafts from releases without pictures are plain lists of files. */
export function unpackDraft(text: string): DraftContent {
  const packed = JSON.parse(text) as Packed | readonly PackedFile[];
  if (isFiles(packed)) return { sources: packed.map(sourceOf), pictures: EMPTY_PICTURE_SET };
  const turned = packed.pictures.map(({ forms, ...facts }) => ({
    ...facts,
    forms: Object.fromEntries(
      IMAGE_WIDTHS.map((width, at) => [width, Buffer.from(forms[at] ?? "", "base64")]),
    ) as unknown as Record<ImageWidth, Uint8Array>,
  }));
  const pictures = { addresses: new Map(packed.addresses), turned, problems: [] };
  return { sources: packed.files.map(sourceOf), pictures };
}

const isFiles = (packed: Packed | readonly PackedFile[]): packed is readonly PackedFile[] => Array.isArray(packed);
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");
const sourceOf = ({ file, base64: bytes }: PackedFile): CardFileSource => ({
  file,
  bytes: Buffer.from(bytes, "base64"),
});
