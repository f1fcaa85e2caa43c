import { notFound, redirect } from "next/navigation";
import { isLang, localizePath } from "@/app/i18n/lang";
import { needsTwoFactorSetup, toAdmin } from "@/lib/accounts/to-admin";
import type { Admin } from "@/lib/accounts/types";
import { getViewer } from "@/lib/http/viewer";

/**
 * Returns the administrator who asks. One without a second step is led to where it is set up; for everybody else a page of
 * theirs is not there, like any URL that leads nowhere.
 */
export async function askAdmin(lang: string): Promise<Admin> {
  const asker = await getViewer();
  if (needsTwoFactorSetup(asker) && isLang(lang)) redirect(`${localizePath(lang, "/account")}#two-step`);
  return toAdmin(asker) ?? notFound();
}
