import type { Ability } from "../model/ability";
import type { CardKind } from "../model/card";
import { findLabel, type Label } from "./labels";
import { findSentenceSpans, type NormalizedText } from "./normalize";
import type { TextSpan } from "./types";

/** The labels in front of an ability, as they stand in a normalized text. */
const IN_FRONT = /^(?:【([^】]+)】|([^。、:「」]{1,12})([:、]))/u;

/** A text without labels and what they say of it. */
type LabelledText = {
  /** One text for each meaning that the labels may have. */
  readonly texts: readonly string[];
  /** Returns whether abilities are of the kind that the labels name. */
  readonly allows: (abilities: readonly Ability[]) => boolean;
};

/** Returns the text of one ability with the words of this game in place of labels of other games; null if it has none. */
export function readLabels(text: string, kind: CardKind): LabelledText | null {
  let rest = text;
  const labels: Label[] = [];
  for (let found = IN_FRONT.exec(rest); found !== null; found = IN_FRONT.exec(rest)) {
    const named = (found[1] ?? found[2] ?? "").split("/").map(findLabel);
    const areEvents = named.every((one) => one?.says === "event");
    if (named.includes(null) || ((named.length > 1 || found[3] === "、") && !areEvents)) break;
    labels.push(...(named as Label[]));
    rest = rest.slice(found[0].length);
  }
  if (labels.length === 0 || (kind === "magic" && /^【[②-⑨]/u.test(text))) return null;
  const limited = rest.replace(/^1?ターンに1[回度](?:だけ)?、/u, "");
  const limit = limited !== rest || labels.some(({ says }) => says === "limit") ? "1ターンに1回、" : "";
  const events = combine(
    labels.flatMap((one) => (one.says === "event" ? [one.words(kind)] : [])),
    "ときか",
  ).map((words) => (words === "" ? "" : `${kind === "stone" ? "この魔石" : "このユニット"}が${words}とき、`));
  const times = combine(
    labels.flatMap((one) =>
      one.says === "time" ? [TRIGGER.test(limited) && one.during !== undefined ? [one.during] : one.words] : [],
    ),
    "",
  );
  const types = labels.flatMap((one) => (one.says === "kind" ? [one.types] : []));
  return {
    texts: times.flatMap((time) =>
      events.map((event) =>
        event === "" && time.endsWith("中、") && !TRIGGER.test(limited)
          ? limit + repeatTime(time, limited)
          : limit + time + event + limited,
      ),
    ),
    allows: (abilities) => types.every((some) => abilities.every(({ type }) => some.includes(type))),
  };
}

/** The beginning of a sentence that names an event. */
const TRIGGER = /^[^。]*た(?:とき|時|場合|たび)、/u;

/** Returns sentences that hold at all times, each with the time in which a label lets the whole ability hold. */
const repeatTime = (time: string, text: string): string =>
  findSentenceSpans(text)
    .map(({ start, end }) => time + text.slice(start, end))
    .join("");

/** Joins one of the words of each label with those of the others in every way. */
const combine = (labels: readonly (readonly string[])[], joint: string): readonly string[] =>
  labels.reduce<readonly string[]>(
    (all, words) => all.flatMap((one) => words.map((word) => (one === "" ? word : `${one}${joint}${word}`))),
    [""],
  );

/** Headings in 【】 that name an event, a limit or a use, all of which an ability has once. */
const ONCE_ONLY = /(?:(?:時|とき|たび)に?|[度回](?:だけ|のみ|まで)?|^起動.*)、$/u;
/** Headings that say how long instructions last. */
const LASTING = /(?:まで|このターン中?|このバトル中?)、$/u;

/** Returns whether the text of an ability begins with a label or a heading in 【】. */
export const isHeaded = ({ text, at }: NormalizedText, { start }: TextSpan, given: string): boolean =>
  text[start] === "【" || given[at[start] ?? 0] === "【" || given[(at[start] ?? 0) - 1] === "【";

/**
 * Returns the normalized text of one ability in which a heading in 【】 stands in front of each sentence that it reaches. Null
 * where it would have to stand in front of instructions of which each could change what it asks.
 */
export function repeatHeading(folded: NormalizedText, span: TextSpan, given: string, kind: CardKind): string | null {
  const text = folded.text.slice(span.start, span.end);
  if (given[(folded.at[span.start] ?? 0) - 1] !== "【") return text;
  const length = folded.at.slice(span.start, span.end).findIndex((at) => given[at] === "】") + 1;
  const heading = text.slice(0, length);
  const rest = text.slice(length);
  if (length === 0 || ONCE_ONLY.test(heading) || TRIGGER.test(rest) || findSentenceSpans(rest).length < 2) return text;
  return kind === "magic" && !LASTING.test(heading) ? null : repeatTime(heading, rest);
}
