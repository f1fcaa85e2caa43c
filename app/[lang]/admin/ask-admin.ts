import { notFound, redirect } from "next/navigation";
import { isLang, localizePath } from "@/app/i18n/lang";
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
