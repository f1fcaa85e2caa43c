import { getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";

/** Pages of the second game, in the order in which they are listed. */
const PLACES = [
  { path: "/mtg", word: "home" },
  { path: "/mtg/decks/new", word: "decks" },
  { path: "/mtg/decks", word: "saved" },
  { path: "/mtg/formats", word: "formats" },
  { path: "/mtg/goldfish", word: "goldfish" },
  { path: "/mtg/turn", word: "turn" },
  { path: "/mtg/checks", word: "checks" },
  { path: "/mtg/lab", word: "lab" },
  { path: "/mtg/rulings", word: "rulings" },
] as const;

type NavPath = (typeof PLACES)[number]["path"];
type Props = { lang: Lang; here: NavPath };

/** Renders the way between the pages of the second game, at the head of each. */
export const MtgNav = ({ lang, here }: Props) => (
  <nav aria-label={getDictionary(lang).mtg.nav.label} className="no-print border-line border-b">
    <ul className="-mb-px flex flex-wrap gap-x-4">
      {PLACES.map(({ path, word }) => (
        <li key={path}>
          <a
            href={localizePath(lang, path)}
            aria-current={path === here ? "page" : undefined}
            className="inline-flex min-h-11 items-center text-sm no-underline hover:text-gold aria-[current]:font-medium aria-[current]:shadow-[inset_0_-2px_0_var(--gold)]"
          >
            {getDictionary(lang).mtg.nav[word]}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
