import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { type Dictionary, getDictionary } from "@/app/i18n/dictionary";
import { isLang, type Lang } from "@/app/i18n/lang";
import { getLanguageAlternates } from "./language-alternates";

/** Query of an address as Next.js parses it. */
export type PageQuery = Readonly<Record<string, string | string[] | undefined>>;

/** Props of a page: the named parts of its path, and the query of its address. */
export type PageProps<Part extends string = never> = {
  readonly params: Promise<Record<"lang" | Part, string>>;
  readonly searchParams: Promise<PageQuery>;
};

/** Returns the language of a page's path. Throws the 404 page for an unknown one. */
export async function getPageLang(params: PageProps["params"]): Promise<Lang> {
  const { lang } = await params;
  return isLang(lang) ? lang : notFound();
}

/** Creates `generateMetadata` of a page for search engines, from its words and its Japanese path. */
export const createMetadata =
  (path: string, select: (words: Dictionary) => { readonly title: string; readonly description: string }) =>
  async ({ params }: Pick<PageProps, "params">): Promise<Metadata> => {
    const { lang } = await params;
    if (!isLang(lang)) return {};
    const { title, description } = select(getDictionary(lang));
    return { title, description, alternates: getLanguageAlternates(lang, path) };
  };

/** Creates `generateMetadata` of a page that search engines leave out. */
export const createPrivateMetadata =
  (getTitle: (words: Dictionary) => string) =>
  async ({ params }: Pick<PageProps, "params">): Promise<Metadata> => {
    const { lang } = await params;
    return isLang(lang) ? { title: getTitle(getDictionary(lang)), robots: { index: false } } : {};
  };
