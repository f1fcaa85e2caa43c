import { formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { ColorMark } from "@/app/ui/magmell/card/color-mark";
import { COLORS } from "@/engine/magmell";
import type { HandStatistics } from "@/lib/magmell/play/types";

/** Renders the hand by use cost and by the colours it needs. */
export function HandStats({ facts, lang }: { facts: HandStatistics; lang: Lang }) {
  const text = useWords("goldfish.facts");
  const colors = useWords("site.colors");
  const colorLetters = useWords("site.colorLetters");
  const needed = COLORS.filter((color) => facts.needs[color] > 0);
  return (
    <section className="flex flex-wrap items-end gap-x-8 gap-y-3">
      <h3 className="sr-only">{text.title}</h3>
      <div className="flex items-end gap-3">
        <span className="text-ink-soft text-sm">{text.cost}</span>
        <ul className="flex items-end gap-1">
          {facts.curve.map((count, cost) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the cost.
            <li key={cost} className="w-7 text-center text-sm leading-tight">
              <span className="sr-only">{formatPlural(lang, text.costColumn, count, { cost })}</span>
              <span aria-hidden="true">
                <span className="block text-xs">{count === 0 ? "" : count}</span>
                <span className="block rounded-t-[2px] bg-gold" style={{ height: `${count * 0.5}rem` }} />
                <span className="block border-edge border-t text-ink-soft">{cost}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="text-ink-soft text-sm">{text.needs}</span>
        {needed.length === 0 ? <span className="text-sm">{text.noNeeds}</span> : null}
        {needed.map((color) => (
          <span key={color} className="inline-flex items-center gap-1.5 text-sm">
            <ColorMark color={color} letter={colorLetters[color]} />
            {formatPlural(lang, text.needed, facts.needs[color], { color: colors[color] })}
          </span>
        ))}
      </div>
    </section>
  );
}
