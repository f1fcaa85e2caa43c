import type { Dictionary } from "@/app/i18n/dictionary";
import { format, formatPlural, selectVerbForms } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import type { Event, PlayerId, Target } from "@/engine/mtg";

type ReportWords = Dictionary["mtgLab"];
type Names = { readonly names: Readonly<Record<number, string>> };

/** Returns the name of a player or object in a report; a general word for unnamed objects, such as combat damage. */
export function getTargetName(target: Target, { names }: Names, words: ReportWords): string {
  return "player" in target ? words.players[`${target.player}`] : names[target.instance] || words.unnamed;
}

/** Returns the name of what a sentence is about, as its subject. */
const subjectName = (target: Target, names: Names, words: ReportWords): string =>
  "player" in target ? words.subjects[`${target.player}`] : getTargetName(target, names, words);

/** Returns whether the reader is the subject: “you” takes other forms of verbs. */
const isReader = (target: Target | null): boolean => target !== null && "player" in target && target.player === 0;

/** Formats a sentence whose subject `{player}` is a player, with the matching verb forms. */
export const formatPlayerSentence = (
  text: string,
  player: PlayerId,
  names: ReportWords["players"],
  values: Readonly<Record<string, number>> = {},
): string => format(selectVerbForms(text, isReader({ player })), { player: names[`${player}`], ...values });

const HOW = {
  destroy: "destroyed",
  sacrifice: "sacrificed",
  draw: "drew",
  discard: "discarded",
  playLand: "landPlayed",
} as const;

/** Events described with the same words for every subject. */
const PLAIN = [
  "lost",
  "won",
  "ceased",
  "detached",
  "dungeonLeft",
  "regenerated",
  "tapped",
  "untapped",
  "phasedIn",
  "phasedOut",
  "damageRemoved",
  "leftCombat",
  "drewFromEmpty",
  "abilityPut",
  "resolved",
  "countered",
  "becameBlocked",
] as const satisfies readonly (keyof ReportWords["events"] & Event["type"])[];
type PlainType = (typeof PLAIN)[number];
const isPlain = (event: Event): event is Extract<Event, { type: PlainType }> =>
  (PLAIN as readonly string[]).includes(event.type);

/** Describes an event in a few words; null for an event that only follows from another. */
function eventWords(event: Event, words: ReportWords, lang: Lang, isOfGame: boolean): string | null {
  const { events } = words;
  // What a thing of the game does as it resolves has been told already: the event follows it.
  if (isOfGame && (event.type === "resolved" || event.type === "ceased")) return null;
  if (isOfGame && event.type === "abilityPut") return events.gameAbilityPut;
  if (isPlain(event)) return events[event.type];
  switch (event.type) {
    case "thingPut":
      return event.thing.sort === "combatDamage" ? events.damagePut : null;
    case "moved": {
      const how = event.cause in HOW ? HOW[event.cause as keyof typeof HOW] : "moved";
      return format(events[how], { zone: words.zones[event.to] });
    }
    case "countersPut":
    case "countersRemoved":
      return formatPlural(lang, events[event.type], event.count, { counter: event.counter });
    case "sectorGiven":
      return format(events.sectorGiven, { n: event.sector });
    case "protectorNamed":
      return format(events.protectorNamed, { player: words.inText[`${event.player}`] });
    case "lifeLost":
    case "lifeGained":
    case "damaged":
      return format(events[event.type], { n: event.amount });
    case "manaEmptied":
      return format(events.manaEmptied, { n: Object.values(event.mana).reduce((sum, one) => sum + one, 0) });
    case "attackersDeclared":
      return event.attackers.length === 0
        ? events.noAttack
        : formatPlural(lang, events.attackersDeclared, event.attackers.length);
    case "blockersDeclared":
      return event.blockers.length === 0
        ? events.noBlock
        : formatPlural(lang, events.blockersDeclared, event.blockers.length);
    default:
      return null;
  }
}

/** Events that put an object without a card, such as combat damage, onto the stack. */
const OF_STACK: ReadonlySet<Event["type"]> = new Set(["abilityPut", "thingPut"]);

/** Causes of moves described with the player as the subject, because others may not know the card. */
const OF_PLAYER = new Set(["draw", "discard"]);

/** The thing or player that an event is about; `null` where it is about the game. */
function subjectOf(event: Event): Target | null {
  if (event.type === "damaged") return event.target;
  if (event.type === "moved" && OF_PLAYER.has(event.cause)) return { player: event.player };
  if ("instance" in event) return { instance: event.instance };
  return "player" in event ? { player: event.player } : null;
}

/** A line of a report: who or what, what befell it, and how often one after another. */
type EventLine = { readonly subject: string | null; readonly said: string; readonly count: number };

/** Describes events, one line each. Equal lines in a row are merged and counted. */
export function describeEvents(
  events: readonly Event[],
  names: Names,
  words: ReportWords,
  lang: Lang,
): readonly EventLine[] {
  const lines: EventLine[] = [];
  for (const event of events) {
    const isOfGame = "instance" in event && !names.names[event.instance];
    const template = eventWords(event, words, lang, isOfGame);
    if (template === null) continue;
    const about = isOfGame && OF_STACK.has(event.type) ? null : subjectOf(event);
    const said = selectVerbForms(template, isReader(about));
    const subject = about === null ? null : subjectName(about, names, words);
    const last = lines.at(-1);
    if (last?.said === said && last.subject === subject) lines[lines.length - 1] = { ...last, count: last.count + 1 };
    else lines.push({ subject, said, count: 1 });
  }
  return lines;
}
