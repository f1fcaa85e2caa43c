import type { EventPattern, PatternSubject } from "../../../model/ability";
import type { CardKind } from "../../../model/card";
import type { ZoneId } from "../../../model/zone";
import { getSubjectHead } from "../nouns/event-subjects";
import { renderGroup } from "../nouns/groups";
import { createPlayerNoun } from "../nouns/players";
import { createSelectNoun, isPluralSelect } from "../nouns/selections";
import type { RenderContext } from "../render-context";
import { addArticle, createThingNoun, ENGLISH_ZONE_NAMES, type Noun, toZones } from "../words";

/** Returns the subject of an event: "this unit", "a unit you control", "your opponent". */
export function createEventSubjectNoun(context: RenderContext, event: EventPattern, what: PatternSubject): Noun {
  if (what === "self") return createThingNoun(context.self);
  if ("player" in what) return createPlayerNoun(context, what.player);
  if (what.among !== undefined && Object.values(what).filter((value) => value !== undefined).length === 1) {
    const many = isPluralSelect(context, what.among);
    const noun = createSelectNoun(context, what.among, "all", "subject");
    return many ? createThingNoun(`one of ${noun.text === "they" ? "them" : noun.text}`) : noun;
  }
  const group = renderGroup(context, {
    zones: zonesOf(event),
    where: what,
    head: headOf(event, what),
    placeless: true,
  });
  return event.together ? createThingNoun(`one or more ${group.many}`, true) : createThingNoun(addArticle(group.one));
}

/** The zones that determine the noun for a subject; the event itself states where the subject is. */
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
    const [first, ...more] = toZones(event.from ?? event.to ?? []);
    return first !== undefined && more.length === 0 && ENGLISH_ZONE_NAMES[first].at === "" ? [first] : [];
  }
  return event.on === "attack" || event.on === "defend" || event.on === "damage" ? ["battleArea"] : [];
}

const kindIn = (what: PatternSubject): CardKind | readonly CardKind[] | null =>
  what === "self" || "player" in what ? null : (what.kind ?? null);

const headOf = (event: EventPattern, what: PatternSubject): string =>
  event.on === "stepBegins" || event.on === "battleEnds" ? "unit" : getSubjectHead(event, what);
