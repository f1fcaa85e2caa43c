import { useWordsIn } from "#use-words-in";
import type { Lang } from "@/app/i18n/lang";
import { diffWords } from "@/lib/magmell/catalogue/model/text-diff";

type Props = { before: string; after: string; lang: Lang };

/**
 * Renders the difference between two texts: removed words are struck out, added words underlined. Labels tell screen
 * readers which is which.
 */
export const TextChanges = ({ before, after, lang }: Props) => {
  const words = useWordsIn(lang, "textChanges");
  return (
    <p lang="ja" className="whitespace-pre-line">
      {diffWords(before, after).map(({ kind, text }, i) => {
        const key = `${i}${kind}`;
        if (kind === "same") return <span key={key}>{text}</span>;
        const [Mark, said, line] =
          kind === "gone"
            ? (["del", words.removed, "text-red line-through decoration-1"] as const)
            : (["ins", words.added, "text-green underline decoration-2 underline-offset-[0.22em]"] as const);
        return (
          <Mark key={key} className={`rounded-[2px] px-[0.1em] ${line}`}>
            <span className="sr-only">{said} </span>
            {text}
          </Mark>
        );
      })}
    </p>
  );
};
