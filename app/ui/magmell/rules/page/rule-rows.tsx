import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getRuleHref, getRuleNumber } from "@/app/ui/links/rule-address";
import type { RuleRef } from "@/engine/magmell";
import { HOUSE_RULINGS_BY_ID, type HouseRulingId, isRuleId, RULE_TEXTS } from "@/engine/magmell/rulebook";
import styles from "./rule-page.module.css";

type Props = {
  rules: readonly RuleRef[];
  lang: Lang;
  /** The rule of the current page, whose row is not a link. */
  here?: RuleRef;
  /** Returns the label of a ruling, such as 裁定7. */
  sayRuling: (n: string) => string;
};

/** Renders rules and rulings, one per row with its text and a link to its page. */
export const RuleRows = ({ rules, lang, here, sayRuling }: Props) => (
  // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to some screen readers
  <ul role="list" className={styles.rows}>
    {rules.map((rule) => {
      const number = getRuleNumber(rule);
      const [label, text] = isRuleId(rule)
        ? [number, RULE_TEXTS[rule][getTextLang(lang)]]
        : [sayRuling(number), HOUSE_RULINGS_BY_ID[rule as HouseRulingId].title[getTextLang(lang)]];
      return (
        <li key={rule}>
          {rule === here ? (
            <span className={styles.row} aria-current="page">
              <span className={styles.number}>{label}</span>
              <span>{text}</span>
            </span>
          ) : (
            <a href={getRuleHref(lang, rule)} className={styles.row}>
              <span className={styles.number}>{label}</span>
              <span>{text}</span>
            </a>
          )}
        </li>
      );
    })}
  </ul>
);
