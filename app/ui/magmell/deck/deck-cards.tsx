import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { classNames } from "@/app/ui/kit/class-names";
import { getCardHref } from "@/app/ui/links/browse-address";
import { CardFace } from "@/app/ui/magmell/card/card-face";
import { CardRow } from "@/app/ui/magmell/card/card-row";
import { type DeckEntry, groupDeckLines } from "@/app/ui/magmell/editor/cards/deck-groups";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { countDeckLineCards, DECK_LIMITS, DECK_ZONES, type Deck } from "@/engine/magmell";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";

type Props = {
  deck: Deck;
  catalogue: Catalogue;
  lang: Lang;
  view: "list" | "cards";
};

/** Renders the cards of a deck by zone and kind. Decks with many different names get smaller faces and rows. */
export function DeckCards({ deck, catalogue, lang, view }: Props) {
  const { zones } = getDictionary(lang).builder;
  const parts = DECK_ZONES.map((zone) => ({ zone, groups: groupDeckLines(deck[zone], catalogue) }));
  const sizes = parts.flatMap(({ groups }) => groups.map(({ entries }) => entries.length));
  const columns = pickFaceColumns(sizes);
  const names = sizes.reduce((sum, size) => sum + size, 0);
  return (
    <Unhydrated id="cards" className="grid gap-4">
      {parts.map(({ zone, groups }) => (
        <section key={zone} aria-label={zones[zone]}>
          <h2 className="text-lg leading-tight">
            {zones[zone]}{" "}
            <span className="font-gothic font-normal tabular-nums">
              {countDeckLineCards(deck[zone])}
              <span className="text-ink-soft text-sm">/{DECK_LIMITS[zone].size}</span>
            </span>
          </h2>
          {groups.map(({ kind, copies, entries }) => (
            <div key={kind} className="mt-2">
              {kind === "stone" && groups.length === 1 ? null : (
                <h3 className="flex items-baseline gap-2 border-line border-b text-sm">
                  {zones[kind]} <span className="font-gothic font-normal text-ink-soft">{copies}</span>
                </h3>
              )}
              {view === "cards" ? (
                <DeckFaces entries={entries} lang={lang} columns={columns} />
              ) : (
                <ul className="gap-x-5 lg:columns-2 lg:text-sm">
                  {entries.map((entry) => (
                    <li key={entry.line.name} className="break-inside-avoid border-line border-b">
                      <EntryRow entry={entry} lang={lang} dense={names > DENSE_NAMES} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </section>
      ))}
    </Unhydrated>
  );
}

/** Names above which the rows of the list are lower. */
const DENSE_NAMES = 28;

/**
 * Columns of faces next to the statistics of a wide page, each with the number of rows that fit and the minimum width
 * of a face.
 */
const FACE_COLUMNS = {
  7: { rows: 4, className: "grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))]" },
  9: { rows: 5, className: "grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))]" },
  10: { rows: Number.POSITIVE_INFINITY, className: "grid-cols-[repeat(auto-fill,minmax(4rem,1fr))]" },
} as const;
type FaceColumns = keyof typeof FACE_COLUMNS;

/** Returns the fewest columns in which groups of these sizes fit. */
function pickFaceColumns(sizes: readonly number[]): FaceColumns {
  const fits = (columns: FaceColumns) =>
    sizes.reduce((rows, size) => rows + Math.ceil(size / columns), 0) <= FACE_COLUMNS[columns].rows;
  return ([7, 9] as const).find(fits) ?? 10;
}

function EntryRow({ entry: { line, card }, lang, dense }: { entry: DeckEntry; lang: Lang; dense: boolean }) {
  const count = (
    <span className="w-8 shrink-0 whitespace-nowrap text-right font-medium tabular-nums">
      {line.count}
      <span className="text-ink-soft text-sm">×</span>
    </span>
  );
  if (!card) {
    return (
      <p className="flex min-h-9 items-center gap-3 pl-3.5">
        {count}
        <span>{line.name}</span>
        <span className="text-red text-sm">{getDictionary(lang).builder.row.unknown}</span>
      </p>
    );
  }
  const page = localizePath(lang, `/cards/${encodeURIComponent(card.name)}`);
  return <CardRow card={card} lang={lang} href={page} before={count} dense={dense} />;
}

type FacesProps = { entries: readonly DeckEntry[]; lang: Lang; columns: FaceColumns };

/** Renders lines of a deck as faces with their number of copies. Each links to its card. */
function DeckFaces({ entries, lang, columns }: FacesProps) {
  const { builder, deckSocial, editor } = getDictionary(lang);
  return (
    <ul className={classNames("grid gap-2 py-2", FACE_COLUMNS[columns].className)}>
      {entries.map(({ line, card }) => (
        <li key={line.name} className="relative grid content-start text-center text-sm">
          {card ? (
            <a
              href={getCardHref(lang, card.name)}
              className="no-underline"
              aria-label={format(deckSocial.page.copiesOf, {
                name: lang !== "ja" ? card.englishName : card.name,
                n: line.count,
              })}
            >
              <CardFace card={card} printing={card.printings.at(-1)} lang={lang} small />
            </a>
          ) : (
            <span className="wrap-anywhere grid aspect-[63/88] place-content-center border border-edge border-dashed p-1">
              {line.name}
              <span className="text-red">{builder.row.unknown}</span>
            </span>
          )}
          {/* Between AP and HP, where a small face has nothing. */}
          <span
            aria-hidden={card !== null}
            data-copies
            className="-bottom-1 -translate-x-1/2 pointer-events-none absolute left-1/2 rounded-[3px] border border-edge bg-leaf px-1 font-medium text-xs tabular-nums leading-tight"
          >
            {format(editor.row.copies, { n: line.count })}
          </span>
        </li>
      ))}
    </ul>
  );
}
