import { useRef } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { IconButton } from "@/app/ui/kit/icon-button";
import { Icon } from "@/app/ui/kit/svg-icon";
import {
  type DeckLine,
  MTG_DECK_ZONES,
  type MtgDeck,
  type MtgDeckProblem,
  type MtgDeckZone,
  toNameKey,
} from "@/engine/mtg/deck";
import { countListCards } from "@/lib/decks/lists/list-sums";
import type { KnownCards } from "@/lib/mtg/catalogue/card-facts";
import { changeCopies, moveCopy } from "@/lib/mtg/decks/change-lines";
import { type DeckGroup, groupDeckLines } from "@/lib/mtg/decks/deck-groups";
import { useButtonFocus } from "./use-button-focus";

type Props = {
  deck: MtgDeck;
  problems: readonly MtgDeckProblem[];
  cards: KnownCards | null;
  onDeck: (deck: MtgDeck) => void;
  lang: Lang;
};

/** Renders the deck sorted by zone and type, with buttons for each card. */
export function SortedDeckList({ deck, problems, cards, onDeck, lang }: Props) {
  const w = useWords("mtgDesk.sorted");
  const wrong = new Set(
    problems.filter(({ severity }) => severity === "error").flatMap(({ names }) => names.map(toNameKey)),
  );
  const zones = MTG_DECK_ZONES.filter((zone) => deck[zone].length > 0);
  const box = useRef<HTMLElement>(null);
  const focus = useButtonFocus(box, deck);
  return (
    <section ref={box} {...focus} aria-labelledby="desk-sorted" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="desk-sorted" tabIndex={-1} className="text-xl">
        {w.title}
      </h2>
      {zones.length === 0 ? <p className="text-ink-soft">{w.empty}</p> : null}
      {zones.map((zone) => (
        <div key={zone} className="grid gap-2">
          <h3 className="flex flex-wrap justify-between gap-x-4 border-line border-b text-lg">
            {w.zones[zone]}
            <span className="font-gothic text-base">{formatPlural(lang, w.count, countListCards(deck[zone]))}</span>
          </h3>
          {groupDeckLines(deck[zone], cards).map((group) => (
            <div key={group.kind}>
              <h4 className="text-ink-soft text-sm">
                {groupName(group, w)} {format(w.some, { n: countListCards(group.lines) })}
              </h4>
              <ul>
                {group.lines.map((line) => (
                  <Row
                    key={line.name}
                    line={line}
                    zone={zone}
                    isWrong={wrong.has(toNameKey(line.name))}
                    deck={deck}
                    onDeck={onDeck}
                  />
                ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}

/** Names without Japanese characters, which are English. */
const LATIN = /^[\p{sc=Latin}\p{sc=Common}]*$/u;

const groupName = ({ kind }: DeckGroup, w: Dictionary["mtgDesk"]["sorted"]): string =>
  kind === "basic" ? w.lands : kind === "card" ? w.cards : w.types[kind];

type RowProps = Pick<Props, "deck" | "onDeck"> & { line: DeckLine; zone: MtgDeckZone; isWrong: boolean };

function Row({ line: { name, count }, zone, isWrong, deck, onDeck }: RowProps) {
  const w = useWords("mtgDesk.sorted");
  const to = zone === "main" ? "sideboard" : zone === "sideboard" ? "main" : null;
  return (
    <li className="flex items-center gap-1 border-line border-b py-0.5">
      <span className="w-8 shrink-0 text-right tabular-nums">{count}</span>
      <span lang={LATIN.test(name) ? "en" : undefined} className="ml-2 min-w-0 flex-1 break-words">
        {name}
        {isWrong ? (
          <span className="ml-2 inline-flex items-center gap-1 text-red text-xs">
            <Icon name="error" size={14} />
            {w.problem}
          </span>
        ) : null}
      </span>
      {to === null ? null : (
        <IconButton
          size="small"
          icon={to === "sideboard" ? "right" : "left"}
          label={format(to === "sideboard" ? w.toSideboard : w.toMain, { name })}
          onClick={() => onDeck(moveCopy(deck, name, zone, to))}
        />
      )}
      <IconButton
        size="small"
        icon="minus"
        label={format(w.fewer, { name })}
        onClick={() => onDeck(changeCopies(deck, zone, name, -1))}
      />
      <IconButton
        size="small"
        icon="plus"
        label={format(w.more, { name })}
        onClick={() => onDeck(changeCopies(deck, zone, name, 1))}
      />
    </li>
  );
}
