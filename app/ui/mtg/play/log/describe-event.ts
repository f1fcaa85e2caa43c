import type { Dictionary } from "@/app/i18n/dictionary";
import { format, formatPlural, type PluralForms, selectPlural, selectVerbForms } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import type { PlayerId, ZoneId } from "@/engine/mtg";
import { LOCAL_PLAYER, type LogLine } from "@/lib/mtg/play/types";
import { getDisplayName } from "../game/play-context";
import { describeMana } from "../table/mana-symbol";

export type EventWords = {
  readonly log: Dictionary["mtgGoldfishLog"];
  readonly mana: Dictionary["mtgGoldfishTable"]["mana"];
  readonly steps: Dictionary["mtg"]["steps"];
};

/** Describes a log line; null for an event that another line includes. */
export function describeEvent(
  { event, name, turn }: LogLine,
  lang: Lang,
  { log: w, mana, steps }: EventWords,
): string | null {
  const texts = w.events;
  const told = (text: string, player: PlayerId, values: Values = {}) => formatPlayerLine(text, player, w, values);
  const toldCount = (forms: PluralForms, player: PlayerId, n: number) =>
    told(selectPlural(lang, forms, n), player, { n });
  const it = { name: name === null ? w.card : getDisplayName(name, lang) };
  switch (event.type) {
    case "moved":
      return describeMove(event, it.name, w);
    case "turnBegan":
      return told(w.turn, event.player, { n: turn });
    case "stepBegan":
      return format(texts.step, { step: steps[event.step] });
    case "stepSkipped":
      return format(texts.skipped, { step: steps[event.step] });
    case "starterChosen":
      return told(texts.starts, event.player);
    case "mulliganChosen":
      return event.keeps ? told(texts.kept, event.player) : told(texts.mulliganed, event.player, { n: event.taken });
    case "shuffled":
    case "drewFromEmpty":
    case "lost":
    case "won":
      return told(texts[event.type], event.player);
    case "lifeGained":
    case "lifeLost":
    case "poisoned":
      return told(texts[event.type], event.player, { n: event.amount });
    case "manaAdded":
    case "manaSpent":
    case "manaEmptied":
      return told(texts[event.type], event.player, { mana: describeMana(event.mana, mana) });
    case "damaged":
      return "player" in event.target
        ? told(texts.damagedPlayer, event.target.player, { n: event.amount })
        : format(texts.damaged, { ...it, n: event.amount });
    case "countersPut":
    case "countersRemoved":
      return formatPlural(lang, texts[event.type], event.count, { ...it, counter: event.counter });
    case "tapped":
    case "untapped":
    case "made":
    case "attached":
    case "detached":
    case "regenerated":
    case "phasedOut":
    case "phasedIn":
    case "countered":
      return format(texts[event.type], it);
    case "looked":
      return toldCount(texts.looked, event.player, event.instances.length);
    case "attackersDeclared":
      return event.attackers.length === 0 ? null : toldCount(texts.attackers, event.player, event.attackers.length);
    case "triggered":
      return texts.triggered;
    case "gameEnded":
      return texts.ended;
    default:
      return null;
  }
}

type Values = Readonly<Record<string, string | number>>;

/** Returns a line whose subject may be a player, `{who}`: “You draw Forest”, “Opponent draws Forest”. */
function formatPlayerLine(text: string, player: PlayerId, log: EventWords["log"], values: Values): string {
  const isYou = player === LOCAL_PLAYER;
  return format(selectVerbForms(text, isYou), { who: isYou ? log.me : log.opponent, ...values });
}

type Move = Extract<LogLine["event"], { readonly type: "moved" }>;

function describeMove(event: Move, name: string, log: EventWords["log"]): string {
  const zone = (id: ZoneId) => log.zones[id];
  const places = { name, from: zone(event.from), to: zone(event.to) };
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
      return formatPlayerLine(log.events[event.cause], event.toPlayer as PlayerId, log, places);
    default:
      return format(log.events.moved, places);
  }
}
