import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { isLang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { AdminFrame } from "@/app/ui/admin/admin-frame";
import { RulingEditor } from "@/app/ui/admin/edit/ruling-editor";
import { NeighborLinks } from "@/app/ui/kit/neighbor-links";
import type { PageProps } from "@/app/ui/layout/page-props";
import { StaleNotice } from "@/app/ui/magmell/card/page/stale-notice";
import { createBlankRuling } from "@/lib/admin/edit-forms";
import { toRulingForm } from "@/lib/admin/to-edit-form";
import { decodePathSegment } from "@/lib/http/decode-path-segment";
import { getTokyoDate } from "@/lib/magmell/catalogue/model/canonical";
import type { CatalogueRuling } from "@/lib/magmell/catalogue/model/types";
import { getUnfilteredCatalogue } from "@/lib/magmell/catalogue/store/data";
import { askAdmin } from "../../../ask-admin";
import { rulingsById } from "../rulings-by-id";

/** Ids of rulings are in capitals, so that none is called this. */
const NEW = "new";

export async function generateMetadata({ params }: PageProps<"id">): Promise<Metadata> {
  const { lang, id } = await params;
  await askAdmin(lang);
  if (!isLang(lang)) return {};
  const { editRuling, createRuling } = getDictionary(lang).adminEdit;
  return {
    title: id === NEW ? createRuling : format(editRuling, { id: decodePathSegment(id) }),
    robots: { index: false },
  };
}

export default async function EditRulingPage({ params, searchParams }: PageProps<"id">) {
  const { lang, id } = await params;
  if (!isLang(lang)) notFound();
  await askAdmin(lang);
  const snapshot = await getUnfilteredCatalogue();
  const nameOf = (number: number) => snapshot.byNumber.get(number)?.name ?? "";
  const rulings = rulingsById(snapshot);
  const ruling = rulings.find((one) => one.id === decodePathSegment(id));
  if (!ruling && id !== NEW) notFound();
  const { card } = await searchParams;
  const about = nameOf(typeof card === "string" && /^\d{1,5}$/.test(card) ? Number(card) : 0);
  const today = getTokyoDate(new Date());
  const text = getDictionary(lang).adminEdit;
  const editHref = (part: string) => localizePath(lang, `/admin/edit/rulings/${encodeURIComponent(part)}`);
  const way = (one: CatalogueRuling | undefined) => (one ? { href: editHref(one.id), label: one.id } : null);
  const after = ruling ? way(rulings[rulings.indexOf(ruling) + 1]) : null;
  return (
    <AdminFrame
      place="edit"
      scripted
      title={ruling ? format(text.editRuling, { id: ruling.id }) : text.createRuling}
      lead={text.lead}
      lang={lang}
    >
      {ruling ? (
        <div className="max-w-3xl empty:hidden">
          <StaleNotice ruling={ruling} byNumber={snapshot.byNumber} asOf={today} lang={lang} />
        </div>
      ) : null}
      <WithWords lang={lang} words={["adminEdit", "admin.failures", "adminImport", "importProblems"]}>
        <RulingEditor
          form={ruling ? toRulingForm(ruling, nameOf) : createBlankRuling("", about, today)}
          known={ruling !== undefined}
          next={after ?? { href: editHref(NEW), label: text.createRuling }}
          lang={lang}
        />
      </WithWords>
      {ruling ? (
        <NeighborLinks
          label={text.around}
          before={way(rulings[rulings.indexOf(ruling) - 1])}
          after={after}
          all={{ href: localizePath(lang, "/admin/edit/rulings"), label: text.rulings }}
          words={text}
        />
      ) : null}
    </AdminFrame>
  );
}
