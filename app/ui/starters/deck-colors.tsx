import type { Dictionary } from "@/app/i18n/dictionary";
import { ColorMark } from "@/app/ui/card/color-mark";
import type { Color } from "@/engine/magmell";

type Props = { colors: readonly Color[]; words: Pick<Dictionary["site"], "colors" | "colorLetters">; size?: number };

/** The colors of a deck by shape and letter, and in words for screen readers. */
export const DeckColors = ({ colors, words, size = 20 }: Props) => (
  <span className="flex shrink-0 gap-0.5">
    {colors.map((color) => (
      <ColorMark key={color} color={color} letter={words.colorLetters[color]} size={size} />
    ))}
    <span className="sr-only">{colors.map((color) => words.colors[color]).join(" ")}</span>
  </span>
);
