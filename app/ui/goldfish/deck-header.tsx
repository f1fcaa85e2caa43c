import { CardRow } from "@/app/ui/card/card-row";
import { format } from "@/app/ui/i18n/format";
import { href, type Lang } from "@/app/ui/i18n/lang";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { countLines, DECK_ZONES, type Deck, nameKey } from "@/engine/magmell";
import type { GoldfishCard } from "./goldfish-card";
import type { GoldfishWords } from "./goldfish-words";

type Props = { deck: Deck; code: string; cards: readonly GoldfishCard[]; lang: Lang; words: GoldfishWords };

/** The deck being played: its counts, its cards to unfold, and the link to its page. */
export function DeckHeader({ deck, code, cards, lang, words }: Props) {
  const { deck: text, title } = words.goldfish;
  const byKey = new Map(cards.map((card) => [nameKey(card.name), card]));
  const counts = { grimoire: countLines(deck.grimoire), stoneDeck: countLines(deck.stoneDeck) };
  return (
    <header className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-2xl">{title}</h1>
        <ButtonLink size="small" href={href(lang, `/d/${code}`)}>
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
              const card = byKey.get(nameKey(name));
              return card ? (
                <CardRow
                  key={zone + name}
                  card={card}
                  lang={lang}
                  words={words.site}
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
