import { say } from "@/app/ui/words/define";
import type { RuleRef } from "@/engine";
import type { GoldfishWords } from "./goldfish-words";
import { ruleNumber } from "./teller";

/** The number of the rule that a sentence follows from. */
export const RuleNumber = ({ rule, words: { goldfish, site } }: { rule: RuleRef; words: GoldfishWords }) => (
  <span className="whitespace-nowrap font-normal text-ink-soft text-sm">
    ({rule.startsWith("house:") ? ruleNumber(goldfish, rule) : say(site.rule, { number: ruleNumber(goldfish, rule) })})
  </span>
);
