import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { HOUSE_RULINGS_BY_ID, isRuleId, type RuleRef } from "@/engine/magmell/rulebook";
import { RuleLink } from "./rule-link";

/** A number such as 705.4.3, or a ruling: `house:7`, 裁定7, ruling 7. */
const REFERENCE = /(\d{3}(?:\.\d+)+|house:\d+|裁定\d+|[Rr]uling \d+)/;

/**
 * Renders a sentence in which numbers of rules and rulings link to their pages. For the server only, because it loads
 * all rules.
 */
export const RuleText = ({ text, lang }: { text: string; lang: Lang }) =>
  text.split(REFERENCE).map((part, place) => {
    const rule = place % 2 === 1 ? referenceOf(part) : null;
    if (!rule) return part;
    const said = part.startsWith("house:") ? format(getDictionary(lang).rules.ruling, { n: part.slice(6) }) : part;
    return (
      // Parts of a constant sentence never change places.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <RuleLink key={place} rule={rule} lang={lang}>
        {said}
      </RuleLink>
    );
  });

function referenceOf(part: string): RuleRef | null {
  const rule = `mag:${part}`;
  if (isRuleId(rule)) return rule;
  const house = `house:${/\d+$/.exec(part)?.[0]}`;
  return !part.includes(".") && Object.hasOwn(HOUSE_RULINGS_BY_ID, house) ? (house as RuleRef) : null;
}
