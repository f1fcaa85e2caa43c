import type { Dictionary } from "@/app/ui/i18n/dictionary";
import { format, plural } from "@/app/ui/i18n/format";
import { href, type Lang } from "@/app/ui/i18n/lang";
import { queryHref } from "@/app/ui/links/query-href";
import type { RuleRef } from "@/engine/magmell";
import { RuleRows } from "./page/rule-rows";

type Props = { found: readonly RuleRef[]; typed: string; lang: Lang; words: Dictionary["rulesSearch"] };

/** The rules found for a word or a number, or suggestions when there are none. */
export const FoundRules = ({ found, typed, lang, words }: Props) => (
  <section aria-labelledby="found" className="grid gap-4">
    <h2 id="found" className="text-xl">
      {found.length > 0 ? format(words.title, { typed }) : format(words.none, { typed })}
    </h2>
    {found.length > 0 ? (
      <>
        <p className="text-ink-soft text-sm">{plural(lang, words.found, found.length)}</p>
        <div className="max-w-3xl">
          <RuleRows rules={found} lang={lang} sayRuling={(n) => format(words.ruling, { n })} />
        </div>
      </>
    ) : (
      <p className="prose">
        {words.advice}{" "}
        <a href={queryHref(lang, `any:"${typed.replaceAll('"', "")}"`)} className="link">
          {words.cards}
        </a>
      </p>
    )}
    <p>
      <a href={href(lang, "/rules")} className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11">
        {words.all}
      </a>
    </p>
  </section>
);
