import type { CatalogueCard } from "@/lib/catalogue/model/types";
import { BORDER, FORMS } from "@/lib/japanese/forms";
import { searchFold } from "@/lib/japanese/search-fold";
import { shortOf, soundOf } from "@/lib/japanese/sound-of";
import { FORMS_OF, type Form, type NameField, type Variant } from "@/lib/japanese/types";
import { type Bits, noBits } from "./bits";
import { cutNames, latinIn } from "./cuts";
import { cuttingsOf } from "./cuttings";
import type { LabelKey } from "./labels";
import { addHolders, foldedPieces, hasHolder, inForm, type Pieces, wholePieces } from "./pieces";
import { sharedOf } from "./postings";

type Forms = { readonly [F in Form]?: Pieces };
/** What cards are called, each field in each form in which it is looked into. */
export type Names = Readonly<Record<NameField, Forms>>;

/** What each key that asks for names looks into. */
export const FIELDS_OF_KEY = {
  name: ["name", "englishName"],
  yomi: ["reading"],
  en: ["englishName"],
  alias: ["alias"],
} as const satisfies Partial<Record<LabelKey, readonly NameField[]>>;

export const isNameKey = (key: string): key is keyof typeof FIELDS_OF_KEY => key in FIELDS_OF_KEY;

export const NAME_FIELDS = Object.keys(FORMS_OF) as readonly NameField[];

export function namesOf(cards: readonly CatalogueCard[]): Names {
  const aliases = cards.map((card) => card.aliases);
  return {
    name: cutForms(cards.length, (place) => [(cards[place] as CatalogueCard).name]),
    reading: wholeForms(cards.map(({ reading }) => [reading])),
    englishName: cutForms(cards.length, (place) => [(cards[place] as CatalogueCard).englishName]),
    alias: { ...cutForms(cards.length, (place) => aliases[place] as readonly string[]), ...wholeForms(aliases) },
  };
}

function cutForms(size: number, textsOf: (place: number) => readonly string[]): Forms {
  const cuttings = cuttingsOf(size, textsOf, cutNames);
  const spelling = foldedPieces(cuttings, sharedOf(cuttings), searchFold, { open: true, words: null });
  // A Latin word stands between spaces in one piece, and without them in the spelling of it.
  const words = inForm(spelling, {
    plain: (word) => word.trim(),
    textAt: (place) => latinWord(cuttings.pieces[place] as string, spelling.grams.strings[place] as string),
  });
  return { spelling, words };
}

/** The form `words` of a piece, of which the spelling is known. */
function latinWord(piece: string, spelling: string): string {
  const latin = latinIn(piece);
  if (latin === "none") return "";
  return latin === "word" ? ` ${spelling} ` : FORMS.words(piece).slice(BORDER.length);
}

/** A reading is kana without words, and how a kana sounds depends on the one before it, so it is not cut. */
function wholeForms(texts: readonly (readonly string[])[]): Forms {
  const spellings = texts.map((ofCard) => ofCard.map((text) => FORMS.spelling(text)).join(""));
  const sounds = spellings.map(soundOf);
  const short = wholePieces(sounds.map(shortOf));
  const sound = inForm(short, { plain: shortOf, textAt: (place) => sounds[place] as string });
  return { spelling: wholePieces(spellings), sound, short };
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
      const pieces = names[field][form];
      if (pieces) addHolders(pieces, text, found);
    }
  }
  return found;
}

/** Whether any card is called something in which this stands. */
export const isNamed = (names: Names, { form, text }: Variant): boolean =>
  NAME_FIELDS.some((field) => {
    const pieces = names[field][form];
    return pieces !== undefined && hasHolder(pieces, text);
  });
