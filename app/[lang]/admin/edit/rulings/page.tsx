import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, localizePath } from "@/app/i18n/lang";
import { AdminFrame } from "@/app/ui/admin/admin-frame";
import { SuggestionNote } from "@/app/ui/admin/edit/suggestion-note";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { getTokyoDate } from "@/lib/magmell/catalogue/model/canonical";
import { getRulingStaleness } from "@/lib/magmell/catalogue/model/rulings";
import { getUnfilteredCatalogue } from "@/lib/magmell/catalogue/store/data";
import { findSuggestion } from "@/lib/magmell/suggestions/data";
import { askAdmin, createAdminMetadata } from "../../ask-admin";
import { rulingsById } from "./rulings-by-id";

export const generateMetadata = createAdminMetadata((words) => words.adminEdit.rulings);

export default async function RulingsPage({ params, searchParams }: PageProps) {
  const lang = await getPageLang(params);
  const admin = await askAdmin(lang);
  const { card: wish, suggestion: about } = await searchParams;
  const snapshot = await getUnfilteredCatalogue();
  const card = snapshot.byNumber.get(typeof wish === "string" && /^\d{1,5}$/.test(wish) ? Number(wish) : 0);
  const suggestion = typeof about === "string" ? await findSuggestion(admin, about) : null;
  const rulings = rulingsById(
    card ? { rulings: new Map([[card.number, snapshot.rulings.get(card.number) ?? []]]) } : snapshot,
  );
  const text = getDictionary(lang).adminEdit;
  const today = getTokyoDate(new Date());
  const create = localizePath(lang, `/admin/edit/rulings/new${card ? `?card=${card.number}` : ""}`);
  return (
    <AdminFrame place="edit" title={card ? format(text.rulingsOf, { name: card.name }) : text.rulings} lang={lang}>
      {suggestion ? <SuggestionNote suggestion={suggestion} lang={lang} /> : null}
      <div>
        <ButtonLink href={create}>{text.newRuling}</ButtonLink>
      </div>
      {rulings.length === 0 ? (
        <p className="text-ink-soft">{text.noRulings}</p>
      ) : (
        <ul className="max-w-3xl divide-y divide-line border-line border-y">
          {rulings.map((ruling) => (
            <li key={ruling.id}>
              <a
                href={localizePath(lang, `/admin/edit/rulings/${encodeURIComponent(ruling.id)}`)}
                className="grid min-h-11 content-center gap-x-4 py-2 no-underline hover:bg-wash sm:grid-cols-[8rem_1fr]"
              >
                <span className="font-medium">{ruling.id}</span>
                <span>
                  {ruling.question[getTextLang(lang)]}
                  {getRulingStaleness(ruling, snapshot.byNumber, today) ? (
                    <span className="block text-gold text-sm">{text.stale}</span>
                  ) : null}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </AdminFrame>
  );
}
