import { getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { getPagePartPath } from "@/app/ui/links/page-part";

/** Renders ways of a deck to paper: its registration sheet and its proxies. `path` is that of the deck's page in Japanese. */
export function PaperLinks({ path, lang }: { path: string; lang: Lang }) {
  const words = getDictionary(lang).paper;
  return (
    <>
      <ButtonLink href={localizePath(lang, getPagePartPath(path, "sheet"))} rel="nofollow">
        {words.sheet.link}
      </ButtonLink>
      <ButtonLink href={localizePath(lang, getPagePartPath(path, "proxies"))} rel="nofollow">
        {words.proxies.link}
      </ButtonLink>
    </>
  );
}
