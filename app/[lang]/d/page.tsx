import { notFound, redirect } from "next/navigation";
import { isLang, localizePath } from "@/app/i18n/lang";
import type { PageProps } from "@/app/ui/layout/page-props";
import { buildNameQuery } from "@/lib/decks/sharing/shared-name";
import { extractDeckCode, findLinkedDeckName } from "@/lib/magmell/decks/sharing/extract-code";

/** Redirects from a code or link typed into a form to the deck's page. */
export default async function CodePage({ params, searchParams }: PageProps) {
  const [{ lang }, { code }] = await Promise.all([params, searchParams]);
  if (!isLang(lang) || typeof code !== "string" || code.trim() === "") notFound();
  const typed = code.trim().slice(0, 2000);
  redirect(
    localizePath(lang, `/d/${encodeURIComponent(extractDeckCode(typed))}${buildNameQuery(findLinkedDeckName(typed))}`),
  );
}
