import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { COLORS } from "@/engine/magmell";
import type { CatalogueSet } from "@/lib/magmell/catalogue/model/types";
import { COLOR_SEPARATOR, COLORLESS_GROUP } from "./arrange-rows";
import type { GroupKey } from "./arrangement";

type Props = {
  group: GroupKey;
  id: string;
  /** Copies in all rows; omitted if not shown. */
  copies?: number;
  sets: readonly CatalogueSet[];
  lang: Lang;
};

/** Renders the heading of a group of rows, with its number of copies. */
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

type GroupWords = Pick<Dictionary["site"], "colors" | "timings"> & {
  readonly zones: Dictionary["builder"]["zones"];
  readonly view: Dictionary["editor"]["view"];
};

/** Returns the heading of a group of rows. `setName` returns a set's name by its code. */
function getGroupLabel(
  group: GroupKey,
  id: string,
  { zones, colors, timings, view }: GroupWords,
  setName: (code: string) => string,
): string {
  switch (group) {
    case "none":
      return "";
    case "kind":
      return id === "unit" || id === "magic" || id === "stone" ? zones[id] : zones.other;
    case "cost":
      return id === "" ? view.noCost : format(view.cost, { n: id });
    case "color":
      if (id === "") return view.unknown;
      if (id === COLORLESS_GROUP) return view.colorless;
      return COLORS.filter((color) => id.split(COLOR_SEPARATOR).includes(color))
        .map((color) => colors[color])
        .join(view.and);
    case "timing":
      return id === "normal" || id === "quick" ? timings[id] : view.noTiming;
    case "set":
      return id === "" ? view.noSet : setName(id);
    case "tag":
      return id === "" ? view.noTag : id;
  }
}
