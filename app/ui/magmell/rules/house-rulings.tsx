import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { HOUSE_RULINGS_BY_ID } from "@/engine/magmell/rulebook";
import { getRuleAnchor, getRuleHref, getRuleNumber } from "../../links/rule-address";
import { HOUSE_RULING_IDS } from "./outline";
import styles from "./rulebook.module.css";

/** Renders every ruling of ours with its reason and the rules that leave its question open. */
export const HouseRulings = ({ lang }: { lang: Lang }) => {
  const words = getDictionary(lang).rules;
  return HOUSE_RULING_IDS.map((house) => {
    const { title, reason, rules } = HOUSE_RULINGS_BY_ID[house];
    return (
      <article key={house} id={getRuleAnchor(house)} className={styles.ruling}>
        <h3>
          <a href={getRuleHref(lang, house)}>{format(words.ruling, { n: getRuleNumber(house) })}</a>
          {title[getTextLang(lang)]}
        </h3>
        <p>{reason[getTextLang(lang)]}</p>
        <p className={styles.concerns}>
          {words.concerns}
          {rules.map((rule) => (
            <a key={rule} href={getRuleHref(lang, rule)} className="link">
              {getRuleNumber(rule)}
            </a>
          ))}
        </p>
      </article>
    );
  });
};
