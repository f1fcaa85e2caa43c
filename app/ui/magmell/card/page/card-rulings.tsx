import { formatDate } from "@/app/i18n/dates";
import { type Dictionary, getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { CardNameLinks } from "@/app/ui/links/card-name-links";
import { getRuleNumber } from "@/app/ui/links/rule-address";
import { RuleLink } from "@/app/ui/links/rule-link";
import type { RuleRef } from "@/engine/magmell";
import type {
  BilingualText,
  Catalogue,
  CatalogueCard,
  CatalogueRuling,
  IsoDate,
} from "@/lib/magmell/catalogue/model/types";
import { StaleNotice } from "./stale-notice";

type Props = {
  card: CatalogueCard;
  catalogue: Catalogue;
  /** The day of the page: later rulings are not shown. */
  asOf: IsoDate;
  lang: Lang;
};

/** Renders the rulings on a card with the rules behind them; nothing if there are none. */
export function CardRulings({ card, catalogue, asOf, lang }: Props) {
  const { page } = getDictionary(lang).cards;
  const rulings = (catalogue.rulings.get(card.number) ?? []).filter(({ date }) => date <= asOf);
  if (rulings.length === 0) return null;
  return (
    <section aria-labelledby="rulings" className="grid gap-4">
      <div>
        <h2 id="rulings" className="text-xl">
          {page.rulings}
        </h2>
        <p className="text-ink-soft text-sm">{page.rulingsNote}</p>
      </div>
      <ul className="grid gap-4">
        {rulings.map((ruling) => (
          <li key={ruling.id} id={ruling.id} className="grid gap-3 border-gold border-l-2 pl-4 sm:pl-6">
            <RulingTexts ruling={ruling} card={card} catalogue={catalogue} asOf={asOf} lang={lang} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RulingTexts({ ruling, card, catalogue, asOf, lang }: Props & { ruling: CatalogueRuling }) {
  const words = getDictionary(lang);
  const { page } = words.cards;
  const text = (value: string) => <CardNameLinks text={value} lang={lang} names={catalogue.names} here={card} />;
  return (
    <>
      <h3 lang={langOf(ruling.question, lang)} className="prose text-lg">
        <span className="sr-only">{page.question} </span>
        {text(ruling.question[getTextLang(lang)])}
      </h3>
      {ruling.answer[getTextLang(lang)].split("\n").map((line) => (
        <p key={line} lang={langOf(ruling.answer, lang)} className="prose">
          {text(line)}
        </p>
      ))}
      <StaleNotice ruling={ruling} byNumber={catalogue.byNumber} asOf={asOf} lang={lang} />
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
        <span className="flex flex-wrap gap-x-3">
          <span>{page.rules}</span>
          {ruling.rules.map((rule) => (
            <RuleLink key={rule} rule={rule} lang={lang}>
              {ruleName(rule, words.rules)}
            </RuleLink>
          ))}
        </span>
        <OtherCards ruling={ruling} card={card} catalogue={catalogue} asOf={asOf} lang={lang} />
        <time dateTime={ruling.date}>
          {format(page.ruledBy[ruling.source], { date: formatDate(lang, ruling.date) })}
        </time>
      </p>
    </>
  );
}

/** A text without a translation is Japanese on English pages, too. */
const langOf = ({ ja, en }: BilingualText, lang: Lang): Lang | undefined =>
  lang !== "ja" && ja === en ? "ja" : undefined;

/** Other cards of a ruling, because its texts may not name them. */
function OtherCards({ ruling, card, catalogue, lang }: Props & { ruling: CatalogueRuling }) {
  const others = ruling.cards.flatMap((number) =>
    number === card.number ? [] : (catalogue.byNumber.get(number) ?? []),
  );
  if (others.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-x-3">
      <span>{getDictionary(lang).cards.page.otherCards}</span>
      {others.map(({ name }) => (
        <CardNameLinks key={name} text={`《${name}》`} lang={lang} names={catalogue.names} />
      ))}
    </span>
  );
}

const ruleName = (rule: RuleRef, words: Dictionary["rules"]): string =>
  rule.startsWith("house:") ? format(words.ruling, { n: getRuleNumber(rule) }) : getRuleNumber(rule);
