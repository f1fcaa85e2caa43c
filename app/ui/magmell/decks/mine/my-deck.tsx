import { formatMomentDate } from "@/app/i18n/dates";
import { format, formatPlural } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { DeckLegality } from "@/app/ui/decks/deck-state";
import { Button } from "@/app/ui/kit/button";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { MENU_ITEM_CLASS, Menu } from "@/app/ui/kit/menu";
import { SelectField } from "@/app/ui/kit/select-field";
import { Icon } from "@/app/ui/kit/svg-icon";
import { useHydrated } from "@/app/ui/kit/use-hydrated";
import { VISIBILITIES, type Visibility } from "@/lib/decks/visibility";
import type { MyDeckRow } from "./my-deck-row";

/** Acts of one deck beyond the choice of its visibility. */
type DeckAct = "rename" | "duplicate" | "move" | "remove";

type Props = {
  deck: MyDeckRow;
  selected: boolean;
  lang: Lang;
  onSelect: (selected: boolean) => void;
  onVisibility: (visibility: Visibility) => void;
  onCopy: (link: string) => void;
  onAct: (act: DeckAct) => void;
};

/** Renders one of one's own decks. */
export function MyDeck({ deck, selected, lang, onSelect, onVisibility, onCopy, onAct }: Props) {
  const mine = useWords("deckSocial.mine");
  const visibility = useWords("decks.visibility");
  const linkWords = useWords("decks.link");
  const edit = useWords("decks.edit");
  const hydrated = useHydrated();
  const { link } = deck;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-2 py-3 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center">
      <label className="inline-flex size-11 items-center justify-center">
        <input
          type="checkbox"
          className="size-5 accent-gold"
          checked={selected}
          disabled={!hydrated}
          aria-label={format(mine.select, { name: deck.name })}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      </label>
      <DeckFacts deck={deck} lang={lang} />
      <div className="flex flex-wrap items-center gap-2 max-md:col-start-2">
        <SelectField
          label={format(visibility.ofDeck, { name: deck.name })}
          hideLabel
          frameClassName="w-30 sm:w-36"
          value={deck.visibility}
          disabled={!hydrated || deck.hidden}
          options={VISIBILITIES.map((value) => ({ value, label: visibility[value] }))}
          onChange={(event) => onVisibility(event.currentTarget.value as Visibility)}
        />
        {link ? (
          <Button disabled={!hydrated} onClick={() => onCopy(localizePath(lang, link))}>
            <Icon name="copy" />
            {linkWords.copy}
          </Button>
        ) : null}
        <ButtonLink href={localizePath(lang, `/decks/${deck.id}/edit`)}>{edit}</ButtonLink>
        <Acts deck={deck} lang={lang} hydrated={hydrated} onAct={onAct} />
      </div>
    </li>
  );
}

type PartProps = { deck: MyDeckRow; lang: Lang };

function DeckFacts({ deck, lang }: PartProps) {
  const mine = useWords("deckSocial.mine");
  const counts = useWords("decks.counts");
  const savedOn = useWords("decks.savedOn");
  return (
    <div className="min-w-0">
      <h3 className="text-lg">
        <a className="link wrap-anywhere" href={localizePath(lang, `/decks/${deck.id}`)}>
          {deck.name}
        </a>
      </h3>
      <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
        <DeckLegality errors={deck.errors} lang={lang} />
        {deck.hidden ? (
          <a href={localizePath(lang, `/decks/${deck.id}`)} className="link inline-flex items-center gap-1 text-red">
            <Icon name="warning" size={16} />
            {mine.hidden}
          </a>
        ) : null}
        <span>{format(counts, deck.counts)}</span>
        <span>{format(savedOn, { date: formatMomentDate(lang, deck.updatedAt) })}</span>
        {deck.likes > 0 ? <span>{formatPlural(lang, mine.likes, deck.likes)}</span> : null}
        {deck.folder ? (
          <span>
            {mine.folder}: {deck.folder}
          </span>
        ) : null}
        {deck.tags.length > 0 ? <span>{deck.tags.map((tag) => `#${tag}`).join(" ")}</span> : null}
      </p>
    </div>
  );
}

type ActsProps = PartProps & { hydrated: boolean; onAct: (act: DeckAct) => void };

function Acts({ deck, lang, hydrated, onAct }: ActsProps) {
  const rename = useWords("decks.rename");
  const remove = useWords("decks.remove");
  const mine = useWords("deckSocial.mine");
  const more = useWords("decks.more");
  const acts = { rename: rename.label, duplicate: mine.duplicate, move: mine.move, remove: remove.label } as const;
  return (
    <Menu label={format(more, { name: deck.name })} icon="more" iconOnly>
      <ul>
        {(Object.keys(acts) as DeckAct[]).map((act) => (
          <li key={act}>
            <button
              type="button"
              className={MENU_ITEM_CLASS}
              disabled={!hydrated}
              onClick={(event) => {
                event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
                onAct(act);
              }}
            >
              {acts[act]}
            </button>
          </li>
        ))}
        <li>
          <a className={MENU_ITEM_CLASS} href={localizePath(lang, `/decks/${deck.id}/versions`)}>
            {mine.versions}
          </a>
        </li>
      </ul>
    </Menu>
  );
}
