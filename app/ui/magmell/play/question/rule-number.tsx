import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { getRuleHref } from "@/app/ui/links/rule-address";
import type { RuleRef } from "@/engine/magmell";
import { formatRuleNumber } from "../log/log-formatter";

type Props = { rule: RuleRef; lang: Lang };

/**
 * Renders a link to the rule that a sentence follows from. It opens in a new tab, because leaving the page would end the game.
 */
export const RuleNumber = ({ rule, lang }: Props) => {
  const called = useWords("site.rule");
  const number = formatRuleNumber(useWords("goldfish.log"), rule);
  return (
    <a
      href={getRuleHref(lang, rule)}
      target="_blank"
      rel="noreferrer"
      className="whitespace-nowrap font-normal text-ink-soft text-sm underline decoration-1 decoration-edge underline-offset-[0.25em] hover:text-gold"
    >
      {rule.startsWith("house:") ? number : format(called, { number })}
    </a>
  );
};

/** Renders a sentence followed by the number of its rule. */
export const RuleNote = ({ text, ...props }: Props & { text: string }) => (
  <p>
    {text} <RuleNumber {...props} />
  </p>
);
