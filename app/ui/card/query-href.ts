import { searchHref } from "@/app/ui/card/browse/browse-address";
import type { Lang } from "@/app/ui/words/lang";
import { readQuery } from "@/lib/search/query/read-query";
import { writeQuery } from "@/lib/search/query/write-query";

/** The address of what a query finds, in its canonical form, so that nobody is sent on from there. */
export const queryHref = (lang: Lang, typed: string): string => searchHref(lang, writeQuery(readQuery(typed)));
