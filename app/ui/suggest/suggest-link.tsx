import { href, type Lang } from "../words/lang";

/** Where corrections of a card are suggested. */
export const suggestHref = (lang: Lang, name: string): string =>
  href(lang, `/cards/${encodeURIComponent(name)}/suggest`);

type Props = { name: string; lang: Lang; words: { readonly link: string }; className?: string };

/** From a card's page to where a correction is suggested. `words` is `words.suggestions`. */
export const SuggestLink = ({ name, lang, words, className }: Props) => (
  <a
    href={suggestHref(lang, name)}
    rel="nofollow"
    className={`link no-print inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11 ${className ?? ""}`}
  >
    {words.link}
  </a>
);
