import type { Dictionary } from "@/app/ui/i18n/dictionary";
import { format } from "@/app/ui/i18n/format";
import type { CheckReport, Event, Target } from "@/engine/mtg";

type Words = Dictionary["mtgLab"];

/** The name of a player or of a thing that a report mentions. */
export function nameOf(target: Target, { names }: Pick<CheckReport, "names">, words: Words): string {
  return "player" in target ? words.players[`${target.player}`] : names[target.instance] || `#${target.instance}`;
}

const HOW = { destroy: "destroyed", sacrifice: "sacrificed" } as const;

/** An event of a check in a few words; `null` for what only follows from another. */
export function eventWords(event: Event, words: Words): string | null {
  const { events } = words;
  switch (event.type) {
    case "moved": {
      const how = event.cause === "destroy" || event.cause === "sacrifice" ? HOW[event.cause] : "moved";
      return format(events[how], { zone: words.zones[event.to] });
    }
    case "countersRemoved":
      return format(events.countersRemoved, { counter: event.counter, count: event.count });
    case "sectorGiven":
      return format(events.sectorGiven, { n: event.sector });
    case "protectorNamed":
      return format(events.protectorNamed, { player: words.players[`${event.player}`] });
    case "lost":
    case "ceased":
    case "detached":
    case "dungeonLeft":
    case "regenerated":
    case "tapped":
    case "damageRemoved":
    case "leftCombat":
      return events[event.type];
    default:
      return null;
  }
}

/** The thing or player that an event is about; `null` where it is about the game. */
export function subjectOf(event: Event): Target | null {
  if ("instance" in event) return { instance: event.instance };
  return "player" in event ? { player: event.player } : null;
}
