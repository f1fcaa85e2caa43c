import { getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { getRuleStatus, type RuleId } from "@/engine/magmell/rulebook";
import styles from "../magmell/rules/page/rule-page.module.css";

type Props = { rule: RuleId; lang: Lang };

/** Parts of the rules that are seen at work in a game: its beginning, priority, the chant, turns, battles, use, resolving, checks. */
const PLAYED = /^mag:(?:503|232|408|60\d|70\d)(?:\.|$)/;

/** Renders a link to a game that shows a rule at work, for rules that apply in every game. */
export const RuleInPlayLink = ({ rule, lang }: Props) => {
  const { library } = getDictionary(lang);
  return PLAYED.test(rule) && getRuleStatus(rule) === "done" ? (
    <section aria-labelledby="table" className={`no-print ${styles.part}`}>
      <h2 id="table">{library.table}</h2>
      <p>
        {library.tableNote}{" "}
        <a
          href={localizePath(lang, "/goldfish")}
          className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
        >
          {library.tableLink}
        </a>
      </p>
    </section>
  ) : null;
};
