import type { Completion } from "./completions";
import type { CompletionState } from "./use-combobox";

type Props = CompletionState & {
  listId: string;
  label: string;
  onChoose: (item: Completion) => void;
};

/** Renders the completions below a field. The field keeps the focus and moves the selection (`useCombobox`). */
export const CompletionList = ({ items, at, listId, label, onChoose }: Props) => (
  <div
    id={listId}
    role="listbox"
    tabIndex={-1}
    aria-label={label}
    hidden={items.length === 0}
    className="absolute inset-x-0 top-full z-30 mt-1 max-h-[60dvh] overflow-y-auto rounded-[3px] border border-line bg-leaf p-1 shadow-high"
  >
    {items.map((item, place) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's.
      <div
        key={item.text}
        id={`${listId}-${place}`}
        role="option"
        tabIndex={-1}
        aria-selected={place === at}
        // The focus stays in the field.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(item)}
        className="flex min-h-9 cursor-pointer items-baseline gap-3 rounded-[2px] px-3 py-1.5 text-sm hover:bg-wash aria-selected:bg-wash aria-selected:shadow-[inset_2px_0_0_var(--gold)] pointer-coarse:min-h-11"
      >
        <span>{item.label}</span>
        <span className="ml-auto truncate text-ink-soft text-xs">{item.detail}</span>
      </div>
    ))}
  </div>
);
