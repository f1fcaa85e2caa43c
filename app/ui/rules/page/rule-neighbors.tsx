import { type Dictionary, href, type Lang } from "@/app/ui/i18n";
import { PageWays, type Way } from "@/app/ui/kit/page-ways";

type Props = { before: Way; after: Way; lang: Lang; words: Dictionary["rulesPage"] };

/** The way on: to the number before and after, and to everything on one page. */
export const RuleNeighbors = ({ before, after, lang, words }: Props) => (
  <PageWays
    label={words.neighbors}
    before={before}
    after={after}
    all={{ href: href(lang, "/rules"), label: words.all }}
    words={words}
  />
);
