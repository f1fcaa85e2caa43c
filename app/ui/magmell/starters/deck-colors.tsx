import { useWordsIn } from "#use-words-in";
import type { Lang } from "@/app/i18n/lang";
import { ColorMark } from "@/app/ui/magmell/card/color-mark";
import type { Color } from "@/engine/magmell";

type Props = { colors: readonly Color[]; lang: Lang; size?: number };

/** Renders the colors of a deck by shape and letter, and in words for screen readers. */
export function DeckColors({ colors, lang, size = 20 }: Props) {
  const names = useWordsIn(lang, "site.colors");
  const letters = useWordsIn(lang, "site.colorLetters");
  return (
    <span className="flex shrink-0 gap-0.5">
      {colors.map((color) => (
        <ColorMark key={color} color={color} letter={letters[color]} size={size} />
      ))}
      <span className="sr-only">{colors.map((color) => names[color]).join(" ")}</span>
    </span>
  );
}
