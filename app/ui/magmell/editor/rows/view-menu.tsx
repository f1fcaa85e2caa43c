import { useWords } from "@/app/i18n/use-words";
import { classNames } from "@/app/ui/kit/class-names";
import { MENU_ITEM_CLASS, Menu } from "@/app/ui/kit/menu";
import type { IconName } from "@/app/ui/kit/svg-icon";
import { Icon } from "@/app/ui/kit/svg-icon";
import {
  type CardListId,
  GROUP_KEYS,
  LIST_LAYOUTS,
  type ListArrangement,
  type ListLayout,
  SORT_KEYS,
} from "./arrangement";

const SIGNS: Readonly<Record<ListLayout, IconName>> = { list: "list", text: "text", faces: "grid" };

type Props = {
  list: CardListId;
  /** The name of the list, read aloud before what is chosen. */
  name: string;
  arrangement: ListArrangement;
  onArrange: (arrangement: ListArrangement) => void;
  onSelect: () => void;
};

/** Renders the menu for layout, grouping and order of a list. */
export function ViewMenu({ list, name, arrangement, onArrange, onSelect }: Props) {
  const words = useWords("editor.view");
  const { view, group, sort } = arrangement;
  const groups = list === "deck" ? GROUP_KEYS : GROUP_KEYS.filter((one) => one !== "tag");
  return (
    <Menu label={`${words.label}（${name}）`} icon={SIGNS[view]} iconOnly size="small">
      <div className="grid max-h-[70dvh] gap-2 overflow-y-auto text-sm">
        <Choices
          title={words.view}
          options={LIST_LAYOUTS.map((one) => ({ key: one, label: words.views[one], on: one === view }))}
          onChoose={(one) => onArrange({ ...arrangement, view: one })}
        />
        <Choices
          title={words.group}
          options={groups.map((one) => ({ key: one, label: words.groups[one], on: one === group }))}
          onChoose={(one) => onArrange({ ...arrangement, group: one })}
        />
        <Choices
          title={words.sort}
          options={SORT_KEYS.map((one) => ({ key: one, label: words.sorts[one], on: one === sort }))}
          onChoose={(one) => onArrange({ ...arrangement, sort: one })}
        />
        <button
          type="button"
          className={`${MENU_ITEM_CLASS} border-line border-t`}
          onClick={(event) => {
            event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
            onSelect();
          }}
        >
          <Icon name="check" size={16} />
          {words.select}
        </button>
      </div>
    </Menu>
  );
}

type ChoicesProps<T extends string> = {
  title: string;
  options: readonly { readonly key: T; readonly label: string; readonly on: boolean }[];
  onChoose: (key: T) => void;
};

const Choices = <T extends string>({ title, options, onChoose }: ChoicesProps<T>) => (
  <fieldset>
    <legend className="px-3 text-ink-soft text-xs">{title}</legend>
    <div className="flex max-w-72 flex-wrap gap-1 px-2">
      {options.map(({ key, label, on }) => (
        <button
          key={key}
          type="button"
          aria-pressed={on}
          onClick={() => onChoose(key)}
          className={classNames(
            "min-h-9 rounded-[3px] border px-2.5 text-sm pointer-coarse:min-h-11",
            on ? "border-gold bg-wash font-medium" : "border-line hover:bg-wash",
          )}
        >
          {label}
        </button>
      ))}
    </div>
  </fieldset>
);
