import { describeMtgProblem } from "@/app/i18n/describe-mtg-problem";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { RegistrationSheetFrame, RegistrationSheetZone } from "@/app/ui/decks/registration-sheet";
import { checkDeck, type FormatData, getFormatName, getFormatOn } from "@/engine/mtg/deck";
import { countListCards } from "@/lib/decks/lists/list-sums";
import { type KnownCards, toMtgCardData } from "@/lib/mtg/catalogue/card-facts";
import { groupDeckLines } from "@/lib/mtg/decks/deck-groups";
import type { DeckView } from "./deck-query";

type Props = {
  shown: DeckView;
  cards: KnownCards | null;
  book: FormatData;
  /** The absolute URL in the QR code; null if the URL is too long for a code that a camera can read from paper. */
  address: string | null;
  lang: Lang;
};

/** Renders an A4 registration sheet for deck and sideboard (D.2.1), with blank fields to fill in. */
export function DeckRegistrationSheet({ shown: { deck, name, format: id, on }, cards, book, address, lang }: Props) {
  const { mtgDesk: deckWords, mtgDeckProblems } = getDictionary(lang);
  const { sheet: w, sorted } = deckWords;
  const listsOf = getFormatOn(id, on, book)?.listsOf ?? null;
  // Of a deck made from a pool, the pool is recorded: the rest of it is the sideboard.
  const beside = deck.pool.length > 0 && deck.sideboard.length === 0 ? "pool" : "sideboard";
  const errors = checkDeck(deck, { format: id, on, cards: toMtgCardData(cards), book }).filter(
    ({ severity }) => severity === "error",
  );
  return (
    <RegistrationSheetFrame
      title={w.title}
      name={{ label: deckWords.name, value: name === "" ? deckWords.unnamed : name }}
      words={w}
      qr={address === null ? null : { text: address, label: deckWords.share.label, side: 34 }}
      zones={(["main", beside] as const).map((zone) => (
        <RegistrationSheetZone
          key={zone}
          title={sorted.zones[zone]}
          total={format(w.total, { n: countListCards(deck[zone]) })}
          columns={[w.count, w.card, w.check]}
          groups={groupDeckLines(deck[zone], cards).map(({ kind, lines }) => ({
            caption: `${kind === "basic" ? sorted.lands : kind === "card" ? sorted.cards : sorted.types[kind]} ${format(sorted.some, { n: countListCards(lines) })}`,
            lines,
          }))}
        />
      ))}
      foot={
        <>
          <p>
            {format(w.result, { format: getFormatName(id, book)[getTextLang(lang)], day: on })}
            {listsOf === null ? null : ` ${format(w.lists, { day: listsOf })}`}{" "}
            <b>{errors.length === 0 ? w.legal : format(w.errors, { n: errors.length })}</b>
          </p>
          <ul>
            {errors.map((problem) => (
              <li key={[problem.code, ...problem.names].join("/")}>
                {describeMtgProblem(mtgDeckProblems, problem)} ({problem.rule.split(":")[1]})
              </li>
            ))}
          </ul>
        </>
      }
      judge={w.judge}
    />
  );
}
