import { formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { CheckboxLine } from "@/app/ui/kit/check-line";
import { Menu } from "@/app/ui/kit/menu";
import type { Visibility } from "@/lib/decks/visibility";
import { VisibilityItems } from "./visibility-items";

type Props = {
  shown: number;
  selected: number;
  busy: boolean;
  lang: Lang;
  onAll: (all: boolean) => void;
  onVisibility: (visibility: Visibility) => void;
  onMove: () => void;
  onRemove: () => void;
};

/** Renders the checkbox that selects all visible decks, and the actions on the selected ones. */
export function BulkBar({ shown, selected, busy, lang, onAll, onVisibility, onMove, onRemove }: Props) {
  const mine = useWords("deckSocial.mine");
  return (
    <section aria-label={mine.bulk} className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <CheckboxLine checked={selected > 0 && selected === shown} onChange={onAll}>
        {mine.selectAll}
      </CheckboxLine>
      {selected > 0 ? (
        <div className="flex flex-wrap items-center gap-2">
          <span role="status">{formatPlural(lang, mine.selected, selected)}</span>
          <Menu label={mine.setVisibility} icon="down" variant="plain" size="small">
            <VisibilityItems
              onChoose={(wish) => {
                if (!busy) onVisibility(wish);
              }}
            />
          </Menu>
          <Button size="small" aria-disabled={busy} onClick={onMove}>
            {mine.move}
          </Button>
          <Button size="small" variant="danger" aria-disabled={busy} onClick={onRemove}>
            {mine.remove}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
