import type { Dictionary } from "@/app/i18n/dictionary";
import { href, type Lang } from "@/app/i18n/lang";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { partOfPage } from "@/app/ui/links/page-part";

/** Ways of a deck to paper: its registration sheet and its proxies. `path` is that of the deck's page in Japanese. */
export const PaperLinks = ({ path, lang, words }: { path: string; lang: Lang; words: Dictionary["paper"] }) => (
  <>
    <ButtonLink href={href(lang, partOfPage(path, "sheet"))} rel="nofollow">
      {words.sheet.link}
    </ButtonLink>
    <ButtonLink href={href(lang, partOfPage(path, "proxies"))} rel="nofollow">
      {words.proxies.link}
    </ButtonLink>
  </>
);
