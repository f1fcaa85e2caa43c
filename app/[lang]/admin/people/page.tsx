import { getDictionary } from "@/app/i18n/dictionary";
import { WithWords } from "@/app/i18n/with-words";
import { AdminFrame } from "@/app/ui/admin/admin-frame";
import { PeopleForm } from "@/app/ui/admin/people-form";
import { getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { listAdmins } from "@/lib/admin/data";
import { askAdmin, createAdminMetadata } from "../ask-admin";

export const generateMetadata = createAdminMetadata((words) => words.admin.people.title);

export default async function PeoplePage({ params }: PageProps) {
  const lang = await getPageLang(params);
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
