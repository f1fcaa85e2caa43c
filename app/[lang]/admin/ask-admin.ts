import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import type { Dictionary } from "@/app/i18n/dictionary";
import { isLang, localizePath } from "@/app/i18n/lang";
import { createPrivateMetadata, type PageProps } from "@/app/ui/layout/page-props";
import { needsTwoFactorSetup, toAdmin } from "@/lib/accounts/to-admin";
import type { Admin } from "@/lib/accounts/types";
import { getViewer } from "@/lib/http/viewer";

/**
 * Returns the administrator who sent the request. Redirects one without two-step sign-in to its setup; everybody else
 * gets a 404.
 */
export async function askAdmin(lang: string): Promise<Admin> {
  const asker = await getViewer();
  if (needsTwoFactorSetup(asker) && isLang(lang)) redirect(`${localizePath(lang, "/account")}#two-step`);
  return toAdmin(asker) ?? notFound();
}

/** Creates `generateMetadata` of an admin page, which shows nobody else its title. */
export const createAdminMetadata =
  (getTitle: (words: Dictionary) => string) =>
  async ({ params }: Pick<PageProps, "params">): Promise<Metadata> => {
    await askAdmin((await params).lang);
    return createPrivateMetadata(getTitle)({ params });
  };
