import { getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import type { SuggestionField, SuggestionGroup } from "@/lib/magmell/suggestions/types";
import { Panel } from "../kit/panel";
import { SuggestionCard } from "./suggestion-card";

type Props = {
  groups: readonly SuggestionGroup[];
  /** The present text of a part of a card. */
  now: (card: number, field: SuggestionField) => string;
  lang: Lang;
};

/** Renders suggestions grouped by card and field, each with a reply form. */
export function SuggestionGroups({ groups, now, lang }: Props) {
  const text = getDictionary(lang).admin.suggestions;
  return (
    <WithWords lang={lang} words={["admin.suggestions", "admin.failures", "textChanges"]}>
      <div className="grid gap-6">
        {groups.map(({ card, field, suggestions }) => {
          const said = now(card.number, field);
          return (
            <Panel
              key={`${card.number} ${field}`}
              aria-label={`${card.name} ${text.fields[field]}`}
              className="grid gap-4"
            >
              <div className="flex flex-wrap items-baseline gap-x-3">
                <h2 className="text-lg">
                  <a href={localizePath(lang, `/cards/${encodeURIComponent(card.name)}`)} className="link">
                    {lang === "ja" ? card.name : card.englishName}
                  </a>
                </h2>
                <span className="text-ink-soft">{text.fields[field]}</span>
              </div>
              {field === "other" ? null : (
                <div>
                  <h3 className="font-gothic font-medium text-sm">{text.now}</h3>
                  <p
                    lang={field === "englishName" ? "en" : "ja"}
                    className="whitespace-pre-line border-line border-l-4 pl-3"
                  >
                    {said || <span className="text-ink-soft">{text.nothing}</span>}
                  </p>
                </div>
              )}
              <ul className="grid gap-4">
                {suggestions.map((suggestion) => (
                  <SuggestionCard
                    key={suggestion.id}
                    suggestion={suggestion}
                    now={said}
                    alike={suggestions.filter(({ proposed }) => proposed === suggestion.proposed).length - 1}
                    editHref={editHref(lang, card.number, field, suggestion.id)}
                    lang={lang}
                  />
                ))}
              </ul>
            </Panel>
          );
        })}
      </div>
    </WithWords>
  );
}

/** Editor for a suggestion: the ruling editor for rulings, otherwise the card editor. */
function editHref(lang: Lang, card: number, field: SuggestionField, id: string): string {
  const path = field === "ruling" ? `/admin/edit/rulings?card=${card}&` : `/admin/edit/cards/${card}?`;
  return localizePath(lang, `${path}suggestion=${id}`);
}
