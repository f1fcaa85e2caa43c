import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { COLORS } from "@/engine/magmell";
import { COLOR_SEPARATOR, COLORLESS_GROUP } from "./arrange-rows";
import type { GroupKey } from "./arrangement";

type GroupWords = Pick<Dictionary["site"], "colors" | "timings"> & {
  readonly zones: Dictionary["builder"]["zones"];
  readonly view: Dictionary["editor"]["view"];
};

/** Returns the words over a group of rows. `setName` gives the name of a set by its code. */
export function getGroupLabel(
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
