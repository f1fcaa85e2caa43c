import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { HOUSE_RULINGS_BY_ID, RULE_TEXTS, type RuleId } from "@/engine/magmell/rulebook";
import { getRuleAnchor, getRuleHref, getRuleNumber } from "../../links/rule-address";
import { getRulingsOnRule, type RuleEntry, type RuleGroup } from "./outline";
import styles from "./rulebook.module.css";

type GroupProps = {
  group: RuleGroup;
  /** The level of the topmost headings. */
  top?: 2 | 3;
  lang: Lang;
};

/** Renders a heading and its rules. */
export const RuleGroupView = ({ group: { heading, rules }, top = 3, lang }: GroupProps) => (
  <>
    {heading ? <RuleHeading {...heading} top={top} lang={lang} /> : null}
    {rules.length > 0 ? (
      // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to some screen readers
      <ol role="list" className={styles.rules}>
        {rules.map(({ id, depth }) => (
          <li key={id} id={getRuleAnchor(id)} data-depth={depth || undefined}>
            <NumberLink id={id} lang={lang} />
            <p>{RULE_TEXTS[id][getTextLang(lang)]}</p>
            <RulingNotes id={id} lang={lang} />
          </li>
        ))}
      </ol>
    ) : null}
  </>
);

function RuleHeading({ id, depth, top, lang }: RuleEntry & { top: 2 | 3; lang: Lang }) {
  const Heading = `h${(top + (depth === 0 ? 0 : 1)) as 2 | 3 | 4}` as const;
  return (
    <>
      <Heading id={getRuleAnchor(id)} className={styles.heading} data-inner={depth > 0 || undefined}>
        <NumberLink id={id} lang={lang} />
        {RULE_TEXTS[id][getTextLang(lang)]}
      </Heading>
      <RulingNotes id={id} lang={lang} />
    </>
  );
}

/** The number, which opens the page of its rule. */
const NumberLink = ({ id, lang }: { id: RuleId; lang: Lang }) => (
  <a href={getRuleHref(lang, id)} className={styles.number}>
    {getRuleNumber(id)}
  </a>
);

const RulingNotes = ({ id, lang }: { id: RuleId; lang: Lang }) =>
  getRulingsOnRule(id).map((house) => (
    <p key={house} className={styles.note}>
      <a href={getRuleHref(lang, house)} className="link">
        {format(getDictionary(lang).rules.ruling, { n: getRuleNumber(house) })}
      </a>{" "}
      {HOUSE_RULINGS_BY_ID[house].title[getTextLang(lang)]}
    </p>
  ));
