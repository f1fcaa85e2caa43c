import { describeDeckProblem, listDeckFixChoices } from "@/app/i18n/describe-deck-problem";
import { describeMtgProblem, listMtgFixChoices } from "@/app/i18n/describe-mtg-problem";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { TextLang } from "@/app/i18n/lang";
import { describeQueryWarning } from "@/app/ui/magmell/card/browse/query/query-notice";
import { describeCodeProblem } from "@/app/ui/magmell/deck/describe-code-problem";
import { createCardTitleFormatter } from "@/app/ui/magmell/editor/cards/card-title";
import type { DeckProblem } from "@/engine/magmell";
import type { MtgDeckProblem } from "@/engine/mtg/deck";
import { serializeQueryWarning } from "@/lib/api/serializers/search";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import type { QueryWarning } from "@/lib/magmell/search/query/types";

/** Description of a problem, and its fixes. */
type ProblemWords = { problem: string; fixes: string[] };

/** Returns the language for localized links; null for English, the default. */
export const getRequestedLang = (lang: TextLang): TextLang | null => (lang === "en" ? null : lang);

/** Describes a deck problem in words, with card names in the same language. */
export function describeInWords(
  problem: DeckProblem,
  snapshot: Pick<Catalogue, "names">,
  lang: TextLang,
): ProblemWords {
  const { problems } = getDictionary(lang);
  const title = createCardTitleFormatter(snapshot, lang);
  return {
    problem: describeDeckProblem(problems, problem, title),
    fixes: listDeckFixChoices(problems, problem.fix, problem.have, title).map(({ label }) => label),
  };
}

/** Describes a Magic deck problem in words. */
export function getMtgProblemWords(problem: MtgDeckProblem, lang: TextLang): ProblemWords {
  const { mtgDeckProblems } = getDictionary(lang);
  return {
    problem: describeMtgProblem(mtgDeckProblems, problem),
    fixes: listMtgFixChoices(mtgDeckProblems, problem.fix, problem.have).map(({ label }) => label),
  };
}

/** Describes why a deck code is invalid. */
export function getCodeProblemWords(problem: Parameters<typeof describeCodeProblem>[1], lang: TextLang): ProblemWords {
  const { code } = getDictionary(lang).builder;
  return { problem: describeCodeProblem(code.broken, problem), fixes: [code.advice] };
}

/** Serializes a query warning with its text. */
export function serializeWarning(warning: QueryWarning, lang: TextLang) {
  const { search } = getDictionary(lang);
  const { nearest, choices = [] } = warning;
  const offered = nearest === undefined ? choices : [nearest, ...choices];
  const fixes = offered.map((word) => format(search.warnings.nearest, { nearest: word }));
  return { ...serializeQueryWarning(warning), words: { problem: describeQueryWarning(warning, search), fixes } };
}
