import type { EventPattern } from "../../../model/ability";
import type { MoveCause } from "../../../model/event";
import type { Filter } from "../../../model/select";
import type { ZoneId } from "../../../model/zone";
import { type GroupNoun, renderGroup } from "../nouns/groups";
import { createPlayerNoun } from "../nouns/players";
import type { RenderContext } from "../render-context";
import { addArticle, ENGLISH_ZONE_NAMES, joinList, joinWords, type Noun, renderZone, toZones } from "../words";
import { createEventSubjectNoun } from "./event-subject";

type MoveClause = {
  readonly who: Noun;
  readonly verb: string;
  readonly rest: string;
  readonly once?: boolean;
  readonly object?: GroupNoun;
};

const PARTICIPLES: Readonly<Record<MoveCause, string>> = {
  draw: "drawn",
  placeStone: "placed",
  redraw: "redrawn",
  use: "used",
  resolve: "resolved",
  summon: "summoned",
  destroy: "destroyed",
  return: "returned",
  discard: "discarded",
  negate: "negated",
  put: "put",
};

/** Returns the clause of a move: "a unit leaves the battle area", "you draw a card". */
export function renderMove(context: RenderContext, event: Extract<EventPattern, { readonly on: "move" }>): MoveClause {
  const causes = event.cause === undefined ? [] : typeof event.cause === "string" ? [event.cause] : event.cause;
  const filter: Filter | null = event.what === "self" || "player" in event.what ? null : event.what;
  const from = event.from === undefined ? [] : toZones(event.from);
  const to = event.to === undefined ? [] : toZones(event.to);
  const verb = causes.length === 1 && (causes[0] === "draw" || causes[0] === "discard") ? causes[0] : null;
  if (verb !== null && filter?.whose !== undefined && filter.among === undefined) {
    const where = { ...filter, whose: undefined };
    const { one, many } = renderGroup(context, { where, zones: "hand", placeless: true });
    const rest = event.together ? `one or more ${many}` : addArticle(one);
    const who = createPlayerNoun(context, filter.whose);
    return { who, verb, rest, ...(event.together ? {} : { object: { one, many } }) };
  }
  // On the table they are controlled; elsewhere the zone is somebody's.
  const piles = [...from, ...to].slice(0, 1).some((zone) => ENGLISH_ZONE_NAMES[zone].owned);
  const owner = piles && filter?.whose !== undefined ? createPlayerNoun(context, filter.whose).whose : "";
  const who = createEventSubjectNoun(
    context,
    event,
    owner === "" || filter === null ? event.what : { ...filter, whose: undefined },
  );
  const once = event.what === "self";
  return causes.length === 0
    ? { who, ...wayOf(from, to, owner), once }
    : { who, verb: "be", rest: causedText(causes, from, to, owner), once };
}

/** "destroyed", "returned to the hand from the battle area": words that the cause implies are not repeated. */
function causedText(
  causes: readonly MoveCause[],
  from: readonly ZoneId[],
  to: readonly ZoneId[],
  owner: string,
): string {
  const own = causes.length === 1 && causes[0] !== undefined && SAYS_IT[causes[0]];
  const [implied, goal] = own || [[], []];
  const word = causes.includes("return") && !causes.includes("put") ? "to" : null;
  return joinWords(
    joinList(
      causes.map((cause) => PARTICIPLES[cause]),
      "or",
    ),
    own && to.every((zone) => goal.includes(zone)) ? "" : into(to, word, owner),
    own && from.every((zone) => implied.includes(zone)) ? "" : outOf(from, owner),
  );
}

/** Zones that a cause of moves implies, so that they can be left out. */
const SAYS_IT: Partial<Record<MoveCause, readonly [readonly ZoneId[], readonly ZoneId[]]>> = {
  destroy: [["battleArea", "stoneArea"], ["dust"]],
  discard: [["hand"], ["dust"]],
  draw: [["grimoire"], ["hand"]],
  summon: [[], ["battleArea"]],
  use: [["hand"], ["chant"]],
  negate: [["chant"], ["dust"]],
};

/** The verb and zones of a move whose cause is not stated. */
function wayOf(
  from: readonly ZoneId[],
  to: readonly ZoneId[],
  owner: string,
): { readonly verb: string; readonly rest: string } {
  if (to.length === 0 && from.length > 0) return { verb: "leave", rest: zonesText(from, owner) };
  if (to.length === 0) return { verb: "move", rest: "to another zone" };
  if (to.length === 1 && to[0] === "battleArea") return { verb: "be", rest: joinWords("summoned", outOf(from, owner)) };
  return { verb: "be", rest: joinWords("put", into(to, null, owner), outOf(from, owner)) };
}

const zonesText = (zones: readonly ZoneId[], owner: string): string =>
  joinList(
    zones.map((zone) => renderZone(zone, owner)),
    "or",
  );

const into = (zones: readonly ZoneId[], word: string | null, owner: string): string =>
  zones.length === 0 ? "" : `${word ?? ENGLISH_ZONE_NAMES[zones[0] ?? "dust"].into} ${zonesText(zones, owner)}`;

const outOf = (zones: readonly ZoneId[], owner: string): string =>
  zones.length === 0 ? "" : `from ${zonesText(zones, owner)}`;
