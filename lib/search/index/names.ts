import type { CatalogueCard } from "@/lib/catalogue/types";
import { FORMS } from "../words/forms";
import { FORMS_OF, type Form, type NameField, type Variant } from "../words/types";
import { addBit, type Bits, noBits } from "./bits";
import { type Grams, gramsOf, stringsWith } from "./grams";

/** What cards are called, each field in each form in which it is looked into. */
export type Names = Readonly<Record<NameField, ReadonlyMap<Form, Grams>>>;

export const NAME_FIELDS = Object.keys(FORMS_OF) as readonly NameField[];

const VALUES = {
  name: ({ name }) => [name],
  reading: ({ reading }) => [reading],
  englishName: ({ englishName }) => [englishName],
  alias: ({ aliases }) => aliases,
} as const satisfies Record<NameField, (card: CatalogueCard) => readonly string[]>;

export function namesOf(cards: readonly CatalogueCard[]): Names {
  const entries = NAME_FIELDS.map((field) => [field, formsOf(cards, field)] as const);
  return Object.fromEntries(entries) as Record<NameField, ReadonlyMap<Form, Grams>>;
}

function formsOf(cards: readonly CatalogueCard[], field: NameField): ReadonlyMap<Form, Grams> {
  const values = cards.map(VALUES[field]);
  const spellings = values.map((texts) => texts.map((text) => FORMS.spelling(text)));
  return new Map(
    FORMS_OF[field].map((form) => {
      if (form === "spelling") return [form, gramsOf(spellings.map((texts) => texts.join("")))];
      const make: (text: string, folded?: string) => string = FORMS[form];
      return [
        form,
        gramsOf(values.map((texts, place) => texts.map((text, at) => make(text, spellings[place]?.[at])).join(""))),
      ];
    }),
  );
}

/** The cards of which one of these fields holds one of the variants. */
export function cardsNamed(
  names: Names,
  size: number,
  fields: readonly NameField[],
  variants: readonly Variant[],
): Bits {
  const found = noBits(size);
  for (const field of fields) {
    for (const { form, text } of variants) {
      const grams = names[field].get(form);
      if (grams) for (const place of stringsWith(grams, text)) addBit(found, place);
    }
  }
  return found;
}
