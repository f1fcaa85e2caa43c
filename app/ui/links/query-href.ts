import type { Lang } from "@/app/i18n/lang";
import { getSearchHref } from "@/app/ui/links/browse-address";
import { readQuery } from "@/lib/magmell/search/query/read/read-query";
import { writeQuery } from "@/lib/magmell/search/query/write/write-query";

/** Returns the URL of the results of a typed query in its canonical form, which avoids a redirect. */
export const getCanonicalSearchHref = (lang: Lang, typed: string): string =>
  getSearchHref(lang, writeQuery(readQuery(typed)));
