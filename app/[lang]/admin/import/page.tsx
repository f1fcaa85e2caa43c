import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { AdminFrame } from "@/app/ui/admin/admin-frame";
import { DraftList } from "@/app/ui/admin/import/draft-list";
import { UploadForm } from "@/app/ui/admin/import/upload-form";
import { listDrafts } from "@/lib/magmell/catalogue/history/drafts/data";
import { askAdmin } from "../ask-admin";

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  await askAdmin(lang);
  return isLang(lang) ? { title: getDictionary(lang).adminImport.title, robots: { index: false } } : {};
}

export default async function ImportPage({ params }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  const admin = await askAdmin(lang);
  const text = getDictionary(lang).adminImport;
  return (
    <AdminFrame place="import" scripted title={text.title} lead={text.lead} lang={lang}>
      <WithWords lang={lang} words={["admin.failures", "adminImport", "importProblems"]}>
        <UploadForm lang={lang} />
      </WithWords>
      <section aria-labelledby="drafts" className="grid gap-3">
        <h2 id="drafts" className="text-xl">
          {text.drafts}
        </h2>
        <DraftList drafts={await listDrafts(admin)} lang={lang} />
      </section>
    </AdminFrame>
  );
}
