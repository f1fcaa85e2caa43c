import type { ReactNode } from "react";
import { formatDate } from "@/app/i18n/dates";
import { type Dictionary, getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { ReadingDoubt } from "@/app/ui/magmell/card/reading/reading-doubt";
import type {
  CoverageImpact,
  DeckImpact,
  ImportImpact,
  PublicDeckImpact,
  RulingImpact,
} from "@/lib/magmell/catalogue/history/impact/types";
import { Notice } from "../../kit/notice";
import { CollapsedItems } from "./collapsed-items";
import { getFieldLabel } from "./problem-table";

type Props = { impact: ImportImpact; lang: Lang };
type Shared = Omit<Props, "impact">;

/** Renders the impact of a publication on decks, rulings, saved games and the engine. */
export function ImpactView({ impact, lang }: Props) {
  const words = getDictionary(lang).adminImport;
  const { cards, decks, rulings, coverage, texts, asOf, goldfish } = impact;
  const text = words.impact;
  const held = decks.held.starter + decks.held.public + decks.held.hidden + decks.unchecked;
  const silent = cards.length + held + rulings.length + coverage.length === 0;
  return (
    <section aria-labelledby="impact" className="grid gap-4">
      <div>
        <h2 id="impact" className="text-xl">
          {text.title}
        </h2>
        <p className="text-ink-soft text-sm">{format(text.asOf, { date: formatDate(lang, asOf) })}</p>
      </div>
      {decks.becomeIllegal > 0 ? (
        <Notice tone="warning" title={formatPlural(lang, text.becomeIllegal, decks.becomeIllegal)} />
      ) : null}
      {silent ? <p>{text.none}</p> : null}
      <div className="grid gap-5 md:grid-cols-2">
        {cards.length > 0 ? (
          <Part title={formatPlural(lang, text.cards, cards.length)}>
            <CollapsedItems items={cards} lang={lang}>
              {({ number, name, fields }) => (
                <li key={number}>
                  <span lang="ja">{name}</span>{" "}
                  <span className="text-ink-soft text-sm">
                    {fields.length === 0
                      ? text.textOnly
                      : fields.map(({ field }) => getFieldLabel(field, words)).join(text.comma)}
                  </span>
                </li>
              )}
            </CollapsedItems>
          </Part>
        ) : null}
        {held > 0 ? <Decks decks={decks} held={held} lang={lang} /> : null}
        {rulings.length > 0 ? <Rulings rulings={rulings} lang={lang} /> : null}
        {coverage.length > 0 ? <Coverage coverage={coverage} lang={lang} /> : null}
      </div>
      {texts.full + texts.partial + texts.none > 0 ? <p className="text-sm">{format(text.texts, texts)}</p> : null}
      {goldfish.decks > 0 ? <p className="text-sm">{formatPlural(lang, text.records, goldfish.decks)}</p> : null}
    </section>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="font-gothic font-medium">{title}</h3>
    <ul className="mt-1 grid gap-0.5">{children}</ul>
  </div>
);

function Decks({ decks, held, lang }: Shared & { decks: DeckImpact; held: number }) {
  const words = getDictionary(lang).adminImport;
  const text = words.impact;
  return (
    <Part title={formatPlural(lang, text.decks, held)}>
      {decks.becomeLegal > 0 ? <li>{formatPlural(lang, text.becomeLegal, decks.becomeLegal)}</li> : null}
      <CollapsedItems items={decks.named} lang={lang}>
        {(deck) => (
          <li key={deck.id}>
            <a href={localizePath(lang, `/decks/${deck.id}`)} className="link">
              {deck.name}
            </a>{" "}
            <span className="text-ink-soft text-sm">{noteOn(deck, words)}</span>
          </li>
        )}
      </CollapsedItems>
      {decks.held.hidden > 0 ? (
        <li className="text-ink-soft text-sm">{formatPlural(lang, text.hidden, decks.held.hidden)}</li>
      ) : null}
      {decks.unchecked > 0 ? (
        <li className="text-ink-soft text-sm">{formatPlural(lang, text.unchecked, decks.unchecked)}</li>
      ) : null}
    </Part>
  );
}

function noteOn(
  { seen, legal: [before, after], cards }: PublicDeckImpact,
  { impact }: Dictionary["adminImport"],
): string {
  const turn = before === after ? null : before ? impact.breaks : impact.mends;
  return [turn, seen === "starter" ? impact.starter : null, cards.map((name) => `《${name}》`).join("")]
    .filter(Boolean)
    .join(" · ");
}

const Rulings = ({ rulings, lang }: Shared & { rulings: readonly RulingImpact[] }) => {
  const words = getDictionary(lang).adminImport;
  return (
    <Part title={formatPlural(lang, words.impact.rulings, rulings.length)}>
      <CollapsedItems items={rulings} lang={lang}>
        {({ id, cards, stale }) => (
          <li key={id}>
            <a href={localizePath(lang, `/admin/edit/rulings/${encodeURIComponent(id)}`)} className="link">
              {id}
            </a>{" "}
            <span className="text-sm">{cards.map((name) => `《${name}》`).join("")}</span>{" "}
            {stale ? <span className="text-gold text-sm">{words.impact.stale}</span> : null}
          </li>
        )}
      </CollapsedItems>
    </Part>
  );
};

const Coverage = ({ coverage, lang }: Shared & { coverage: readonly CoverageImpact[] }) => {
  const words = getDictionary(lang).adminImport;
  return (
    <Part title={words.impact.coverage}>
      <CollapsedItems items={coverage} lang={lang}>
        {({ number, name, revision, before, after, doubts, lapsed }) => (
          <li key={`${number} ${revision}`}>
            <span lang="ja">{name}</span>{" "}
            <span className="text-ink-soft text-sm">
              {format(words.impact.turned, {
                before: before === null ? words.impact.fresh : words.impact.levels[before],
                after: words.impact.levels[after],
              })}
            </span>
            {doubts.map((doubt) => (
              <ReadingDoubt key={doubt.options[0]?.sentence} doubt={doubt} lang={lang} />
            ))}
            {doubts.every(({ decided }) => decided) ? null : (
              <span className="block text-gold text-sm">{words.impact.choose}</span>
            )}
            {lapsed === 0 ? null : (
              <span className="block text-gold text-sm">{formatPlural(lang, words.impact.lapsed, lapsed)}</span>
            )}
          </li>
        )}
      </CollapsedItems>
    </Part>
  );
};
