import type { EventPattern, Subject } from "../../../model/ability";
import type { Kind } from "../../../model/card";
import type { ZoneId } from "../../../model/zone";
import { groupText } from "../nouns/groups";
import { playerNoun } from "../nouns/players";
import { isPlural, nounFor, subjectHead } from "../nouns/selections";
import type { RenderContext } from "../render-context";
import { type Noun, thingNoun, withArticle, ZONES_IN_ENGLISH, zonesIn } from "../words";

/** Returns the subject of an event: "this unit", "a unit you control", "your opponent". */
export function subjectNoun(context: RenderContext, event: EventPattern, what: Subject): Noun {
  if (what === "self") return thingNoun(context.self);
  if ("player" in what) return playerNoun(context, what.player);
  if (what.among !== undefined && Object.values(what).filter((value) => value !== undefined).length === 1) {
    const many = isPlural(context, what.among);
    const noun = nounFor(context, what.among, "all", "subject");
    return many ? thingNoun(`one of ${noun.text === "they" ? "them" : noun.text}`) : noun;
  }
  const group = groupText(context, { zones: zonesOf(event), where: what, head: headOf(event, what), placeless: true });
  return event.together ? thingNoun(`one or more ${group.many}`, true) : thingNoun(withArticle(group.one));
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
