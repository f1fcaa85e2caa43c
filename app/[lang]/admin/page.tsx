import { formatDateTime } from "@/app/i18n/dates";
import { getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { localizePath } from "@/app/i18n/lang";
import { AdminFrame } from "@/app/ui/admin/admin-frame";
import { AuditTable } from "@/app/ui/admin/audit-table";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { Panel } from "@/app/ui/kit/panel";
import { getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { listAuditLog, listPublicationHistory } from "@/lib/admin/data";
import { listDrafts } from "@/lib/magmell/catalogue/history/drafts/data";
import { getUnfilteredCatalogue } from "@/lib/magmell/catalogue/store/data";
import { countOpenSuggestions } from "@/lib/magmell/suggestions/data";
import { countOpenReports } from "@/lib/moderation/data";
import { askAdmin, createAdminMetadata } from "./ask-admin";

export const generateMetadata = createAdminMetadata((words) => words.admin.title);

const RECENT = 8;

export default async function AdminPage({ params }: PageProps) {
  const lang = await getPageLang(params);
  const admin = await askAdmin(lang);
  const [snapshot, { versions }, drafts, open, reports, { entries }] = await Promise.all([
    getUnfilteredCatalogue(),
    listPublicationHistory(admin),
    listDrafts(admin),
    countOpenSuggestions(admin),
    countOpenReports(admin),
    listAuditLog(admin, null, RECENT),
  ]);
  const words = getDictionary(lang).admin;
  const text = words.overview;
  const [newest] = versions;
  const retired = snapshot.cards.filter((card) => card.retired).length;
  const figures = [
    { name: text.version, value: newest?.version ?? 0 },
    { name: text.cards, value: snapshot.cards.length - retired },
    { name: text.retired, value: retired },
    { name: text.sets, value: snapshot.sets.length },
    { name: text.rulings, value: new Set([...snapshot.rulings.values()].flat().map(({ id }) => id)).size },
    { name: text.lists, value: snapshot.lists.length },
  ];
  return (
    <AdminFrame place="overview" title={words.title} lead={text.lead} lang={lang}>
      <section aria-labelledby="counts" className="grid gap-3">
        <h2 id="counts" className="text-xl">
          {text.counts}
        </h2>
        <StatList figures={figures} />
        <p className="text-ink-soft text-sm">
          {newest ? format(text.publishedOn, { date: formatDateTime(lang, newest.publishedAt) }) : text.never}
        </p>
      </section>
      <div className="grid gap-6 md:grid-cols-2">
        <Panel aria-labelledby="waiting" className="grid content-start gap-2">
          <h2 id="waiting" className="text-lg">
            {text.waiting}
          </h2>
          {open + reports + drafts.length === 0 ? <p className="text-ink-soft">{text.nothingWaiting}</p> : null}
          {open > 0 ? (
            <a
              href={localizePath(lang, "/admin/suggestions")}
              className="link inline-flex min-h-11 items-center justify-self-start"
            >
              {formatPlural(lang, text.openSuggestions, open)}
            </a>
          ) : null}
          {reports > 0 ? (
            <a
              href={localizePath(lang, "/admin/reports")}
              className="link inline-flex min-h-11 items-center justify-self-start"
            >
              {formatPlural(lang, text.openReports, reports)}
            </a>
          ) : null}
          {drafts.length > 0 ? (
            <a
              href={localizePath(lang, "/admin/import#drafts")}
              className="link inline-flex min-h-11 items-center justify-self-start"
            >
              {formatPlural(lang, text.drafts, drafts.length)}
            </a>
          ) : null}
        </Panel>
        <Panel aria-labelledby="start" className="grid content-start gap-2">
          <h2 id="start" className="text-lg">
            {text.start}
          </h2>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={localizePath(lang, "/admin/import")}>{text.startImport}</ButtonLink>
            <ButtonLink href={localizePath(lang, "/admin/edit")}>{text.startEdit}</ButtonLink>
          </div>
        </Panel>
      </div>
      <section aria-labelledby="recent" className="grid gap-3">
        <h2 id="recent" className="text-xl">
          {text.recent}
        </h2>
        <AuditTable entries={entries} lang={lang} />
        <a
          href={localizePath(lang, "/admin/audit")}
          className="link inline-flex min-h-11 items-center justify-self-start"
        >
          {text.allAudit}
        </a>
      </section>
    </AdminFrame>
  );
}

type Figure = { readonly name: string; readonly value: number };

/** Renders numbers with their names, side by side. */
const StatList = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="flex flex-wrap gap-x-10 gap-y-4">
    {figures.map(({ name, value }) => (
      <div key={name} className="grid">
        <dt className="text-ink-soft text-sm">{name}</dt>
        <dd className="font-mincho text-2xl">{value.toLocaleString("en")}</dd>
      </div>
    ))}
  </dl>
);
