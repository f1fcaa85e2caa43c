import type { CardForm, ListForm, PrintingForm, RevisionForm, RulingForm } from "./edit-forms";

/** A card file with the single entry that was edited in a form, named after that entry. */
export type EditedCardFile = { readonly name: string; readonly text: string };

const FORMAT = "grimoire-cards/1";
const file = (name: string, content: object): EditedCardFile => ({
  name: `${name}.json`,
  text: `${JSON.stringify({ format: FORMAT, sets: [], cards: [], ...content }, null, 2)}\n`,
});

/** Returns the card file of an edited card with all its revisions and printings. */
export function createCardFile(form: CardForm): EditedCardFile {
  const { number, name, reading, englishName, token, retired, aliases, tags, revisions, printings } = form;
  const card = {
    ...filled({ number: numeral(number) }),
    name: name.trim(),
    reading: reading.trim(),
    ...filled({ englishName: englishName.trim() }),
    token,
    retired,
    aliases: linesOf(aliases),
    tags,
    revisions: revisions.map(revisionOf),
    printings: printings.map(printingOf),
  };
  return file(`card-${number}`, { cards: [card] });
}

/**
 * A revision as a card file writes it. Fields that its kind does not have are left out, so a change of kind needs no
 * clearing of fields.
 */
function revisionOf({ effectiveOn, kind, timing, useCost, catalyst, ap, hp, text, readings }: RevisionForm) {
  return {
    effectiveOn,
    kind,
    ...(kind !== "stone" && { timing }),
    ...filled({ useCost: useCost.trim(), catalyst: catalyst.trim() }),
    ...(kind === "unit" && filled({ ap: numeral(ap), hp: numeral(hp) })),
    text: text.replace(/\r\n?/g, "\n").trim(),
    // Written also when empty: left out they stay as they were.
    ...(readings && { readings }),
  };
}

const printingOf = ({ set, number, flavor, finish, revision, ...printing }: PrintingForm) => ({
  set,
  number: number.trim(),
  ...filled({
    illustrator: printing.illustrator.trim(),
    flavor: flavor.replace(/\r\n?/g, "\n").trim(),
    rarity: printing.rarity.trim(),
    product: printing.product.trim(),
    image: printing.image.trim(),
    imageAlt: printing.imageAlt.trim(),
  }),
  finish,
  revision,
});

export const createRulingFile = (form: RulingForm): EditedCardFile =>
  file(`ruling-${form.id.trim()}`, {
    rulings: [
      {
        id: form.id.trim(),
        question: { ja: form.question.trim(), ...filled({ en: form.englishQuestion.trim() }) },
        answer: { ja: form.answer.trim(), ...filled({ en: form.englishAnswer.trim() }) },
        cards: linesOf(form.cards),
        rules: linesOf(form.rules),
        source: form.source,
        date: form.date,
      },
    ],
  });

export const createListFile = ({ id, name, englishName, cards, removed }: ListForm): EditedCardFile =>
  file(`list-${id.trim()}`, {
    lists: [
      {
        id: id.trim(),
        name: name.trim(),
        ...filled({ englishName: englishName.trim() }),
        cards: linesOf(cards),
        ...(removed && { removed }),
      },
    ],
  });

const linesOf = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** A number in digits of any width as a number; anything else stays as it was typed, for the check to point at. */
function numeral(text: string): number | string {
  const plain = text.normalize("NFKC").trim();
  return /^-?\d{1,9}(?:\.\d{1,9})?$/.test(plain) ? Number(plain) : text.trim();
}

const filled = (fields: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
