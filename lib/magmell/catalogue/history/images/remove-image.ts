import type { CardRecord, CataloguePrinting, CatalogueRecords } from "@/lib/magmell/catalogue/model/types";

/** Returns the records without a picture and its description. Cards without this picture stay the same objects. */
export const removeImageFromRecords = (records: CatalogueRecords, sha256: string): CatalogueRecords => ({
  ...records,
  cards: records.cards.map((card): CardRecord => {
    const shows = ({ image }: CataloguePrinting) => image === sha256;
    if (!card.printings.some(shows)) return card;
    const printings = card.printings.map((printing) => {
      const { image, imageAlt, ...others } = printing;
      return shows(printing) ? others : printing;
    });
    return { ...card, printings };
  }),
});

/** Returns a card file without a picture and its description. The text must be in the form that the site writes. */
export const removeImageFromCardFile = (text: string, sha256: string): string =>
  text.replaceAll(new RegExp(`,"image":"${sha256}"(?:,"imageAlt":"(?:[^"\\\\]|\\\\.)*")?`, "g"), "");
