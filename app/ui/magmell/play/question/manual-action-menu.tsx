import { useId, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { classNames } from "@/app/ui/kit/class-names";
import { CardFace } from "@/app/ui/magmell/card/card-face";
import type { ChoiceOption } from "@/engine/magmell";
import type { TableContext } from "../game/table-context";
import { describeManualAction, isManualActionMenu, MANUAL_ACTION_GROUPS } from "../log/by-hand";
import type { OpenQuestion } from "../log/describe-question";
import { formatCard } from "../log/log-formatter";
import { AnswerButton } from "./answer-button";

type Props = { question: Extract<OpenQuestion, { ask: "option" }>; play: TableContext };

/**
 * Renders one of three menus: manual actions (one group at a time, to keep the table visible), follow-ups for the
 * picked cards, or tokens that can be created.
 */
export function ManualActionMenu({ question, play }: Props) {
  const { formatter } = play;
  if (isManualActionMenu(formatter, question)) return <ActMenu question={question} play={play} />;
  return question.options.map((option, place) => (
    <Way key={option.act ?? option.card} option={option} place={place} play={play} />
  ));
}

type Group = keyof typeof MANUAL_ACTION_GROUPS;
const GROUPS = Object.keys(MANUAL_ACTION_GROUPS) as readonly Group[];

/** The group that was opened last, so that the menu opens there next time. */
let latest: Group = "cards";

function ActMenu({ question, play }: Props) {
  const [open, setOpen] = useState<Group>(latest);
  const id = useId();
  const { groups, groupsLabel } = useWords("goldfish.byHand");
  const show = (group: Group) => {
    latest = group;
    setOpen(group);
  };
  return (
    <div className="grid w-full gap-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons. */}
      <div role="group" aria-label={groupsLabel} className="flex flex-wrap gap-x-1 border-line border-b">
        {GROUPS.map((group) => (
          <button
            key={group}
            type="button"
            aria-pressed={group === open}
            aria-controls={id}
            className={classNames(
              "min-h-9 border-b-2 px-3 text-sm pointer-coarse:min-h-11",
              group === open ? "border-gold font-medium text-gold" : "border-transparent text-ink-soft hover:bg-wash",
            )}
            onClick={() => show(group)}
          >
            {groups[group]}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons. */}
      <div role="group" id={id} aria-label={groups[open]} className="flex flex-wrap gap-2">
        {question.options.map((option, place) =>
          MANUAL_ACTION_GROUPS[open].some((act) => act === option.act) ? (
            <Way key={option.act} option={option} place={place} play={play} />
          ) : null,
        )}
      </div>
    </div>
  );
}

/** One action, way or token. A token is shown by its face, as it will lie on the table. */
function Way({ option: { act, card }, place, play }: { option: ChoiceOption; place: number; play: TableContext }) {
  const { formatter, cards, lang, onCommand } = play;
  const take = () => onCommand({ answer: { do: "option", option: place } });
  const face = card === undefined ? undefined : cards[card];
  if (act !== undefined || face === undefined) {
    return (
      <AnswerButton digit={place + 1} onClick={take}>
        {act === undefined ? formatCard(formatter, card) : describeManualAction(formatter, act)}
      </AnswerButton>
    );
  }
  return (
    <button
      type="button"
      aria-label={formatCard(formatter, card)}
      className={`faces w-30 rounded-[4%] outline-offset-2 hover:ring-2 hover:ring-edge`}
      onClick={take}
    >
      <CardFace card={face} printing={face.printing} lang={lang} small />
    </button>
  );
}
