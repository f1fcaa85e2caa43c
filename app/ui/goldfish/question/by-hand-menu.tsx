import type { PlayerAnswer } from "@/engine/magmell";
import type { Play } from "../game/play";
import { BY_HAND_GROUPS, describeAct, isMenu } from "../log/by-hand";
import type { OpenQuestion } from "../log/describe-question";
import { Choose } from "./choose";

type Props = { question: Extract<OpenQuestion, { ask: "option" }>; play: Play };

/** The menu of manual actions by what they act on, or of the ways to continue with the cards picked. */
export function ByHandMenu({ question, play }: Props) {
  const { formatter, words, onCommand } = play;
  const { groups } = words.goldfish.byHand;
  const buttons = (wanted: (act: string) => boolean) =>
    question.options.map(({ act }, option) => {
      const answer: PlayerAnswer = { do: "option", option };
      return act !== undefined && wanted(act) ? (
        <Choose key={act} digit={option + 1} onClick={() => onCommand({ answer })}>
          {describeAct(formatter, act)}
        </Choose>
      ) : null;
    });
  if (!isMenu(formatter, question)) return buttons(() => true);
  return Object.entries(BY_HAND_GROUPS).map(([group, acts]) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons.
    <div key={group} role="group" aria-label={groups[group as keyof typeof groups]} className="grid w-full gap-1">
      <p aria-hidden="true" className="text-ink-soft text-xs">
        {groups[group as keyof typeof groups]}
      </p>
      <div className="flex flex-wrap gap-2">{buttons((act) => acts.some((other) => other === act))}</div>
    </div>
  ));
}
