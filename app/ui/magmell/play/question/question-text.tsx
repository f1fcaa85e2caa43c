import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { CardText, getCardText } from "@/app/ui/magmell/card/card-text";
import type { TableContext } from "../game/table-context";
import type { OpenQuestion } from "../log/describe-question";
import { formatCard } from "../log/log-formatter";
import { findQuestionSubject } from "../log/question-subject";

/** Questions asked by rules rather than by card texts. */
const OF_RULES: ReadonlySet<string> = new Set(["useCost", "catalyst", "attackTarget", "defender", "byHand"]);

/** Renders the text that the open question is about: the ability if it is known, else the card text. */
export function QuestionText({ question, play }: { question: OpenQuestion; play: TableContext }) {
  const { cards, lang, formatter, table } = play;
  const { about } = useWords("goldfish.play").question;
  const card = question.about === null ? undefined : cards[question.about.card];
  if (card === undefined || OF_RULES.has(question.purpose)) return null;
  const subject = findQuestionSubject(formatter, table, question);
  const asksMode = question.purpose === "mode";
  // Of a magic, nothing but its modes is left to be told, and they stand on the buttons.
  if (asksMode && subject?.text && card.abilities[subject.place.index]?.type === "magic") return null;
  const text = subject?.text ? abilityLines(subject.text, subject.modes, asksMode) : getCardText(lang, card);
  if (text === "") return null;
  return (
    <div
      role="note"
      aria-label={format(about, { name: formatCard(formatter, question.about?.card) })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0}
      className="max-h-[16dvh] overflow-y-auto app:max-h-none rounded-[3px] border border-line border-l-4 border-l-edge bg-leaf px-3 py-2 text-sm leading-relaxed"
    >
      <CardText text={text} lang={lang} />
    </div>
  );
}

type AbilityLines = { readonly head: string; readonly modes: readonly string[] };

/** Lines of a resolving ability: with the chosen modes only, and without modes while they are being chosen. */
function abilityLines({ head, modes }: AbilityLines, chosen: readonly number[], asksMode: boolean): string {
  const shown = asksMode ? [] : chosen.length > 0 ? chosen.flatMap((mode) => modes[mode] ?? []) : modes;
  return [`■${head}`, ...shown.map((mode) => `・${mode}`)].join("\n");
}
