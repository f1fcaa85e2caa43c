import { Notice } from "@/app/ui/kit/notice";
import { say } from "@/app/ui/words";
import type { GameView } from "@/engine";
import type { GoldfishWords } from "./goldfish-words";

/** How the game ended and by which rules; nothing while it goes on. */
export function OutcomeNotice({ view, words }: { view: GameView; words: GoldfishWords }) {
  const { over } = words.goldfish;
  if (view.outcome === null) return null;
  const { winner } = view.outcome;
  const title = winner === null ? over.drawn : winner === view.viewer ? over.won : over.lost;
  return (
    <Notice tone={winner === view.viewer ? "good" : "info"} title={title}>
      <ul>
        {view.defeats.map(({ player, rule }) => (
          <li key={`${player}${rule}`}>
            {(player === view.viewer ? over.own : over.other)[rule]}{" "}
            <span className="text-ink-soft">
              ({say(words.site.rule, { number: rule.slice(rule.indexOf(":") + 1) })})
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
