import type { EditorWords } from "@/app/ui/admin/edit/editor-words";
import { admin } from "@/app/ui/i18n/admin/admin";
import { adminEdit } from "@/app/ui/i18n/admin/admin-edit";
import { adminImport } from "@/app/ui/i18n/admin/admin-import";
import { dictionary } from "@/app/ui/i18n/dictionary";
import type { Lang } from "@/app/ui/i18n/lang";

/** The slice of the words that the forms are handed. */
export function editorWords(lang: Lang): EditorWords {
  const { site, search } = dictionary(lang);
  const { kinds, timings } = site;
  return {
    edit: adminEdit[lang],
    import: adminImport[lang],
    failures: admin[lang].failures,
    kinds,
    timings,
    tags: search.tags,
  };
}
