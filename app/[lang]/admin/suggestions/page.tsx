import { getDictionary } from "@/app/i18n/dictionary";
import { localizePath } from "@/app/i18n/lang";
import { AdminFrame } from "@/app/ui/admin/admin-frame";
import { SuggestionGroups } from "@/app/ui/admin/suggestion-groups";
import { LinkTabs } from "@/app/ui/kit/link-tabs";
import { getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { getCurrentValues } from "@/lib/magmell/suggestions/current-values";
import { listSuggestionQueue } from "@/lib/magmell/suggestions/data";
import { SUGGESTION_STATES, type SuggestionField } from "@/lib/magmell/suggestions/types";
import { askAdmin, createAdminMetadata } from "../ask-admin";

export const generateMetadata = createAdminMetadata((words) => words.admin.suggestions.title);

export default async function SuggestionsPage({ params, searchParams }: PageProps) {
  const lang = await getPageLang(params);
  const admin = await askAdmin(lang);
  const wish = (await searchParams).state;
  const state = SUGGESTION_STATES.find((one) => one === wish) ?? "open";
  const [groups, snapshot] = await Promise.all([listSuggestionQueue(admin, state), getCatalogue()]);
  const now = (number: number, field: SuggestionField) => {
    const card = snapshot.byNumber.get(number);
    return card ? getCurrentValues(card, snapshot.rulings.get(number) ?? [])[field] : "";
  };
  const { suggestions: text } = getDictionary(lang).admin;
  return (
    <AdminFrame place="suggestions" scripted title={text.title} lead={text.lead} lang={lang}>
      <LinkTabs
        label={text.tabs}
        tabs={SUGGESTION_STATES.map((one) => ({
          href: localizePath(lang, one === "open" ? "/admin/suggestions" : `/admin/suggestions?state=${one}`),
          label: text.states[one],
          current: one === state,
        }))}
      />
      {groups.length === 0 ? (
        <p className="text-ink-soft">{text.empty[state]}</p>
      ) : (
        <SuggestionGroups groups={groups} now={now} lang={lang} />
      )}
    </AdminFrame>
  );
}
