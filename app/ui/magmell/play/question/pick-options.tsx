import { useState } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { classNames } from "@/app/ui/kit/class-names";
import { Icon } from "@/app/ui/kit/svg-icon";
import { TextField } from "@/app/ui/kit/text-field";
import { CardFace } from "@/app/ui/magmell/card/card-face";
import type { PickChoice } from "@/engine/magmell";
import { type LocatedInstance, locateInstances, type TableContext } from "../game/table-context";
import { formatTargetName } from "../log/log-formatter";
import { AnswerButton } from "./answer-button";
import { groupPickSections, listPickGroups, type PickGroup } from "./pick-groups";

/** More groups than this are too many to look through without a filter. */
const MANY = 12;
/** Zones whose cards are not visible on the table, so that they are shown as faces. */
const FACES: ReadonlySet<LocatedInstance["zone"]> = new Set(["hidden", "dust", "dream"]);

type Props = { question: PickChoice; play: TableContext };

/** Renders the options of a pick by zone: cards of a pile as faces, others by name. */
export function PickOptions({ question, play }: Props) {
  const { picking } = play;
  const [wanted, setWanted] = useState("");
  const sections = groupPickSections(question, picking, shownFor(play));
  const groups = sections.flatMap((section) => section.groups);
  const matches = matcher(wanted, play);
  // On a phone, the units of both players stand side by side as far as both are to be seen at once.
  const halves = sections.length === 2 && sections.every(({ groups: [group] }) => group?.found?.zone === "battleArea");
  const text = useWords("goldfish.play").question;
  return (
    <>
      {groups.length > MANY ? (
        <TextField
          type="search"
          label={text.filter}
          hideLabel
          placeholder={text.filter}
          value={wanted}
          frameClassName="w-full"
          autoComplete="off"
          onChange={(event) => setWanted(event.target.value)}
        />
      ) : null}
      {sections.map((section) => {
        const shown = section.groups.filter(matches);
        const [first] = section.groups;
        if (shown.length === 0 || first === undefined) return null;
        const heading = sectionName(first, play);
        const faces = first.found !== null && FACES.has(first.found.zone);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons.
          <div
            key={section.key}
            role="group"
            aria-label={heading ?? undefined}
            className={classNames("targets grid w-full content-start gap-1", halves && "max-sm:w-[calc(50%-0.25rem)]")}
          >
            {heading === null || (sections.length === 1 && !faces) ? null : (
              <p aria-hidden="true" className="text-ink-soft text-xs">
                {heading}
              </p>
            )}
            <div
              className={
                faces
                  ? "faces grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2"
                  : `flex flex-wrap gap-2 max-sm:grid max-sm:gap-1 ${halves ? "" : "max-sm:grid-cols-2"}`
              }
            >
              {shown.map((group) => {
                const Option = faces ? FaceOption : NamedOption;
                return <Option key={group.key} group={group} digit={groups.indexOf(group) + 1} play={play} />;
              })}
            </div>
          </div>
        );
      })}
      {wanted !== "" && !groups.some(matches) ? <p className="text-ink-soft text-sm">{text.noMatch}</p> : null}
    </>
  );
}

const shownFor = ({ lang, cards, table }: TableContext) => ({ lang, cards, lying: locateInstances(table.view) });

/** Returns the groups of a pick in the order of the digit keys. */
export const listPickableGroups = (question: PickChoice, play: TableContext): readonly PickGroup[] =>
  listPickGroups(question, play.picking, shownFor(play));

/** Creates a filter for groups with all typed words in their name or text. */
function matcher(wanted: string, { cards }: TableContext): (group: PickGroup) => boolean {
  const plain = (text: string) => text.normalize("NFKC").toLowerCase();
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  return ({ card }) => {
    const shown = card === null ? undefined : cards[card];
    if (shown === undefined) return parts.length === 0;
    const all = plain([shown.name, shown.reading, shown.englishName, shown.text, shown.englishText].join(" "));
    return parts.every((part) => all.includes(part));
  };
}

/** Name of a group's zone; null for players. */
function sectionName({ found }: PickGroup, { formatter }: TableContext): string | null {
  if (found === null) return null;
  const { question, table } = formatter.words.play;
  const place = question.where[found.zone];
  if (found.zone === "dream") return place;
  return format(question.whoseZone, {
    whose: found.player === formatter.viewer ? table.whose.own : table.whose.other,
    zone: place,
  });
}

type OptionProps = { group: PickGroup; digit: number; play: TableContext };

/** An option by its name, with its figures and posture, and how many are alike. */
function NamedOption({ group, digit, play }: OptionProps) {
  const { formatter, picking } = play;
  const { found, next } = group;
  const { table } = useWords("goldfish.play");
  const unit = found?.zone === "battleArea" ? found.instance : null;
  const figures = unit === null ? null : `${unit.ap}/${unit.hp}${unit.damage > 0 ? ` −${unit.damage}` : ""}`;
  const states = [found?.instance.faceDown ? table.faceDown : null, found?.instance.rested ? table.rested : null];
  const notes = [...states, countOf(group, play)].filter((part) => part !== null).join(" ");
  return (
    <span className="inline-flex max-sm:min-w-0 max-sm:[&>:first-child]:grow">
      <AnswerButton
        digit={digit}
        instance={found?.instance.id}
        pressed={picking.gathers ? group.chosen > 0 : undefined}
        onClick={() => press(group, play)}
      >
        {group.chosen > 0 ? <Icon name="check" size={16} /> : null}
        <span className="flex flex-wrap items-baseline gap-x-2 max-sm:justify-center max-sm:text-sm/tight max-sm:[overflow-wrap:normal]">
          <span className="inline-block first-letter:uppercase">
            {formatTargetName(formatter, shownFor(play).lying, next)}
          </span>
          {figures === null ? null : <span className="whitespace-nowrap font-normal">{figures}</span>}
          {notes === "" ? null : <span className="whitespace-nowrap font-normal text-ink-soft text-xs">{notes}</span>}
        </span>
      </AnswerButton>
      <TakeBack group={group} play={play} />
    </span>
  );
}

/** An option by its face. */
function FaceOption({ group, digit, play }: OptionProps) {
  const { cards, lang, formatter, picking } = play;
  const card = group.card === null ? undefined : cards[group.card];
  if (card === undefined) return <NamedOption group={group} digit={digit} play={play} />;
  const count = countOf(group, play);
  const name = formatTargetName(formatter, shownFor(play).lying, group.next);
  return (
    <div className="grid content-start gap-1">
      <button
        type="button"
        aria-label={[name, count].filter(Boolean).join(" ")}
        aria-pressed={picking.gathers ? group.chosen > 0 : undefined}
        aria-keyshortcuts={digit < 10 ? `${digit}` : undefined}
        className={classNames(
          "relative block rounded-[4%] outline-offset-2",
          group.chosen > 0 ? "ring-4 ring-gold" : "hover:ring-2 hover:ring-edge",
        )}
        onClick={() => press(group, play)}
      >
        <CardFace card={card} printing={card.printing} lang={lang} small />
        {group.chosen > 0 ? (
          <span className="absolute end-1 top-1 rounded-full bg-gold p-0.5 text-on-color">
            <Icon name="check" size={16} />
          </span>
        ) : null}
      </button>
      <span className="flex min-h-6 items-center justify-between gap-1 text-xs">
        <span aria-hidden="true" className="text-ink-soft">
          {digit < 10 ? <span className="me-2 pointer-coarse:hidden">{digit}</span> : null}
          {count}
        </span>
        <TakeBack group={group} play={play} />
      </span>
    </div>
  );
}

/** Picks the next of a group, or takes its only one back. */
const press = (group: PickGroup, { picking }: TableContext): void => picking.press(group.next);

/** Takes one of several picks of a group back. */
function TakeBack({ group, play }: { group: PickGroup; play: TableContext }) {
  const { picking, formatter } = play;
  const { unchoose } = useWords("goldfish.play");
  const last = group.targets.findLast((target) => picking.isChosen(target));
  if (last === undefined || group.targets.length === 1 || !picking.gathers) return null;
  const name = formatTargetName(formatter, shownFor(play).lying, last);
  return (
    <Button
      size="small"
      variant="quiet"
      className="w-9 px-0! pointer-coarse:w-11"
      aria-label={format(unchoose, { name })}
      onClick={() => picking.press(last)}
    >
      <Icon name="minus" size={16} />
    </Button>
  );
}

/** Returns the number of interchangeable options and how many are picked; null for a single option. */
function countOf({ targets, chosen }: PickGroup, { formatter }: TableContext): string | null {
  if (targets.length === 1) return null;
  return chosen === 0
    ? `×${targets.length}`
    : format(formatter.words.play.question.someOf, { n: chosen, of: targets.length });
}
