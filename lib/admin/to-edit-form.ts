import { formatSymbols } from "@/engine/magmell";
import type {
  BilingualText,
  CardRecord,
  CataloguePrinting,
  CatalogueRevision,
  CuratedList,
  RulingRecord,
} from "@/lib/magmell/catalogue/model/types";
import type { CardForm, ListForm, PrintingForm, RevisionForm, RulingForm } from "./edit-forms";

/** Returns the initial form values for editing a card. Omits an English name that is only the romanized reading. */
export function toCardForm(record: CardRecord & { readonly romanized?: boolean }): CardForm {
  const { number, aliases, tags, revisions, printings, romanized = false, ...card } = record;
  const { name, reading, englishName, token, retired } = card;
  return {
    name,
    reading,
    englishName: romanized ? "" : englishName,
    token,
    retired,
    tags,
    number: String(number),
    aliases: aliases.join("\n"),
    revisions: revisions.map(revisionForm),
    printings: printings.map(printingForm),
  };
}

const printingForm = ({
  rarity = "",
  hiddenImage = "",
  image = hiddenImage,
  imageAlt = "",
  placeholder,
  ...printing
}: CataloguePrinting): PrintingForm => ({
  ...printing,
  rarity,
  image,
  imageAlt,
  fresh: false,
});

const revisionForm = ({ timing, useCost, catalyst, ap, hp, ...revision }: CatalogueRevision): RevisionForm => ({
  ...revision,
  timing: timing ?? "normal",
  useCost: formatSymbols(useCost),
  catalyst: formatSymbols(catalyst),
  ap: String(ap ?? ""),
  hp: String(hp ?? ""),
  fresh: false,
});

/** The English text; empty if it only repeats the Japanese one. */
const translated = ({ ja, en }: BilingualText): string => (en === ja ? "" : en);

export const toRulingForm = (ruling: RulingRecord, nameOf: (card: number) => string): RulingForm => ({
  id: ruling.id,
  source: ruling.source,
  date: ruling.date,
  rules: ruling.rules.join("\n"),
  question: ruling.question.ja,
  englishQuestion: translated(ruling.question),
  answer: ruling.answer.ja,
  englishAnswer: translated(ruling.answer),
  cards: ruling.cards.map(nameOf).join("\n"),
});

export const toListForm = ({ cards, ...list }: CuratedList, nameOf: (card: number) => string): ListForm => ({
  ...list,
  englishName: list.englishName === list.name ? "" : list.englishName,
  cards: cards.map(nameOf).join("\n"),
  removed: false,
});
