import { formatMomentDate } from "@/app/i18n/dates";
import { format, formatPlural } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { DeckRow } from "@/app/ui/decks/deck-row";
import { DeckLegality } from "@/app/ui/decks/deck-state";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { MENU_ITEM_CLASS, Menu } from "@/app/ui/kit/menu";
import { Icon } from "@/app/ui/kit/svg-icon";
import { useHydrated } from "@/app/ui/kit/use-hydrated";
import { ShareButton } from "@/app/ui/share/share-button";
import { buildNameQuery } from "@/lib/decks/sharing/shared-name";
import type { Visibility } from "@/lib/decks/visibility";
import type { MyDeckRow } from "./my-deck-row";
import { VisibilityItems } from "./visibility-items";

/** Actions on one deck besides changing its visibility. */
type DeckAct = "rename" | "duplicate" | "move" | "remove";

type Props = {
  deck: MyDeckRow;
  selected: boolean;
  lang: Lang;
  /** Null if it is the only deck, which needs no selection. */
  onSelect: ((selected: boolean) => void) | null;
  onVisibility: (visibility: Visibility) => void;
  onAct: (act: DeckAct) => void;
};

/** Renders one of the user's own decks: its face, figures and most common actions. */
export function MyDeck({ deck, selected, lang, onSelect, onVisibility, onAct }: Props) {
  const { select } = useWords("deckSocial.mine");
  const edit = useWords("decks.edit");
  const goldfish = useWords("goldfish.title");
  const share = useWords("share.open");
  const hydrated = useHydrated();
  const { id, name, visibility, link, code } = deck;
  return (
    <DeckRow
      before={
        onSelect ? (
          <label className="-mr-3 inline-flex size-11 items-center justify-center">
            <input
              type="checkbox"
              className="size-5 accent-gold"
              checked={selected}
              disabled={!hydrated}
              aria-label={format(select, { name })}
              onChange={(event) => onSelect(event.currentTarget.checked)}
            />
          </label>
        ) : null
      }
      face={deck.face}
      name={name}
      href={localizePath(lang, `/decks/${id}`)}
      facts={<DeckFacts deck={deck} lang={lang} />}
    >
      <VisibilityMenu deck={deck} hydrated={hydrated} onVisibility={onVisibility} />
      <ButtonLink size="small" href={localizePath(lang, `/decks/${id}/edit`)}>
        {edit}
      </ButtonLink>
      {code === null ? null : (
        <ButtonLink size="small" rel="nofollow" href={localizePath(lang, `/goldfish/${code}${buildNameQuery(name)}`)}>
          {goldfish}
        </ButtonLink>
      )}
      {/* The menu beside it changes the visibility, in this list too: the dialog offers it to owners only. */}
      <ShareButton
        size="small"
        lang={lang}
        target={{ kind: "deck", name, given: name, code, saved: { id, visibility, link, mine: false } }}
      >
        {share}
      </ShareButton>
      <Acts deck={deck} lang={lang} hydrated={hydrated} onAct={onAct} />
    </DeckRow>
  );
}

type VisibilityProps = Pick<Props, "deck" | "onVisibility"> & { hydrated: boolean };

/** Renders the visibility of a deck as a badge with a menu, which no turn of the wheel changes. */
function VisibilityMenu({ deck, hydrated, onVisibility }: VisibilityProps) {
  const words = useWords("decks.visibility");
  const label = words[deck.visibility];
  if (deck.hidden) return <span className="text-ink-soft text-sm">{label}</span>;
  return (
    <Menu label={label} name={format(words.ofDeck, { name: deck.name })} size="small">
      <VisibilityItems
        current={deck.visibility}
        disabled={!hydrated}
        onChoose={(wish) => {
          if (wish !== deck.visibility) onVisibility(wish);
        }}
      />
    </Menu>
  );
}

type PartProps = { deck: MyDeckRow; lang: Lang };

function DeckFacts({ deck, lang }: PartProps) {
  const mine = useWords("deckSocial.mine");
  const counts = useWords("decks.counts");
  const savedOn = useWords("decks.savedOn");
  return (
    <>
      {deck.marks}
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
    </>
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
