import { type Dictionary, type Lang, say } from "@/app/ui/words";
import { HOUSE, RULES, type RuleId } from "@/engine/magmell/rulebook";
import { type RuleEntry, type RuleGroup, rulingsOn } from "./outline";
import { bareNumber, ruleAnchor } from "./rule-address";
import styles from "./rulebook.module.css";

type Words = Dictionary["rules"];
type GroupProps = { group: RuleGroup; lang: Lang; words: Words };

/** A heading and the rules that stand under it. */
export const RuleGroupView = ({ group: { heading, rules }, lang, words }: GroupProps) => (
  <>
    {heading ? <RuleHeading {...heading} lang={lang} words={words} /> : null}
    {rules.length > 0 ? (
      // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to some screen readers
      <ol role="list" className={styles.rules}>
        {rules.map(({ id, depth }) => (
          <li key={id} id={ruleAnchor(id)} data-depth={depth || undefined}>
            <NumberLink id={id} />
            <div>
              <p>{RULES[id][lang]}</p>
              <RulingNotes id={id} lang={lang} words={words} />
            </div>
          </li>
        ))}
      </ol>
    ) : null}
  </>
);

function RuleHeading({ id, depth, lang, words }: RuleEntry & { lang: Lang; words: Words }) {
  const Heading = depth === 0 ? "h3" : "h4";
  return (
    <>
      <Heading id={ruleAnchor(id)} className={styles.heading}>
        <NumberLink id={id} />
        {RULES[id][lang]}
      </Heading>
      <RulingNotes id={id} lang={lang} words={words} />
    </>
  );
}

/** The number, which is also the address of its place: for the address bar, and to copy. */
const NumberLink = ({ id }: { id: RuleId }) => (
  <a href={`#${ruleAnchor(id)}`} className={styles.number}>
    {bareNumber(id)}
  </a>
);

const RulingNotes = ({ id, lang, words }: { id: RuleId; lang: Lang; words: Words }) =>
  rulingsOn(id).map((house) => (
    <p key={house} className={styles.note}>
      <a href={`#${ruleAnchor(house)}`} className="link">
        {say(words.ruling, { n: bareNumber(house) })}
      </a>{" "}
      {HOUSE[house].title[lang]}
    </p>
  ));
