import { memoizeWeakly } from "@/lib/cache";
import type { Catalogue, CataloguePrinting, CatalogueRecords } from "./types";

/** The picture of a printing as the site may show it. */
type CardImage = {
  /** Content address; see `getCardImagePath` for its path and `readImageBytes` for its bytes. */
  readonly sha256: string;
  /** The operator's alt text; empty if name and kind are enough. */
  readonly alt: string;
  /** A `data:` URL of a few pixels, to be shown until the picture is there; `null` in the browser. */
  readonly placeholder: string | null;
};

/**
 * Returns the operator's picture of a printing; null if it has none, or if the pictures of its set are hidden. Every
 * display of a card picture uses this function. A picture is a scan of the whole card, so it may show an older text
 * than the current one (`printing.revision`).
 */
export const getPrintingImage = ({
  image,
  imageAlt = "",
  placeholder,
}: Pick<CataloguePrinting, "image" | "imageAlt" | "placeholder">): CardImage | null =>
  image ? { sha256: image, alt: imageAlt, placeholder: placeholder ?? null } : null;

export type CardFaceImage = CardImage & {
  /** Whether its text is outdated (205.3). */
  readonly older: boolean;
};

/** The fields of a printing that determine its picture. */
export type PrintingImageFields = Pick<CataloguePrinting, "revision" | "image" | "imageAlt" | "placeholder">;

/**
 * Returns the image of a card: the image of `printing` if it has one, otherwise the newest image with the current text,
 * otherwise the newest image; null if there is none.
 */
export function getCardFaceImage(
  {
    printings = [],
    effectiveOn = "",
  }: { readonly printings?: readonly PrintingImageFields[]; readonly effectiveOn?: string },
  printing?: Partial<PrintingImageFields> | null,
): CardFaceImage | null {
  const own = printing && getPrintingImage(printing);
  if (own) return { ...own, older: (printing.revision ?? effectiveOn) < effectiveOn };
  let chosen: CardFaceImage | null = null;
  for (const one of printings) {
    const image = getPrintingImage(one);
    const older = one.revision < effectiveOn;
    if (image && (chosen === null || chosen.older || !older)) chosen = { ...image, older };
  }
  return chosen;
}

/** Returns the content addresses of all visible pictures. Only these are served. */
export const getVisibleImages = memoizeWeakly(
  ({ cards }: Catalogue): ReadonlySet<string> =>
    new Set(
      cards.flatMap(({ printings }) => printings.flatMap((printing) => getPrintingImage(printing)?.sha256 ?? [])),
    ),
  ({ cards }) => cards,
);

/**
 * Returns a function that prepares the images of a catalogue card. It moves images of hidden sets to `hiddenImage` and
 * adds placeholders to other images. Cards without images stay the same objects.
 */
export function createImageResolver({ sets, images }: CatalogueRecords) {
  const hiding = new Set(sets.flatMap(({ code, showsImages = true }) => (showsImages ? [] : [code])));
  const shown = (printing: CataloguePrinting): CataloguePrinting => {
    if (!printing.image) return printing;
    const { image, ...others } = printing;
    if (hiding.has(printing.set)) return { ...others, hiddenImage: image };
    const placeholder = images?.get(image)?.placeholder;
    return placeholder === undefined ? printing : { ...printing, placeholder };
  };
  return <C extends { readonly printings: readonly CataloguePrinting[] }>(card: C): C =>
    card.printings.some(({ image }) => image) ? { ...card, printings: card.printings.map(shown) } : card;
}
