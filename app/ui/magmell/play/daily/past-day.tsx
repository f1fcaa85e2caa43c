import type { ReactNode } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { Panel } from "@/app/ui/kit/panel";
import type { DailyHand } from "@/lib/magmell/play/daily/hand-of-day";
import type { PublicVotes } from "@/lib/magmell/play/daily/types";
import { OPENING_DECISIONS, type OpeningDecision } from "@/lib/magmell/play/decision";
import { describeBestDecision, OpeningVerdict } from "../trainer/opening-verdict";
import { VoteShare } from "./votes-line";

type Props = {
  daily: DailyHand;
  votes: PublicVotes;
  lines: Readonly<Record<OpeningDecision, ReactNode>>;
  lang: Lang;
};

/** Renders the hand of a past day, with everything that was hidden before the decision. */
export function PastDailyHand({ daily: { deal, value, autopilot }, votes, lines, lang }: Props) {
  const { dailyHand: text, openingValue } = getDictionary(lang);
  return (
    <>
      <Panel aria-labelledby="value" className="grid gap-4">
        <div>
          <h2 id="value" className="text-xl">
            {openingValue.title}
          </h2>
          <p>
            {[
              value ? describeBestDecision(value, openingValue) : openingValue.none,
              openingValue.autopilot[autopilot],
            ].join(lang === "ja" ? "" : " ")}
          </p>
        </div>
        {value ? <OpeningVerdict value={value} goesFirst={deal.goesFirst} lang={lang} /> : null}
        <VoteShare votes={votes} lang={lang} />
      </Panel>
      {OPENING_DECISIONS.map((decision) => (
        <section key={decision} aria-labelledby={decision} className="grid gap-3">
          <h2 id={decision} className="text-xl">
            {text.line[decision]}
          </h2>
          {lines[decision]}
        </section>
      ))}
    </>
  );
}
