import type { ReactNode } from "react";
import type { Lang } from "@/app/i18n/lang";
import { classNames } from "@/app/ui/kit/class-names";
import { type CardDefinition, getEffectiveColors } from "@/engine/magmell";
import { type CardWords, useCardWords } from "./card-words";
import { CatalystSymbols, CostSymbols, QuickIcon } from "./symbols";

type Props = {
  card: CardDefinition & { readonly englishName: string; readonly romanized?: boolean };
  lang: Lang;
  /** The URL of the card's page; left out, the name is plain text. */
  href?: string;
  /** Whether keyboard shortcuts of the results page move to the link. */
  result?: boolean;
  /** Renders a name, such as with search matches marked; shown unchanged if left out. */
  mark?: (text: string) => ReactNode;
  /** Shown after the name if the row has no name in the other language, such as the nickname that matched. */
  other?: ReactNode;
  /** Content before the name, such as a count with its buttons. */
  before?: ReactNode;
  /** Content at the end of the row, such as buttons. */
  after?: ReactNode;
  /** Whether the row is one of many. Dense rows are lower on devices with a mouse. */
  dense?: boolean;
};

/**
 * Renders a card in one line: name, use cost, catalyst, kind with the quick mark, AP and HP. 36 px high with a mouse,
 * 44 px on touch screens. Narrow containers hide the kind first, then the name in the other language; costs always
 * stay.
 */
export function CardRow({ card, lang, href, result, mark = asIs, other: more, before, after, dense }: Props) {
  const words = useCardWords(lang);
  const [name, other] = lang === "ja" ? [card.name, null] : [card.englishName, card.name];
  const nameLang = lang !== "ja" && card.romanized ? "ja-Latn" : undefined;
  const [first, last = first] = getEffectiveColors(card);
  const edge = first ? `linear-gradient(var(--${first}) 50%, var(--${last}) 50%)` : "var(--ink-soft)";
  return (
    <div
      className={classNames(
        "@container relative flex items-center gap-x-2 pr-2 pl-3.5 sm:gap-x-3 pointer-coarse:min-h-11",
        dense ? "min-h-7.5" : "min-h-9",
      )}
    >
      <span className="absolute inset-y-[3px] left-0 w-1 rounded-[2px]" style={{ background: edge }} />
      {before}
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-[0.6em] leading-[1.3]">
        {href ? (
          <a
            href={href}
            lang={nameLang}
            data-result={result ? "" : undefined}
            className="py-1.5 no-underline hover:underline hover:decoration-gold hover:underline-offset-[0.25em] pointer-coarse:after:absolute pointer-coarse:after:inset-0"
          >
            {mark(name)}
          </a>
        ) : (
          mark(name)
        )}
        {other ? (
          <span lang="ja" className="@max-[22.5rem]:hidden text-[0.8125rem] text-ink-soft">
            {mark(other)}
          </span>
        ) : null}
        {more ? <span className="text-[0.8125rem] text-ink-soft">{more}</span> : null}
      </span>
      <span className="inline-flex justify-end gap-[0.4rem] text-[0.9375rem]">
        <CostSymbols symbols={card.useCost} lang={lang} />
        <CatalystSymbols symbols={card.catalyst} lang={lang} />
      </span>
      <span className="hidden w-22 items-center gap-[0.15em] text-[0.8125rem] text-ink-soft @min-[30rem]:inline-flex">
        {card.timing === "quick" ? <QuickIcon className="text-gold" /> : null}
        {words.kinds[card.kind]}
        {card.timing === "quick" ? <span className="sr-only">, {words.timings.quick}</span> : null}
      </span>
      <span
        {...(card.kind === "unit" ? { role: "img", "aria-label": figuresOf(card, words) } : {})}
        className="w-13 whitespace-nowrap text-end"
      >
        {card.kind === "unit" ? `${card.ap ?? "–"} / ${card.hp ?? "–"}` : null}
      </span>
      {after}
    </div>
  );
}

const figuresOf = ({ ap, hp }: CardDefinition, { fields }: CardWords): string =>
  `${fields.ap} ${ap ?? "–"}, ${fields.hp} ${hp ?? "–"}`;

const asIs = (text: string): ReactNode => text;
