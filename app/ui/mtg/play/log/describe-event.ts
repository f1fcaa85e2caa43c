import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import type { PlayerId, ZoneId } from "@/engine/mtg";
import { LOCAL_PLAYER, type LogLine } from "@/lib/mtg/play/types";
import { getDisplayName } from "../game/play-context";
import { describeMana } from "../table/mana-symbol";

type EventWords = {
  readonly log: Dictionary["mtgGoldfishLog"];
  readonly mana: Dictionary["mtgGoldfishTable"]["mana"];
  readonly steps: Dictionary["mtg"]["steps"];
};

/** Returns a function that puts lines of the log into words, as `describeEvent` does. */
export function useDescribeEvent(lang: Lang): (line: LogLine) => string | null {
  const log = useWords("mtgGoldfishLog");
  const mana = useWords("mtgGoldfishTable.mana");
  const steps = useWords("mtg.steps");
  return (line) => describeEvent(line, lang, { log, mana, steps });
}

/** Returns a line of the log in words; `null` for an event that another line tells. */
export function describeEvent(
  { event, name }: LogLine,
  lang: Lang,
  { log: w, mana, steps }: EventWords,
): string | null {
  const texts = w.events;
  const who = (player: PlayerId) => (player === LOCAL_PLAYER ? w.me : w.opponent);
  const it = { name: name === null ? w.card : getDisplayName(name, lang) };
  switch (event.type) {
    case "moved":
      return describeMove(event, it.name, w);
    case "turnBegan":
      return format(w.turn, { who: who(event.player), n: Math.ceil(event.turn / 2) });
    case "stepBegan":
      return format(texts.step, { step: steps[event.step] });
    case "stepSkipped":
      return format(texts.skipped, { step: steps[event.step] });
    case "starterChosen":
      return format(texts.starts, { who: who(event.player) });
    case "mulliganChosen":
      return event.keeps
        ? format(texts.kept, { who: who(event.player) })
        : format(texts.mulliganed, { who: who(event.player), n: event.taken });
    case "shuffled":
    case "drewFromEmpty":
    case "lost":
    case "won":
      return format(texts[event.type], { who: who(event.player) });
    case "lifeGained":
    case "lifeLost":
    case "poisoned":
      return format(texts[event.type], { who: who(event.player), n: event.amount });
    case "manaAdded":
    case "manaSpent":
    case "manaEmptied":
      return format(texts[event.type], { mana: describeMana(event.mana, mana) });
    case "damaged":
      return "player" in event.target
        ? format(texts.damagedPlayer, { who: who(event.target.player), n: event.amount })
        : format(texts.damaged, { ...it, n: event.amount });
    case "countersPut":
    case "countersRemoved":
      return format(texts[event.type], { ...it, counter: event.counter, n: event.count });
    case "tapped":
    case "untapped":
    case "made":
    case "ceased":
    case "attached":
    case "detached":
    case "regenerated":
    case "phasedOut":
    case "phasedIn":
    case "countered":
      return format(texts[event.type], it);
    case "looked":
      return format(texts.looked, { n: event.instances.length });
    case "attackersDeclared":
      return event.attackers.length === 0 ? null : format(texts.attackers, { n: event.attackers.length });
    case "triggered":
      return texts.triggered;
    case "gameEnded":
      return texts.ended;
    default:
      return null;
  }
}

type Move = Extract<LogLine["event"], { readonly type: "moved" }>;

function describeMove(event: Move, name: string, log: EventWords["log"]): string {
  const zone = (id: ZoneId) => log.zones[id];
  const who = (event.toPlayer as PlayerId) === LOCAL_PLAYER ? log.me : log.opponent;
  const places = { who, name, from: zone(event.from), to: zone(event.to) };
  switch (event.cause) {
    case "draw":
    case "playLand":
    case "cast":
    case "resolve":
    case "destroy":
    case "sacrifice":
    case "discard":
    case "mulligan":
    case "bottom":
      return format(log.events[event.cause], places);
    default:
      return format(log.events.moved, places);
  }
}
