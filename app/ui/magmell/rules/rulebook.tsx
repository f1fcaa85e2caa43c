import { type Dictionary, getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { ClosedPart } from "@/app/ui/page-filter/closed-part";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import type { RuleId } from "@/engine/magmell/rulebook";
import { HOUSE_RULINGS_BY_ID } from "@/engine/magmell/rulebook";
import { getRuleAnchor, getRuleHref, getRuleNumber } from "../../links/rule-address";
import { ChapterBody, formatChapterNumber } from "./chapter-body";
import { HOUSE_RULING_IDS, RULES_OUTLINE, type RuleChapter } from "./outline";
import styles from "./rulebook.module.css";

/** Renders every ruling of ours with its reason and the rules that leave its question open. */
const HouseRulings = ({ lang }: { lang: Lang }) => {
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

type Props = { lang: Lang };

const RULINGS = "rulings";

const Back = ({ lang }: Props) => (
  <a href="#contents" className={`link no-print ${styles.back}`}>
    {getDictionary(lang).rules.contents}
  </a>
);

/**
 * Renders all rules by chapter, and the rulings. The collapsed chapters serve as the table of contents. The browser's
 * page search finds text in them.
 */
export const Rulebook = ({ lang }: Props) => {
  const words = getDictionary(lang).rules;
  return (
    <Unhydrated className={styles.book}>
      <h2 id="contents" className="mb-2 text-xl">
        {words.contents}
      </h2>
      <div id="rulebook" className={styles.parts}>
        {RULES_OUTLINE.map((chapter) => (
          <ClosedPart
            key={chapter.number}
            anchor={`chapter-${chapter.number}`}
            hint={sayRange(chapter, words)}
            title={
              <>
                <span className={styles.chapter}>{formatChapterNumber(chapter, lang)}</span>
                {chapter[getTextLang(lang)]}
              </>
            }
          >
            <ChapterBody chapter={chapter} lang={lang} />
            <Back lang={lang} />
          </ClosedPart>
        ))}
        <ClosedPart
          anchor={RULINGS}
          title={words.rulings}
          hint={format(words.rulingsCount, { n: HOUSE_RULING_IDS.length })}
        >
          <p className="mb-4">{words.rulingsLead}</p>
          <HouseRulings lang={lang} />
          <Back lang={lang} />
        </ClosedPart>
      </div>
    </Unhydrated>
  );
};

/** The first and the last number at the top level of a chapter: `201～234`. */
function sayRange({ groups }: RuleChapter, words: Dictionary["rules"]): string {
  const ids = groups.flatMap(({ heading, rules }): RuleId[] => (heading ? [heading.id] : rules.map(({ id }) => id)));
  const numbers = ids.map(getRuleNumber).filter((number) => !number.includes("."));
  return format(words.range, { from: numbers.at(0) ?? "", to: numbers.at(-1) ?? "" });
}
