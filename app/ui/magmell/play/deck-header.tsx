import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { CardRow } from "@/app/ui/magmell/card/card-row";
import { countDeckLineCards, DECK_ZONES, type Deck, toNameKey } from "@/engine/magmell";
import type { GoldfishCard } from "./goldfish-card";
import { LocalDeckName } from "./start/local-deck-name";

type Props = {
  deck: Deck;
  /** Its name, and the path of its page. */
  named: { readonly name: string; readonly path: string };
  /** The deck whose draft in this browser may have a name for it; `null` where the name is known. */
  local: string | null;
  cards: readonly GoldfishCard[];
  lang: Lang;
};

/** Renders the deck being played: name, counts, a collapsed card list, and the link to its page. */
export function DeckHeader({ deck, named, local, cards, lang }: Props) {
  const { deck: text, title } = getDictionary(lang).goldfish;
  const byKey = new Map(cards.map((card) => [toNameKey(card.name), card]));
  const counts = { grimoire: countDeckLineCards(deck.grimoire), stoneDeck: countDeckLineCards(deck.stoneDeck) };
  return (
    <header className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="text-ink-soft text-sm">{title}</p>
          <h1 className="wrap-anywhere text-2xl leading-snug">
            {local === null ? named.name : <LocalDeckName id={local}>{named.name}</LocalDeckName>}
          </h1>
        </div>
        <ButtonLink size="small" href={localizePath(lang, named.path)}>
          {text.open}
        </ButtonLink>
      </div>
      <details>
        <summary className="min-h-8 text-ink-soft text-sm">
          {text.label}: {format(text.counts, counts)}
        </summary>
        <div className="mt-2 grid gap-x-8 rounded-[3px] border border-line bg-leaf p-2 sm:grid-cols-2">
          {DECK_ZONES.flatMap((zone) =>
            deck[zone].map(({ name, count }) => {
              const card = byKey.get(toNameKey(name));
              return card ? (
                <CardRow
                  key={zone + name}
                  card={card}
                  lang={lang}
                  before={<span className="w-8 text-right">{count}×</span>}
                />
              ) : null;
            }),
          )}
        </div>
      </details>
    </header>
  );
}
