import { describeMtgProblem } from "@/app/i18n/describe-mtg-problem";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import styles from "@/app/ui/decks/registration-sheet.module.css";
import { QrCode } from "@/app/ui/share/qr-code";
import { checkDeck, FORMATS, type FormatData, getFormatOn, type MtgDeck } from "@/engine/mtg/deck";
import { type KnownCards, toMtgCardData } from "@/lib/mtg/catalogue/card-facts";
import { groupDeckLines } from "@/lib/mtg/decks/deck-groups";
import { countListCards } from "@/lib/mtg/decks/lists/pasted-list";
import type { DeckView } from "./deck-query";

const FIELDS = ["player", "id", "event", "date"] as const;

type Props = {
  shown: DeckView;
  cards: KnownCards | null;
  book: FormatData;
  /** The whole address that the QR code holds; `null` for one too long for a code that a camera reads from paper. */
  address: string | null;
  lang: Lang;
};

/** Renders a sheet of A4 that registers deck and sideboard (D.2.1), with room to write in. */
export function DeckRegistrationSheet({ shown: { deck, name, format: id, on }, cards, book, address, lang }: Props) {
  const { mtgDesk: deckWords, mtgDeckProblems } = getDictionary(lang);
  const w = deckWords.sheet;
  const { listsOf } = getFormatOn(id, on, book);
  // Of a deck made from a pool, the pool is recorded: the rest of it is the sideboard.
  const beside = deck.pool.length > 0 && deck.sideboard.length === 0 ? "pool" : "sideboard";
  const errors = checkDeck(deck, { format: id, on, cards: toMtgCardData(cards), book }).filter(
    ({ severity }) => severity === "error",
  );
  return (
    <article aria-label={w.title} className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <p className={styles.heading}>{w.title}</p>
          <p className={styles.name}>
            <span className={styles.label}>{deckWords.name}</span> {name === "" ? deckWords.unnamed : name}
          </p>
          <dl className={styles.fields}>
            {FIELDS.map((field) => (
              <div key={field}>
                <dt>{w[field]}</dt>
                <dd />
              </div>
            ))}
          </dl>
        </div>
        {address === null ? null : (
          <div style={{ inlineSize: "34mm" }} data-qr="">
            <QrCode text={address} label={deckWords.share.label} />
          </div>
        )}
      </header>
      <div className={styles.zones}>
        {(["main", beside] as const).map((zone) => (
          <Zone key={zone} zone={zone} deck={deck} cards={cards} lang={lang} />
        ))}
      </div>
      <footer className={styles.foot}>
        <p>
          {format(w.result, { format: FORMATS[id][getTextLang(lang)], day: on })}
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
        <p className={styles.judge}>{w.judge}</p>
      </footer>
    </article>
  );
}

type ZoneProps = { zone: keyof MtgDeck; deck: MtgDeck; cards: KnownCards | null; lang: Lang };

function Zone({ zone, deck, cards, lang }: ZoneProps) {
  const { sheet, sorted } = getDictionary(lang).mtgDesk;
  return (
    <section className={styles.zone}>
      <h2>
        {sorted.zones[zone]}
        <span>{format(sheet.total, { n: countListCards(deck[zone]) })}</span>
      </h2>
      {groupDeckLines(deck[zone], cards).map(({ kind, lines }) => (
        <table key={kind}>
          <caption>
            {kind === "basic" ? sorted.lands : kind === "card" ? sorted.cards : sorted.types[kind]}{" "}
            {format(sorted.some, { n: countListCards(lines) })}
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{sheet.count}</th>
              <th scope="col">{sheet.card}</th>
              <th scope="col">{sheet.check}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, count }) => (
              <tr key={name}>
                <td>{count}</td>
                <td>{name}</td>
                <td className={styles.box} />
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}
