import { getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { type Neighbor, NeighborLinks } from "@/app/ui/kit/neighbor-links";

type Props = { before: Neighbor | null; after: Neighbor | null; lang: Lang };

/** Renders links to the rule before and after, and to the page of all rules. */
export const RuleNeighbors = ({ before, after, lang }: Props) => {
  const words = getDictionary(lang).rulesPage;
  return (
    <NeighborLinks
      label={words.neighbors}
      before={before}
      after={after}
      all={{ href: localizePath(lang, "/rules"), label: words.all }}
      words={words}
    />
  );
};
