import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { AdminFrame } from "@/app/ui/admin/admin-frame";
import { PeopleForm } from "@/app/ui/admin/people-form";
import { listAdmins } from "@/lib/admin/data";
import { askAdmin } from "../ask-admin";

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  await askAdmin(lang);
  return isLang(lang) ? { title: getDictionary(lang).admin.people.title, robots: { index: false } } : {};
}

export default async function PeoplePage({ params }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  const admin = await askAdmin(lang);
  const { people } = getDictionary(lang).admin;
  return (
    <AdminFrame place="people" scripted title={people.title} lead={people.lead} lang={lang}>
      <WithWords lang={lang} words={["admin.people", "admin.failures", "admin.sending", "site.close"]}>
        <PeopleForm admins={await listAdmins(admin)} own={admin.userId} />
      </WithWords>
    </AdminFrame>
  );
}
