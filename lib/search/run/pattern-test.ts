import type { CatalogueCard } from "@/lib/catalogue/types";
import { bitsWhere } from "../index/bits";
import { LABEL_VALUES } from "../index/label-values";
import type { Answer } from "./types";

/** A pattern between slashes, looked for in texts as they are written. */
export const patternTest: Answer<"text"> = ({ index, context }, { key, value }) => {
  const finds = context.patterns?.(value) ?? null;
  if (finds === null || !(key in LABEL_VALUES)) return null;
  const values = LABEL_VALUES[key as keyof typeof LABEL_VALUES];
  const { catalogue, rows, size } = index;
  const cardAt = (place: number) => catalogue.cards[place] as CatalogueCard;
  if (values.of === "cards") {
    const bits = bitsWhere(size, (place) =>
      values.read(cardAt(place), catalogue).some((text) => finds(text, cardAt(place))),
    );
    return { of: "cards", bits };
  }
  const bits = bitsWhere(rows.cardOf.length, (row) => {
    const printing = rows.printings[row];
    const card = cardAt(rows.cardOf[row] as number);
    return printing ? values.read(printing, rows.sets[row] ?? null).some((text) => finds(text, card)) : false;
  });
  return { of: "rows", bits };
};
