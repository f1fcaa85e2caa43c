import { format } from "@/app/i18n/format";
import { COLORS } from "@/engine/magmell";
import type { BuilderWords } from "../builder-words";
import { COLOR_JOINT, COLORLESS } from "./arrange-rows";
import type { Grouping } from "./arrangement";

/** The words over a group of rows. `setName` gives the name of a set by its code. */
export function groupLabel(
  group: Grouping,
  id: string,
  { builder, cards, editor }: Pick<BuilderWords, "builder" | "cards" | "editor">,
  setName: (code: string) => string,
): string {
  const { view } = editor;
  switch (group) {
    case "none":
      return "";
    case "kind":
      return id === "unit" || id === "magic" || id === "stone" ? builder.zones[id] : builder.zones.other;
    case "cost":
      return id === "" ? view.noCost : format(view.cost, { n: id });
    case "color":
      if (id === "") return view.unknown;
      if (id === COLORLESS) return view.colorless;
      return COLORS.filter((color) => id.split(COLOR_JOINT).includes(color))
        .map((color) => cards.colors[color])
        .join(view.and);
    case "timing":
      return id === "normal" || id === "quick" ? cards.timings[id] : view.noTiming;
    case "set":
      return id === "" ? view.noSet : setName(id);
    case "tag":
      return id === "" ? view.noTag : id;
  }
}
