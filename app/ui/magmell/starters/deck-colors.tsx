import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { ColorMark } from "@/app/ui/magmell/card/color-mark";
import type { Color } from "@/engine/magmell";

type Props = { colors: readonly Color[]; lang: Lang; size?: number };

/** Renders the colors of a deck by shape and letter, and in words for screen readers. */
export function DeckColors({ colors, lang, size = 20 }: Props) {
  const { site } = getDictionary(lang);
  return (
    <span className="flex shrink-0 gap-0.5">
      {colors.map((color) => (
        <ColorMark key={color} color={color} letter={site.colorLetters[color]} size={size} />
      ))}
      <span className="sr-only">{colors.map((color) => site.colors[color]).join(" ")}</span>
    </span>
  );
}
