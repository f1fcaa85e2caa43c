import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { ButtonLink } from "@/app/ui/kit/button-link";
import type { SavedDeck } from "@/lib/magmell/decks/types";

type Props = {
  deck: Pick<SavedDeck, "id" | "visibility">;
  lang: Lang;
};

/** Renders the controls of a deck for its owner, including its visibility. */
export function DeckOwnerControls({ deck, lang }: Props) {
  const { decks, deckSocial } = getDictionary(lang);
  return (
    <section aria-label={deckSocial.page.own} className="no-print flex flex-wrap items-center gap-2 text-sm">
      <ButtonLink href={localizePath(lang, `/decks/${deck.id}/edit`)} size="small">
        {decks.edit}
      </ButtonLink>
      <ButtonLink href={localizePath(lang, `/decks/${deck.id}/versions`)} size="small">
        {deckSocial.page.versions}
      </ButtonLink>
      <span className="text-ink-soft">
        {format(deckSocial.page.visible, { visibility: decks.visibility[deck.visibility] })}
      </span>
    </section>
  );
}
