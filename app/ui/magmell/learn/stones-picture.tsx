import { useWordsIn } from "#use-words-in";
import type { Lang } from "@/app/i18n/lang";
import { ColorMark } from "@/app/ui/magmell/card/color-mark";
import stone from "../play/table/stones.module.css";

type Props = { stones: readonly ("awake" | "rested" | "down" | "new")[]; lang: Lang };

/** Renders stones as they lie on the table: upright, rested on their side, or face down. A new one has a ring. */
export function StonesPicture({ stones, lang }: Props) {
  const letters = useWordsIn(lang, "site.colorLetters");
  return (
    <span aria-hidden="true" className="flex gap-1">
      {stones.map((posture, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the stones differ in their place only.
          key={place}
          data-rested={posture === "rested" || posture === "down" || undefined}
          className={`${stone.place} m-0! ${posture === "new" ? "outline-2 outline-gold" : ""}`}
        >
          <span className={posture === "down" ? stone.back : stone.front}>
            {posture === "down" ? null : <ColorMark color="red" letter={letters.red} size={16} />}
          </span>
        </span>
      ))}
    </span>
  );
}
