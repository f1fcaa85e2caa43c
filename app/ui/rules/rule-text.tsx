import type { Lang } from "@/app/ui/words/lang";
import { isRuleId } from "@/engine/magmell/rulebook";
import { RuleLink } from "./rule-link";

/** A sentence in which each number of a rule opens that rule. It knows all rules, so it belongs on the server. */
export const RuleText = ({ text, lang }: { text: string; lang: Lang }) =>
  text.split(/(\d{3}(?:\.\d+)+)/).map((part, place) => {
    const rule = `mag:${part}`;
    // Parts of a constant sentence never change places.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    return isRuleId(rule) ? <RuleLink key={place} rule={rule} lang={lang} /> : part;
  });
