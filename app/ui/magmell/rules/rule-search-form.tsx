import { getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { PlainTextField } from "@/app/ui/kit/field-frame";
import { MAX_RULE_QUERY_LENGTH } from "@/lib/magmell/rules/find-rules";

type Props = {
  lang: Lang;
  typed?: string;
  /** The game whose documents alone are searched. */
  game?: string;
  /** Label of the field on pages that search more than rules. */
  label?: string;
  hint?: string;
};

/** Renders the search form for rules. Works without JavaScript; the results are on a page of their own. */
export const RuleSearchForm = ({ lang, typed = "", game = "", label, hint }: Props) => {
  const words = getDictionary(lang).rulesSearch;
  return (
    <search className="no-print w-full max-w-[46rem]">
      <form action={localizePath(lang, "/rules")} method="get" className="flex items-end gap-2 text-left">
        <PlainTextField
          id="rule-search"
          type="search"
          name="q"
          label={label ?? words.label}
          placeholder={hint ?? words.hint}
          defaultValue={typed}
          maxLength={MAX_RULE_QUERY_LENGTH}
          frameClassName="min-w-0 flex-1"
        />
        {game === "" ? null : <input type="hidden" name="game" value={game} />}
        <Button type="submit" variant="primary">
          {words.submit}
        </Button>
      </form>
    </search>
  );
};
