import { readWords } from "@/app/i18n/dictionary";
import { href, type Lang } from "@/app/i18n/lang";
import { type Neighbor, NeighborLinks } from "@/app/ui/kit/neighbor-links";

type Props = { before: Neighbor | null; after: Neighbor | null; lang: Lang };

/** Renders links to the rule before and after, and to the page of all rules. */
export const RuleNeighbors = ({ before, after, lang }: Props) => {
  const words = readWords(lang).rulesPage;
  return (
    <NeighborLinks
      label={words.neighbors}
      before={before}
      after={after}
      all={{ href: href(lang, "/rules"), label: words.all }}
      words={words}
    />
  );
};
