import type { ReactNode } from "react";
import { describeDeckProblem } from "@/app/i18n/describe-deck-problem";
import { getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { Notice } from "@/app/ui/kit/notice";
import type { DeckProblem } from "@/engine/magmell";
import type { GoldfishParameters } from "@/lib/magmell/play/goldfish-parameters";
import { type GoldfishCard, getCardTitle } from "./goldfish-card";

type Props = {
  problems: readonly DeckProblem[];
  playable: boolean;
  opening: GoldfishParameters;
  /** Whether the URL's deck of the opponent cannot be played. */
  brokenAgainst: boolean;
  code: string;
  cards: readonly GoldfishCard[];
  lang: Lang;
};

/** Renders notices before the deal: an unfinished deck, a deck that cannot be played, or an invalid URL. */
export function DeckNotices({ problems, playable, opening, brokenAgainst, code, cards, lang }: Props) {
  const { goldfish, problems: texts } = getDictionary(lang);
  const { deck, notices, refused } = goldfish;
  const errors = problems.filter(({ severity }) => severity === "error");
  const title = (name: string) =>
    getCardTitle(
      lang,
      cards.find((card) => card.name === name),
    ) || name;
  const toProblems = (
    <a className="link" href={localizePath(lang, `/d/${code}`)}>
      {deck.problems}
    </a>
  );
  return (
    <>
      {opening.brokenSeed !== null ? (
        <Notice tone="warning" title={notices.seed}>
          {format(notices.seedBody, { seed: opening.brokenSeed })}
        </Notice>
      ) : null}
      {opening.brokenFirst ? (
        <Notice tone="warning" title={notices.first}>
          {notices.firstBody}
        </Notice>
      ) : null}
      {brokenAgainst ? (
        <Notice tone="warning" title={notices.against}>
          {notices.againstBody}
        </Notice>
      ) : null}
      {playable && errors.length > 0 ? (
        <Notice tone="warning" title={deck.practice}>
          {formatPlural(lang, deck.practiceBody, errors.length)} {toProblems}
        </Notice>
      ) : null}
      {playable ? null : (
        <Notice tone="error" title={refused.title}>
          <p>{refused.body}</p>
          <ul className="my-1 list-disc pl-5">
            {errors.map((problem) => (
              <li key={problem.code + problem.zone + problem.names.join()}>
                {describeDeckProblem(texts, problem, title)}
              </li>
            ))}
          </ul>
          {toProblems}
        </Notice>
      )}
    </>
  );
}

/** Renders its children and a note that the goldfish needs JavaScript. Visible only if scripts are disabled. */
export const NoScriptNote = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="page hidden gap-4 py-6 noscript:grid">
    {children}
    <p className="rounded-[3px] border border-line bg-leaf p-4">{text}</p>
  </div>
);
