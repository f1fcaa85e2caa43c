import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import type { CatalogueSet } from "@/lib/magmell/catalogue/model/types";
import type { GroupKey } from "./arrangement";
import { getGroupLabel } from "./group-label";

type Props = {
  group: GroupKey;
  id: string;
  /** The copies of all its rows; left out, they are not told. */
  copies?: number;
  sets: readonly CatalogueSet[];
  lang: Lang;
};

/** Renders the words over a group of rows, with its number of copies. */
export function GroupHeading({ group, id, copies, sets, lang }: Props) {
  const words = {
    zones: useWords("builder.zones"),
    view: useWords("editor.view"),
    colors: useWords("site.colors"),
    timings: useWords("site.timings"),
  };
  const setName = (code: string) => {
    const set = sets.find((one) => one.code === code);
    return set ? (lang === "ja" ? set.name : set.englishName) : code;
  };
  return (
    <h3 className="mt-3 mb-1 flex items-baseline gap-2 border-line border-b text-sm">
      {getGroupLabel(group, id, words, setName)}{" "}
      {copies === undefined ? null : <span className="font-gothic font-normal text-ink-soft">{copies}</span>}
    </h3>
  );
}
