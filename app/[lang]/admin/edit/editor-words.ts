import { readWords } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import type { EditorWords } from "@/app/ui/admin/edit/editor-words";

/** The slice of the words that the forms are handed. */
export function editorWords(lang: Lang): EditorWords {
  const { site, search } = readWords(lang);
  const { kinds, timings } = site;
  return {
    edit: readWords(lang).adminEdit,
    import: readWords(lang).adminImport,
    failures: readWords(lang).admin.failures,
    kinds,
    timings,
    tags: search.tags,
  };
}
