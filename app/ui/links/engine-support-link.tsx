import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import type { EntryId } from "@/lib/documents/entries";
import { getEngineSupportHref } from "./library-address";

type Props = { id: EntryId; lang: Lang };

/** Renders a link to the engine's support of an entry, for programmers. */
export const EngineSupportLink = ({ id, lang }: Props) => (
  <p className="no-print text-sm">
    <a
      href={getEngineSupportHref(lang, id)}
      rel="nofollow"
      className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
    >
      {getDictionary(lang).libraryEngine.link}
    </a>
  </p>
);
