import { useWordsIn } from "#use-words-in";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { classNames } from "@/app/ui/kit/class-names";
import { Icon } from "@/app/ui/kit/svg-icon";
import { DECK_LIMITS, type DeckZone } from "@/engine/magmell";

/** Returns the number of cards missing from a zone or too many in it, in words. */
export function describeZoneCount(have: number, want: number, words: Dictionary["builder"]["zones"]): string {
  if (have === want) return words.full;
  return format(have < want ? words.less : words.more, { n: Math.abs(want - have) });
}

type Props = { zone: DeckZone; have: number; lang: Lang; className?: string };

/** Renders how full a zone is: the count, a bar, and the same in words. */
export function ZoneCounter({ zone, have, lang, className }: Props) {
  const words = useWordsIn(lang, "builder.zones");
  const want = DECK_LIMITS[zone].size;
  const tone = have === want ? "text-green" : have > want ? "text-red" : "text-ink-soft";
  const bar = have === want ? "bg-green" : have > want ? "bg-red" : "bg-gold";
  return (
    <p className={classNames("grid gap-1", className)}>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span>{words[zone]}</span>
        <span className="text-lg tabular-nums leading-none">
          {have}
          <span className="text-ink-soft text-sm">/{want}</span>
        </span>
        <span className={classNames("inline-flex basis-full items-center gap-1 text-sm", tone)}>
          {have === want ? <Icon name="check" size={16} /> : null}
          {describeZoneCount(have, want, words)}
        </span>
      </span>
      <span aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-line">
        <span
          className={classNames("block h-full transition-[width]", bar)}
          style={{ width: `${Math.min(100, (have / want) * 100)}%` }}
        />
      </span>
    </p>
  );
}
