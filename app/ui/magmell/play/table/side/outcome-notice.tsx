import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Notice } from "@/app/ui/kit/notice";
import type { GameView } from "@/engine/magmell";
import { RuleNumber } from "../../question/rule-number";

/** Renders how the game ended and by which rules; nothing during the game. */
export function OutcomeNotice({ view, lang }: { view: GameView; lang: Lang }) {
  const over = useWords("goldfish.over");
  if (view.outcome === null) return null;
  const { winner } = view.outcome;
  const title = winner === null ? over.drawn : winner === view.viewer ? over.won : over.lost;
  return (
    <Notice tone={winner === view.viewer ? "good" : "info"} title={title}>
      {view.outcome.rule === "house:10" ? (
        <p>
          {over.endless} <RuleNumber rule={view.outcome.rule} lang={lang} />
        </p>
      ) : null}
      <ul>
        {view.defeats.map(({ player, rule }) => (
          <li key={`${player}${rule}`}>
            {(player === view.viewer ? over.own : over.other)[rule]} <RuleNumber rule={rule} lang={lang} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
