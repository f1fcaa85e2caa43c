import { format } from "@/app/ui/i18n/format";
import type { Lang } from "@/app/ui/i18n/lang";
import { ruleHref } from "@/app/ui/links/rule-address";
import type { RuleRef } from "@/engine/magmell";
import type { GoldfishWords } from "../goldfish-words";
import { ruleNumber } from "../log/log-formatter";

type Props = { rule: RuleRef; lang: Lang; words: GoldfishWords };

/** The number of the rule that a sentence follows from. It opens beside the game, which would be lost otherwise. */
export const RuleNumber = ({ rule, lang, words: { goldfish, site } }: Props) => {
  const number = ruleNumber(goldfish, rule);
  return (
    <a
      href={ruleHref(lang, rule)}
      target="_blank"
      rel="noreferrer"
      className="whitespace-nowrap font-normal text-ink-soft text-sm underline decoration-1 decoration-edge underline-offset-[0.25em] hover:text-gold"
    >
      {rule.startsWith("house:") ? number : format(site.rule, { number })}
    </a>
  );
};
