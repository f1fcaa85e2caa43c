import { type CSSProperties, useId, useState } from "react";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import menu from "@/app/ui/kit/menu.module.css";
import { getRuleHref, getRuleNumber } from "@/app/ui/links/rule-address";
import { splitByTableTerms, type TableTerm, TERM_RULES } from "./split-terms";

type Props = { text: string; lang: Lang };

/** Renders a sentence in which the first mention of each term opens a bubble that explains it. */
export function MarkedTerms({ text, lang }: Props) {
  const { list } = useWords("goldfish.terms");
  return splitByTableTerms(text, list).map(({ text: part, term }) =>
    term === null ? part : <TermBubble key={term} term={term} text={part} lang={lang} />,
  );
}

/** Renders a word as a button; its bubble is filled when it opens, so that the sentence around it stays as written. */
function TermBubble({ term, text, lang }: Props & { term: TableTerm }) {
  const { list } = useWords("goldfish.terms");
  const called = useWords("site.rule");
  const [open, setOpen] = useState(false);
  const id = useId();
  const anchor = `--term-${id.replace(/[^a-zA-Z0-9]/g, "")}`;
  const rule = TERM_RULES[term];
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        style={{ anchorName: anchor } as CSSProperties}
        className="underline decoration-1 decoration-dotted underline-offset-[0.28em] hover:text-gold print:no-underline"
      >
        {text}
      </button>
      <span
        id={id}
        popover="auto"
        className={`${menu.sheet} font-gothic font-normal text-sm`}
        style={{ positionAnchor: anchor } as CSSProperties}
        onBeforeToggle={(event) => setOpen(event.newState === "open")}
      >
        {open ? (
          <span className="block max-w-72 p-2">
            {list[term].means}{" "}
            {rule === null ? null : (
              <a href={getRuleHref(lang, rule)} target="_blank" rel="noreferrer" className="link whitespace-nowrap">
                {format(called, { number: getRuleNumber(rule) })}
              </a>
            )}
          </span>
        ) : null}
      </span>
    </>
  );
}
