import { useLayoutEffect, useRef } from "react";
import { format } from "@/app/i18n/format";
import { localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { FIRST_TURNS } from "@/lib/magmell/play/lessons/first-turns";
import { countStages, findLessonStep, getLessonTargets, type LessonStep } from "@/lib/magmell/play/lessons/lesson";
import type { TableContext } from "../play/game/table-context";
import { getCardTitle } from "../play/goldfish-card";
import { RuleNumber } from "../play/question/rule-number";
import { TermText } from "../play/terms/term-text";

type Props = {
  play: TableContext;
  refused: boolean;
  /** The URL of a game against the weak opponent. */
  game: string;
};

/** Renders the current step of a lesson, and highlights on the table what to press. */
export function LessonPanel({ play, refused, game }: Props) {
  const { table, cards, lang } = play;
  const lesson = useWords("learn.lesson");
  const act = useWords("goldfish.act");
  const panel = useRef<HTMLDivElement>(null);
  const step = findLessonStep(FIRST_TURNS, table, cards);
  useLayoutEffect(() => {
    if (step !== null && panel.current !== null) return mark(panel.current, step, play);
  });
  if (step === null) return null;
  const stage = countStages(FIRST_TURNS, step, table);
  const used = step.point?.flatMap((at) => (typeof at === "object" && "use" in at ? [at.use] : []))[0];
  const card = getCardTitle(
    lang,
    cards.find(({ name }) => name === used),
  );
  const say = (text: Readonly<Record<string, string>>): string =>
    format(text[step.id] ?? "", { card, keep: act.keep, next: act.endTurn });
  return (
    <section
      ref={panel}
      aria-label={lesson.label}
      data-step={step.id}
      className="grid gap-1 border-gold border-s-3 px-2.5 py-1"
    >
      <div aria-live="polite">
        {refused ? <p className="font-medium text-sm">{lesson.wrong}</p> : null}
        <p className="flex justify-between gap-2 font-semibold">
          <span>
            <TermText text={say(lesson.todo)} lang={lang} />
          </span>
          {stage === null ? null : (
            <span className="whitespace-nowrap font-normal text-ink-soft text-sm">{format(lesson.step, stage)}</span>
          )}
        </p>
        <p className="text-sm">
          <TermText text={say(lesson.text)} lang={lang} /> <RuleNumber rule={step.rule} lang={lang} />
        </p>
      </div>
      {step.id === "over" || step.id === "done" ? (
        <p className="flex flex-wrap gap-2">
          <ButtonLink size="small" variant="primary" href={game}>
            {lesson.play}
          </ButtonLink>
          <ButtonLink size="small" href={localizePath(lang, "/decks/new")}>
            {lesson.build}
          </ButtonLink>
        </p>
      ) : null}
    </section>
  );
}

/** Marks what a step points at or advises. Returns a function that takes the marks away. */
function mark(panel: HTMLElement, step: LessonStep, { table, cards }: TableContext): () => void {
  const { commands, instances } = getLessonTargets(step, table, cards);
  const wanted = [
    ...instances.flatMap((id) => [`li[data-instance="${id}"]`, `[data-option="${id}"]`]),
    ...commands.map((command) => `[data-command="${command}"]`),
  ];
  const found = wanted.length === 0 ? [] : [...(panel.closest("main") ?? panel).querySelectorAll(wanted.join())];
  for (const element of found) element.setAttribute("data-pointed", "");
  return () => {
    for (const element of found) element.removeAttribute("data-pointed");
  };
}
