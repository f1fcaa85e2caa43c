import { formatDate } from "@/app/i18n/dates";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { Icon, type IconName } from "@/app/ui/kit/svg-icon";
import { getCardHref } from "@/app/ui/links/browse-address";
import { RuleText } from "@/app/ui/links/rule-text";
import { CardText } from "@/app/ui/magmell/card/card-text";
import type { CatalogueCard, CatalogueRevision, IsoDate } from "@/lib/magmell/catalogue/model/types";
import { FieldChanges } from "./field-changes";
import { TextChanges } from "./text-changes";

type Props = { card: CatalogueCard; asOf: IsoDate; lang: Lang };

/** State of a card text (in force, upcoming, past), as icon and text. */
const SIGNS = { future: "right", current: "check", past: "left" } as const satisfies Record<string, IconName>;

/** Renders all past, current and future revisions of a card name, newest first, each with its changes (205.3). */
export function CardHistory({ card, asOf, lang }: Props) {
  const { page } = getDictionary(lang).cards;
  const newestFirst = card.revisions.map((revision, i) => ({ revision, older: card.revisions[i - 1] })).reverse();
  return (
    <section aria-labelledby="history" className="grid gap-4">
      <div>
        <h2 id="history" className="text-xl">
          {page.history}
        </h2>
        <p className="text-ink-soft text-sm">
          <RuleText text={page.historyNote} lang={lang} />
        </p>
      </div>
      <ol className="ml-1.5 grid gap-5 border-line border-l-2 pl-6">
        {newestFirst.map(({ revision, older }) => {
          const state = stateOf(revision, card, asOf);
          return (
            <li
              key={revision.effectiveOn}
              className={`relative grid gap-[0.35rem] before:absolute before:top-[0.5em] before:left-[calc(-1.5rem-7px)] before:size-2 before:rounded-full before:border-2 before:border-current ${state === "current" ? "before:bg-current before:text-gold" : "before:bg-paper before:text-ink-soft"} ${state === "past" ? "text-ink-soft" : ""}`}
            >
              <p className="flex flex-wrap items-center gap-x-3">
                <span
                  className={`inline-flex items-center gap-[0.25em] text-[0.8125rem] ${state === "current" ? "font-semibold text-gold" : "text-ink-soft"}`}
                >
                  <Icon name={SIGNS[state]} size={16} />
                  {page.states[state]}
                </span>
                <a
                  href={`${getCardHref(lang, card.name)}?asof=${revision.effectiveOn}`}
                  className="link inline-flex items-center font-medium pointer-coarse:min-h-11"
                >
                  <time dateTime={revision.effectiveOn}>
                    {format(page.from, { date: formatDate(lang, revision.effectiveOn) })}
                  </time>
                </a>
                {older ? null : <span className="text-ink-soft text-sm">{page.first}</span>}
              </p>
              <Change revision={revision} older={older} lang={lang} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Change({ revision, older, lang }: { revision: CatalogueRevision; older?: CatalogueRevision; lang: Lang }) {
  if (!older)
    return revision.text ? (
      <CardText text={revision.text} />
    ) : (
      <p className="text-ink-soft">{getDictionary(lang).cards.page.noText}</p>
    );
  return (
    <>
      <FieldChanges older={older} newer={revision} lang={lang} />
      <TextChanges before={older.text} after={revision.text} lang={lang} />
    </>
  );
}

function stateOf(revision: CatalogueRevision, card: CatalogueCard, asOf: IsoDate): keyof typeof SIGNS {
  if (revision.effectiveOn > asOf) return "future";
  return revision.effectiveOn === card.effectiveOn ? "current" : "past";
}
