import type { ContinuousChange } from "../../../model/ability";
import { COLORS } from "../../../model/card";
import type { NounPhrase } from "../phrases/noun-phrase";
import type { ReadingContext, SubjectChanges, VerbFrame, VerbFrames } from "./verb-frame";

/** Changes that something had or given stands for: abilities in 「」, colors. */
function changesOf(object: NounPhrase, reading: ReadingContext): readonly ContinuousChange[] | null {
  if (object.kind === "list" && object.how === "and") {
    const all = object.items.map((item) => changesOf(item, reading));
    return all.some((one) => one === null) ? null : (all.flat() as readonly ContinuousChange[]);
  }
  if (object.kind === "quote") {
    const ability = reading.ability(object);
    if (ability === null) return null;
    // An ability that only changes its own unit says what that unit is.
    if (
      ability.type === "static" &&
      ability.affects === "self" &&
      ability.while === undefined &&
      ability.zones === undefined
    )
      return ability.changes.some((change) => "add" in change || "set" in change)
        ? [{ grant: ability }]
        : ability.changes;
    return [{ grant: ability }];
  }
  if (object.kind === "state" && object.colors !== undefined) {
    const { colors } = object;
    return [{ colors: COLORS.filter((color) => colors.includes(color)), keep: true }];
  }
  if (object.kind === "word" && object.word === "色" && object.all) return [{ colors: COLORS, keep: true }];
  return null;
}

/** Reads the colors that a thing has by a state: 「この魔石の色は青と緑である」. `keep` tells whether it keeps the others. */
export function readColorChange(subject: NounPhrase, state: NounPhrase, keep: boolean): SubjectChanges | null {
  const of = subject.kind === "word" && subject.word === "色" ? subject.of : subject;
  const colors = state.kind !== "state" ? undefined : (state.colors ?? (state.where.colorless ? [] : undefined));
  return of === undefined || colors === undefined ? null : { of, changes: [{ colors, keep }] };
}

/** 「その能力」 */
const isAbility = (select: unknown): boolean => JSON.stringify(select) === '{"stored":"@that:能力"}';

export const HAVE_FRAME: VerbFrame = {
  relative: ({ object, agent }, { form }) => {
    // 「あなたのユニットが持つ色」
    if (object === undefined)
      return (agent?.kind === "things" || agent?.kind === "pointer") && !form.negative && !form.past
        ? { of: agent }
        : null;
    return agent === undefined && object.kind === "pointer" && isAbility(object.select) && object.where === undefined
      ? { of: { kind: "pointer", select: { sourceOf: object.select } } }
      : null;
  },
  change: ({ agent, object }, { form }, reading): SubjectChanges | null => {
    if (agent === undefined || object === undefined || form.negative) return null;
    const changes = changesOf(object, reading);
    return changes === null ? null : { of: agent, changes };
  },
};

const give: NonNullable<VerbFrame["change"]> = ({ goal, object }, _, reading) => {
  if (goal === undefined || object === undefined) return null;
  const changes = object.kind === "quote" || object.kind === "list" ? changesOf(object, reading) : null;
  return changes === null ? null : { of: goal, changes };
};

export const HAVE_FRAMES: VerbFrames = { have: HAVE_FRAME };
export const readGivenAbility = give;
