import type { CatalogueCard, CataloguePrinting, CatalogueSet } from "./types";

/** The picture of a printing as the site may show it. */
type CardImage = {
  /** The content address; `imageAddress` makes a path of it, `readImageBytes` gives the bytes. */
  readonly sha256: string;
  /** The operator's description; empty where name and kind say enough. */
  readonly alt: string;
};

type Shown = { readonly sets: readonly Pick<CatalogueSet, "code" | "showsImages">[] };

/**
 * The operator's picture of a printing; `null` where there is none or where the pictures of its set are hidden. Whatever shows,
 * serves or draws a picture of a card asks here first: a hidden picture must not come to light by another way. A picture is a
 * scan of the whole card, so it carries the text of `printing.revision`, which may be older than the card's latest.
 */
export function cardImageFor(
  { set, image, imageAlt = "" }: Pick<CataloguePrinting, "set" | "image" | "imageAlt">,
  { sets }: Shown,
): CardImage | null {
  if (!image || sets.find(({ code }) => code === set)?.showsImages === false) return null;
  return { sha256: image, alt: imageAlt };
}

/** The picture that stands for a card, with the printing that it shows. */
export type FaceImage = CardImage & {
  readonly printing: CataloguePrinting;
  /** Whether the text on it is no longer the latest (205.3). */
  readonly older: boolean;
};

/**
 * The picture that stands for a card wherever no printing is meant: the youngest that carries the text in force, or else the
 * youngest at all; `null` where none is shown.
 */
export function faceImageOf(
  { printings, effectiveOn }: Pick<CatalogueCard, "printings" | "effectiveOn">,
  shown: Shown,
): FaceImage | null {
  let chosen: FaceImage | null = null;
  for (const printing of printings) {
    const image = cardImageFor(printing, shown);
    const older = printing.revision < effectiveOn;
    if (image && (chosen === null || chosen.older || !older)) chosen = { ...image, printing, older };
  }
  return chosen;
}

/** The content addresses of all pictures that are shown, the only ones that are served. */
export function shownImages(catalogue: Shown & { readonly cards: readonly CatalogueCard[] }): ReadonlySet<string> {
  return new Set(
    catalogue.cards.flatMap(({ printings }) =>
      printings.flatMap((printing) => cardImageFor(printing, catalogue)?.sha256 ?? []),
    ),
  );
}
