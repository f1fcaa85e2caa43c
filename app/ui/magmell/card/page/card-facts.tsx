import type { ReactNode } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { classNames } from "@/app/ui/kit/class-names";
import { getCanonicalSearchHref } from "@/app/ui/links/query-href";
import { getRuleNumber } from "@/app/ui/links/rule-address";
import { RuleLink } from "@/app/ui/links/rule-link";
import { ColorMark } from "@/app/ui/magmell/card/color-mark";
import { CatalystSymbols, CostSymbols, QuickIcon } from "@/app/ui/magmell/card/symbols";
import { BASIC_STONES, countSymbols, getCardColors, type RuleId } from "@/engine/magmell";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";

type Props = { card: CatalogueCard; lang: Lang };

/** Renders the fields of a card (204.2), each with the rule that defines it. */
export function CardFacts({ card, lang }: Props) {
  const { site, cards } = getDictionary(lang);
  const { fields } = site;
  const use = countSymbols(card.useCost);
  const catalyst = countSymbols(card.catalyst);
  return (
    <dl className="grid grid-cols-[auto_1fr_auto] items-center gap-x-5 text-[0.9375rem]">
      <Fact name={fields.kind} rule="mag:208.1" lang={lang}>
        <Values query={`t:${card.kind}`} lang={lang}>
          {site.kinds[card.kind]}
        </Values>
      </Fact>
      {card.timing ? (
        <Fact name={fields.timing} rule="mag:209.1" lang={lang}>
          {card.timing === "quick" ? <QuickIcon className="mr-1 inline align-[-0.1em] text-gold" /> : null}
          <Values query={`timing:${card.timing}`} lang={lang}>
            {site.timings[card.timing]}
          </Values>
        </Fact>
      ) : null}
      {card.kind === "stone" ? null : (
        <>
          <Fact name={fields.useCost} rule="mag:210.1" lang={lang}>
            <CostSymbols symbols={card.useCost} lang={lang} showNone />
            {use > 0 ? (
              <Values query={`usev=${use}`} lang={lang} className="ml-3 text-sm">
                {use}
              </Values>
            ) : null}
          </Fact>
          <Fact name={fields.catalyst} rule="mag:211.1" lang={lang}>
            <CatalystSymbols symbols={card.catalyst} lang={lang} showNone />
            {catalyst > 0 ? (
              <Values query={`catv=${catalyst}`} lang={lang} className="ml-3 text-sm">
                {catalyst}
              </Values>
            ) : null}
          </Fact>
          <Fact name={cards.page.total} rule="mag:210.3" lang={lang}>
            <Values query={`total=${use + catalyst}`} lang={lang}>
              {use + catalyst}
            </Values>
          </Fact>
        </>
      )}
      <Fact name={fields.color} rule={colorRule(card)} lang={lang}>
        {card.colors.length === 0 ? site.colors.none : null}
        <span className="flex flex-wrap gap-x-4">
          {card.colors.map((color) => (
            <span key={color} className="inline-flex items-center gap-1">
              <ColorMark color={color} letter={site.colorLetters[color]} />
              <Values query={`c:${color}`} lang={lang}>
                {site.colors[color]}
              </Values>
            </span>
          ))}
        </span>
      </Fact>
      {card.kind === "unit" ? (
        <Fact name={`${fields.ap} / ${fields.hp}`} rule="mag:213.1" lang={lang}>
          <Values query={`ap=${card.ap}`} lang={lang} known={card.ap !== null}>
            {card.ap ?? "–"}
          </Values>{" "}
          /{" "}
          <Values query={`hp=${card.hp}`} lang={lang} known={card.hp !== null}>
            {card.hp ?? "–"}
          </Values>
        </Fact>
      ) : null}
    </dl>
  );
}

/** Colors come from the text, the name of a basic stone, or the use cost. A card without any of these is colorless. */
function colorRule(card: CatalogueCard): RuleId {
  if (card.colors.join() !== getCardColors(card).join()) return "mag:212.4";
  if (BASIC_STONES[card.name]) return "mag:212.5";
  return card.colors.length === 0 ? "mag:212.6" : "mag:212.2";
}

type ValuesProps = { query: string; lang: Lang; known?: boolean; className?: string; children: ReactNode };

/** Renders a value as a link to a search for the cards that share it. */
const Values = ({ query, lang, known = true, className, children }: ValuesProps) =>
  known ? (
    <a
      href={getCanonicalSearchHref(lang, query)}
      className={classNames(
        "underline decoration-edge decoration-1 underline-offset-[0.25em] hover:text-gold",
        "inline-flex items-center pointer-coarse:min-h-11 pointer-coarse:min-w-6",
        className,
      )}
    >
      {children}
    </a>
  ) : (
    children
  );

type FactProps = { name: string; rule: RuleId; lang: Lang; children: ReactNode };

const Fact = ({ name, rule, lang, children }: FactProps) => (
  <div className="col-span-3 grid min-h-11 grid-cols-subgrid items-center border-line border-b py-1.5">
    <dt className="text-ink-soft">{name}</dt>
    <dd>{children}</dd>
    <dd>
      <RuleLink
        rule={rule}
        lang={lang}
        className="inline-flex min-h-8 items-center text-ink-soft text-xs pointer-coarse:min-h-11"
      >
        {format(getDictionary(lang).site.rule, { number: getRuleNumber(rule) })}
      </RuleLink>
    </dd>
  </div>
);
