import type { EventPattern, Subject } from "../../../model/ability";
import type { Kind } from "../../../model/card";
import type { MoveCause } from "../../../model/event";
import type { Filter, PlayerRef } from "../../../model/select";
import type { ZoneId } from "../../../model/zone";
import { boundText } from "../nouns/compare";
import { groupText } from "../nouns/groups";
import { ownWord, playerNoun } from "../nouns/players";
import { isPlural, nounFor, subjectHead, subjectKey } from "../nouns/selections";
import { counterNoun, type RenderContext, withoutNewTargets } from "../render-context";
import {
  agree,
  joinList,
  joinWords,
  type Noun,
  thingNoun,
  withArticle,
  ZONES_IN_ENGLISH,
  zoneOf,
  zonesIn,
} from "../words";

/** An event as a sentence in the making: who does what. */
export type EventClause = {
  readonly who: Noun;
  readonly verb: string;
  readonly rest: string;
  /** Happens once to one instance, as a rule: "when" rather than "whenever". */
  readonly once?: boolean;
};

/** A moment: "at the start of your turn", or as something that happens: "your turn begins". */
type MomentClause = EventClause & { readonly at: string };

type PatternOn<On extends EventPattern["on"]> = Extract<EventPattern, { readonly on: On }>;
type EventRows = {
  readonly [On in EventPattern["on"]]: (context: RenderContext, event: PatternOn<On>) => EventClause | MomentClause;
};

const be =
  (participle: string) =>
  (context: RenderContext, event: EventPattern & { readonly what: Subject }): EventClause => ({
    who: subjectNoun(context, event, event.what),
    verb: "be",
    rest: participle,
  });

const act =
  (verb: string, rest = "") =>
  (context: RenderContext, event: EventPattern & { readonly what: Subject }): EventClause => ({
    who: subjectNoun(context, event, event.what),
    verb,
    rest,
  });

const life =
  (verb: string) =>
  (context: RenderContext, { who }: PatternOn<"lifeGained" | "lifeLost">): EventClause => ({
    who: playerNoun(context, who),
    verb,
    rest: "life",
  });

const counters =
  (rest: string) =>
  (context: RenderContext, event: PatternOn<"countersPut" | "countersRemoved">): EventClause => ({
    who: thingNoun(
      `one or more ${event.counter === undefined ? "counter" : counterNoun(context, event.counter)}s`,
      true,
    ),
    verb: "be",
    rest: `${rest} ${subjectNoun(context, event, event.what).text}`,
  });

const turn =
  (edge: string, verb: string) =>
  (context: RenderContext, { whose }: PatternOn<"turnBegins" | "turnEnds">): MomentClause =>
    moment(edge, verb, `${turnOf(context, whose)} turn`);

const moment = (edge: string, verb: string, what: string): MomentClause => ({
  at: `at the ${edge} of ${what}`,
  who: thingNoun(what.replace(/^each /, "a ")),
  verb,
  rest: "",
});

const turnOf = (context: RenderContext, whose: PlayerRef | "anyone"): string =>
  whose === "anyone" || whose === "turnPlayer" ? "each" : playerNoun(context, whose).whose;

/** One row for each thing that may happen. */
const EVENTS: EventRows = {
  move: moveText,
  damage: damageText,
  lifeBecomes: (context, { who, is, than }) => ({
    who: thingNoun(`${playerNoun(context, who).whose} life`),
    verb: "become",
    rest: boundText(context, { is, than }),
  }),
  lifeGained: life("recover"),
  lifeLost: life("lose"),
  used: (context, { who, what }) => {
    const noun = playerNoun(context, who);
    return { who: noun, verb: "use", rest: withArticle(groupText(context, { where: what ?? {}, head: "card" }).one) };
  },
  attack: (context, event) => ({
    who: subjectNoun(context, event, event.what),
    verb: "attack",
    rest: event.target === undefined ? "" : subjectNoun(context, event, event.target).text,
  }),
  attackUndefended: act("attack", "and is not defended against"),
  defend: (context, event) => ({
    who: subjectNoun(context, event, event.what),
    verb: "defend",
    rest: event.against === undefined ? "" : `against ${subjectNoun(context, event, event.against).text}`,
  }),
  targeted: (context, event) => ({
    who: subjectNoun(context, event, event.what),
    verb: "become",
    rest: `the target of ${withArticle(groupText(context, { zones: "chant", where: event.by, placeless: true }).one)}`,
  }),
  woke: act("wake"),
  rested: be("rested"),
  turnedFaceUp: be("turned face up"),
  turnedFaceDown: be("turned face down"),
  countersPut: counters("put on"),
  countersRemoved: counters("removed from"),
  negated: be("negated"),
  controlChanged: (context, event) => ({
    who: subjectNoun(context, event, event.what),
    verb: "come",
    rest: `under ${event.to === undefined || event.to === "anyone" ? "another player's" : playerNoun(context, event.to).whose} control`,
  }),
  shuffled: (context, { who }) => {
    const noun = playerNoun(context, who);
    return { who: noun, verb: "shuffle", rest: `${ownWord(noun)} grimoire or stone deck` };
  },
  revealed: be("revealed"),
  token: (context, event) => be(isAnyToken(event.what) ? "summoned" : "summoned as a token")(context, event),
  turnBegins: turn("start", "begin"),
  turnEnds: turn("end", "end"),
  phaseBegins: (context, { phase, whose }) => moment("start", "begin", `${turnOf(context, whose)} ${phase} phase`),
  stepBegins: (context, event) =>
    moment("start", "begin", `the ${event.step} step of ${battleOf(context, event, event.what)}`),
  battleEnds: (context, event) => moment("end", "end", battleOf(context, event, event.what)),
};

/** Whether the subject is just any token, so that "as a token" can be left out. */
const isAnyToken = (what: Subject): boolean => what !== "self" && !("player" in what) && what.kind === undefined;

const battleOf = (context: RenderContext, event: EventPattern, what: Subject | undefined): string =>
  what === undefined ? "each battle" : `a battle involving ${subjectNoun(context, event, what).text}`;

/** The clause of an event pattern. From here on "it" means the event's subject. */
export function eventText(context: RenderContext, event: EventPattern): EventClause | MomentClause {
  context.event = event;
  const said = (EVENTS[event.on] as (context: RenderContext, event: EventPattern) => EventClause | MomentClause)(
    context,
    event,
  );
  const subject = "what" in event && event.what !== undefined && event.on !== "used" ? event.what : null;
  const isPlayer = subject !== null && subject !== "self" && "player" in subject;
  const by = event.on === "damage" && event.by === "self";
  if ("at" in said && subject === null) return said;
  const known = event.on === "used" || (subject !== null && !isPlayer && !("at" in said));
  context.focus = by ? "self" : known ? subjectKey(event) : null;
  return said;
}

/** An event of this turn as a clause: "a unit you control attacks". */
export function pastEventText(context: RenderContext, event: EventPattern): string {
  const { event: about, focus } = context;
  const said = eventText(context, event);
  context.event = about;
  context.focus = focus;
  return joinWords(said.who.text, agree(said.verb, said.who), said.rest);
}

/** The subject of an event: "this unit", "a unit you control", "your opponent". */
function subjectNoun(context: RenderContext, event: EventPattern, what: Subject): Noun {
  if (what === "self") return thingNoun(context.self);
  if ("player" in what) return playerNoun(context, what.player);
  if (what.among !== undefined && Object.values(what).filter((value) => value !== undefined).length === 1) {
    const many = isPlural(context, what.among);
    const noun = nounFor(context, what.among, "all", "subject");
    return many ? thingNoun(`one of ${noun.text === "they" ? "them" : noun.text}`) : noun;
  }
  return thingNoun(
    withArticle(
      groupText(context, { zones: zonesOf(event), where: what, head: headOf(event, what), placeless: true }).one,
    ),
  );
}

/** The zone by which something goes by its name; its place is said by the event itself. */
function zonesOf(event: EventPattern): readonly ZoneId[] {
  if (event.on === "turnedFaceUp" || event.on === "turnedFaceDown") return ["stoneArea"];
  if (event.on === "negated") return ["chant"];
  if (event.on === "woke" || event.on === "rested") return ["battleArea", "stoneArea"];
  if (event.on === "move" && event.from === undefined && event.cause === "destroy") {
    return kindIn(event.what) === null
      ? ["battleArea", "stoneArea"]
      : kindIn(event.what) === "stone"
        ? ["stoneArea"]
        : ["battleArea"];
  }
  if (event.on === "move") {
    const [first, ...more] = zonesIn(event.from ?? event.to ?? []);
    return first !== undefined && more.length === 0 && ZONES_IN_ENGLISH[first].at === "" ? [first] : [];
  }
  return event.on === "attack" || event.on === "defend" || event.on === "damage" ? ["battleArea"] : [];
}

const kindIn = (what: Subject): Kind | readonly Kind[] | null =>
  what === "self" || "player" in what ? null : (what.kind ?? null);

const headOf = (event: EventPattern, what: Subject): string =>
  event.on === "stepBegins" || event.on === "battleEnds" ? "unit" : subjectHead(event, what);

function damageText(context: RenderContext, event: PatternOn<"damage">): EventClause {
  const kind = event.inBattle === undefined ? "" : event.inBattle ? " in battle" : " outside battle";
  if (event.by === undefined) {
    return { who: subjectNoun(context, event, event.what), verb: "be", rest: `dealt damage${kind}` };
  }
  const who =
    event.by !== "self" && !("player" in event.by) && event.by.among === undefined
      ? thingNoun(withArticle(groupText(context, { where: event.by, head: "source" }).one))
      : subjectNoun(context, event, event.by);
  return { who, verb: "deal", rest: `damage to ${subjectNoun(context, event, event.what).text}${kind}` };
}

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

function moveText(context: RenderContext, event: PatternOn<"move">): EventClause {
  const causes = event.cause === undefined ? [] : typeof event.cause === "string" ? [event.cause] : event.cause;
  const filter: Filter | null = event.what === "self" || "player" in event.what ? null : event.what;
  const from = event.from === undefined ? [] : zonesIn(event.from);
  const to = event.to === undefined ? [] : zonesIn(event.to);
  const verb = causes.length === 1 && (causes[0] === "draw" || causes[0] === "discard") ? causes[0] : null;
  if (verb !== null && filter?.whose !== undefined && filter.among === undefined) {
    const where = { ...filter, whose: undefined };
    const rest = withArticle(groupText(context, { where, zones: "hand", placeless: true }).one);
    return { who: playerNoun(context, filter.whose), verb, rest };
  }
  // On the table they are controlled; elsewhere the zone is somebody's.
  const piles = [...from, ...to].slice(0, 1).some((zone) => ZONES_IN_ENGLISH[zone].owned);
  const owner = piles && filter?.whose !== undefined ? playerNoun(context, filter.whose).whose : "";
  const who = subjectNoun(
    context,
    event,
    owner === "" || filter === null ? event.what : { ...filter, whose: undefined },
  );
  const once = event.what === "self";
  return causes.length === 0
    ? { who, ...wayOf(from, to, owner), once }
    : { who, verb: "be", rest: causedText(causes, from, to, owner), once };
}

/** "destroyed", "returned to the hand from the battle area": what a cause says itself is not said again. */
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
function wayOf(from: readonly ZoneId[], to: readonly ZoneId[], owner: string): Pick<EventClause, "verb" | "rest"> {
  if (to.length === 0 && from.length > 0) return { verb: "leave", rest: zonesText(from, owner) };
  if (to.length === 0) return { verb: "move", rest: "to another zone" };
  if (to.length === 1 && to[0] === "battleArea") return { verb: "be", rest: joinWords("summoned", outOf(from, owner)) };
  return { verb: "be", rest: joinWords("put", into(to, null, owner), outOf(from, owner)) };
}

const zonesText = (zones: readonly ZoneId[], owner: string): string =>
  joinList(
    zones.map((zone) => zoneOf(zone, owner)),
    "or",
  );

const into = (zones: readonly ZoneId[], word: string | null, owner: string): string =>
  zones.length === 0 ? "" : `${word ?? ZONES_IN_ENGLISH[zones[0] ?? "dust"].into} ${zonesText(zones, owner)}`;

const outOf = (zones: readonly ZoneId[], owner: string): string =>
  zones.length === 0 ? "" : `from ${zonesText(zones, owner)}`;

/** Events as the clause that a triggered ability begins with: "when this unit is summoned or attacks". */
export function triggerText(context: RenderContext, events: readonly EventPattern[]): string {
  const said = withoutNewTargets(context, () => events.map((event) => eventText(context, event)));
  if (said.length === 0) return "when nothing can make it so";
  const moments = said.flatMap((each) => ("at" in each ? [each.at] : []));
  const happenings = said.flatMap((each) => ("at" in each ? [] : [each]));
  if (events.length > 1 && !events.every((event) => subjectKey(event) === "self")) context.focus = null;
  const word = happenings.every(({ once }) => once) ? "when" : "whenever";
  const parts = happenings.length > 0 ? [`${word} ${sharing(happenings)}`] : [];
  return joinList([...moments, ...parts], "or");
}

/** Clauses with one subject say it once. */
function sharing(happenings: readonly EventClause[]): string {
  const [first] = happenings;
  if (first === undefined) return "";
  const alike = happenings.every(({ who }) => who.text === first.who.text);
  const verbs = happenings.map(({ who, verb, rest }) => joinWords(agree(verb, who), rest));
  if (alike) return `${first.who.text} ${joinList(verbs, "or")}`;
  return joinList(
    happenings.map(({ who }, index) => `${who.text} ${verbs[index]}`),
    "or",
  );
}
