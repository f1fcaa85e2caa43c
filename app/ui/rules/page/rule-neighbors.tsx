import type { Dictionary } from "@/app/ui/i18n/dictionary";
import { href, type Lang } from "@/app/ui/i18n/lang";
import { type Neighbor, NeighborLinks } from "@/app/ui/kit/neighbor-links";

type Props = { before: Neighbor; after: Neighbor; lang: Lang; words: Dictionary["rulesPage"] };

/** The way on: to the number before and after, and to everything on one page. */
export const RuleNeighbors = ({ before, after, lang, words }: Props) => (
  <NeighborLinks
    label={words.neighbors}
    before={before}
    after={after}
    all={{ href: href(lang, "/rules"), label: words.all }}
    words={words}
  />
);
