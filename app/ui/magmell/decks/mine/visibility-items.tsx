import { useWords } from "@/app/i18n/use-words";
import { MENU_ITEM_CLASS } from "@/app/ui/kit/menu";
import { VISIBILITIES, type Visibility } from "@/lib/decks/visibility";

type Props = { current?: Visibility; disabled?: boolean; onChoose: (visibility: Visibility) => void };

/** Renders the visibility levels of a deck as menu items. Choosing one closes the menu. */
export function VisibilityItems({ current, disabled, onChoose }: Props) {
  const words = useWords("decks.visibility");
  return (
    <ul>
      {VISIBILITIES.map((wish) => (
        <li key={wish}>
          <button
            type="button"
            className={MENU_ITEM_CLASS}
            disabled={disabled}
            aria-current={wish === current ? "true" : undefined}
            onClick={(event) => {
              event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
              onChoose(wish);
            }}
          >
            {words[wish]}
          </button>
        </li>
      ))}
    </ul>
  );
}
