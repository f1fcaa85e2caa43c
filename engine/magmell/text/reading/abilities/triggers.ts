import type { EventPattern } from "../../../model/ability";
import type { Filter, PlayerRef } from "../../../model/select";
import type { ZoneId } from "../../../model/zone";
import type { Discourse } from "../discourse/discourse";
import type { Clause } from "../phrases/clause";

const KIND_NOUNS = { unit: "ユニット", magic: "マジック", stone: "魔石" } as const;

/** Returns the zone of the ability's card after an event; null if the event does not determine it. */
export function findOwnZone(events: readonly EventPattern[]): ZoneId | null {
  const [first] = events;
  if (events.length !== 1 || first?.on !== "move" || first.what !== "self") return null;
  if (typeof first.to === "string") return first.to;
  return first.to === undefined && (first.cause === "destroy" || first.cause === "discard") ? "dust" : null;
}

/** Adds the subject, source, player and number of an event to the discourse, so that later words can refer to them. */
export function mentionEvent(events: readonly EventPattern[], discourse: Discourse): void {
  const [event] = events;
  if (event === undefined) return;
  const player = playerOf(event);
  const subject = "what" in event ? event.what : undefined;
  const isPlayer = typeof subject === "object" && subject !== null && "player" in subject;
  if ("by" in event && event.by !== undefined && event.by !== "self")
    discourse.mention({
      select: { event: "source" },
      plural: false,
      nouns: nounsOfSubject(event.by),
      it: false,
      ...(event.on === "targeted" && { named: true as const }),
    });
  if (player !== null && subject === undefined)
    discourse.mention({ select: { player }, plural: false, nouns: [], player, it: false });
  if (isPlayer || event.on === "lifeGained" || event.on === "lifeLost")
    discourse.mention({
      select: { player: { event: "player" } },
      plural: false,
      nouns: [],
      player: { event: "player" },
      it: false,
    });
  else if (subject !== undefined || event.on === "used")
    discourse.mention({
      select: { event: "subject" },
      plural: false,
      nouns: nounsOfSubject(subject, happensToUnit(event)),
      it: true,
      ...(subject === "self" && { own: true as const }),
      ...(player !== null && { player }),
    });
  if (["damage", "lifeGained", "lifeLost", "countersPut", "countersRemoved"].includes(event.on))
    discourse.noted.amount = { event: "amount" };
  if (event.on === "token") discourse.noted.amount = 1;
  if ((event.on === "countersPut" || event.on === "countersRemoved") && event.counter !== undefined)
    discourse.noted.counters = { name: event.counter, on: event.what === "self" ? "self" : { event: "subject" } };
}

/** Whether an event is of a unit alone; damage to a player has another subject. */
const happensToUnit = (event: EventPattern): boolean =>
  ["damage", "attack", "defend", "attackUndefended"].includes(event.on) ||
  (event.on === "move" && event.to === "battleArea");

function nounsOfSubject(subject: unknown, isUnit = false): readonly string[] {
  const said = typeof subject === "object" && subject !== null ? (subject as Filter).kind : undefined;
  const kind = said === undefined && isUnit ? "unit" : said;
  return typeof kind === "string"
    ? [KIND_NOUNS[kind], "カード"]
    : ["カード", "ユニット", "マジック", "魔石", "トークン", "能力"];
}

/** The player of an event, where it has one. */
function playerOf(event: EventPattern): PlayerRef | null {
  if ("who" in event) return { event: "player" };
  if ("whose" in event) return { event: "player" };
  if (event.on === "attack" && typeof event.target === "object" && "player" in event.target) return { event: "player" };
  return event.on === "move" && (event.cause === "draw" || event.cause === "discard") ? { event: "player" } : null;
}

/**
 * Makes the topic of 「相手は、マジックを使用したとき、ライフを1点失う」 the doer of the clauses after the event. Returns false for 「各プレイヤーは」,
 * because only one of the players acts.
 */
export function takeTopicPlayer(event: Clause | undefined, discourse: Discourse): boolean {
  const topic = event?.args.find(({ particle, phrase }) => particle === "は" && phrase.kind === "player")?.phrase;
  // A moment has no player of its own.
  if (topic?.kind !== "player" || event?.adverbs.some(({ says }) => says === "moment")) return true;
  if (topic.party === "opponent") discourse.doer = topic.party;
  return topic.party === "you" || topic.party === "opponent";
}
