import { getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";

/** Parts of the library, in the order in which they are listed. */
const PLACES = [
  { path: "/rules/library", word: "library" },
  { path: "/rules/words", word: "words" },
  { path: "/rules/eras", word: "eras" },
  { path: "/rules/sources", word: "sources" },
] as const;

type Props = { lang: Lang; here: (typeof PLACES)[number]["path"] | null };

/** Renders the way between the parts of the library, at the head of each. */
export const LibraryNav = ({ lang, here }: Props) => {
  const words = getDictionary(lang).library;
  return (
    <nav aria-label={words.doors.label} className="no-print border-line border-b">
      <ul className="-mb-px flex flex-wrap gap-x-4">
        {PLACES.map(({ path, word }) => (
          <li key={path}>
            <a
              href={localizePath(lang, path)}
              aria-current={path === here ? "page" : undefined}
              className="inline-flex min-h-11 items-center text-sm no-underline hover:text-gold aria-[current]:font-medium aria-[current]:shadow-[inset_0_-2px_0_var(--gold)]"
            >
              {words.doors[word]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
