import { type DeckSummary, VISIBILITIES, type Visibility } from "@/lib/decks/types";
import { useHydrated } from "../account/use-hydrated";
import { formatDay } from "../i18n/dates";
import { format } from "../i18n/format";
import { href, type Lang } from "../i18n/lang";
import { Button } from "../kit/button";
import { ButtonLink } from "../kit/button-link";
import { Glyph } from "../kit/glyph";
import { MENU_ITEM_CLASS, Menu } from "../kit/menu";
import { SelectField } from "../kit/select-field";
import { DeckState } from "./deck-state";
import type { MyDeckWords } from "./my-deck-words";

type Props = {
  deck: DeckSummary;
  lang: Lang;
  words: MyDeckWords;
  onVisibility: (visibility: Visibility) => void;
  onCopy: (link: string) => void;
  onAsk: (what: "rename" | "remove") => void;
};

/** One of one's own decks. */
export function MyDeck({ deck, lang, words, onVisibility, onCopy, onAsk }: Props) {
  const hydrated = useHydrated();
  const { link } = deck;
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 md:grid-cols-[1fr_auto] md:items-center">
      <div className="min-w-0">
        <h2 className="text-lg">
          <a className="link" href={href(lang, `/decks/${deck.id}`)}>
            {deck.name}
          </a>
        </h2>
        <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
          <DeckState errors={deck.errors} lang={lang} words={words} />
          <span>{format(words.counts, deck.counts)}</span>
          <span>{format(words.savedOn, { date: formatDay(lang, deck.updatedAt) })}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <SelectField
          label={format(words.visibility.ofDeck, { name: deck.name })}
          hideLabel
          frameClassName="w-36"
          value={deck.visibility}
          disabled={!hydrated}
          options={VISIBILITIES.map((value) => ({ value, label: words.visibility[value] }))}
          onChange={(event) => onVisibility(event.currentTarget.value as Visibility)}
        />
        {link ? (
          <Button disabled={!hydrated} onClick={() => onCopy(href(lang, link))}>
            <Glyph name="copy" />
            {words.link.copy}
          </Button>
        ) : null}
        <ButtonLink href={href(lang, `/decks/${deck.id}/edit`)}>{words.edit}</ButtonLink>
        <Menu label={format(words.more, { name: deck.name })} icon="more" iconOnly>
          <ul>
            {(["rename", "remove"] as const).map((what) => (
              <li key={what}>
                <button
                  type="button"
                  className={MENU_ITEM_CLASS}
                  disabled={!hydrated}
                  onClick={(event) => {
                    event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
                    onAsk(what);
                  }}
                >
                  {words[what].label}
                </button>
              </li>
            ))}
          </ul>
        </Menu>
      </div>
    </li>
  );
}
