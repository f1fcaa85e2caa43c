import { say, sayCount } from "@/app/ui/i18n/define";
import type { EventType, EventView, InstanceId } from "@/engine/magmell";
import type { LogLine } from "@/lib/goldfish/types";
import { sayAct } from "./by-hand";
import { sayCard, sayCards, sayCounter, sayNamed, sayPlayer, sayTarget, type Teller } from "./teller";

type Of<Type extends EventType> = Extract<EventView, { readonly type: Type }>;
type Say<Type extends EventType> = (event: Of<Type>, teller: Teller, line: LogLine) => string | null;

const name = (teller: Teller, { named }: LogLine, id: InstanceId): string => sayNamed(teller, named[id]);

/** One sentence of the words with the name of an instance. */
const about =
  (key: "negated" | "triggered" | "abilityPut" | "replaced" | "battleBegan") =>
  (id: InstanceId, teller: Teller, line: LogLine): string =>
    say(teller.words.log[key], { name: name(teller, line, id) });

/** What happens to single cards, all of them in one sentence. */
const single =
  (key: "woke" | "rested" | "turnedFaceUp" | "turnedFaceDown") =>
  (_event: unknown, teller: Teller, { cards }: LogLine): string =>
    say(teller.words.log[key], { names: sayCards(teller, cards) });

const sayCounters =
  (key: "countersPut" | "countersRemoved") =>
  ({ instance, counter, count }: Of<"countersPut" | "countersRemoved">, teller: Teller, line: LogLine): string => {
    const values = { name: name(teller, line, instance), counter: sayCounter(teller, counter), n: count };
    return say(teller.words.log[key], values);
  };

/** A sentence for every sort of event; `null` for what needs none, because a heading or the line beside it says it. */
export const EVENT_WORDS: { readonly [Type in EventType]: Say<Type> } = {
  shuffled: ({ zone }, { words: { log } }) => (zone === "stoneDeck" ? log.shuffledStoneDeck : log.shuffledGrimoire),
  firstPlayerChosen: ({ player }, { words: { log }, viewer }) => (player === viewer ? log.goFirst : null),
  redrawChosen: ({ redraw }, { words: { log } }) => (redraw ? log.redraw : log.keep),
  turnBegan: () => null,
  phaseBegan: () => null,
  phaseSkipped: ({ phase }, { words }) => say(words.log.skipped, { phase: words.phases[phase] }),
  momentCame: () => null,
  moved: sayMove,
  drewFromEmpty: (_event, { words: { log } }) => log.empty,
  stoneMissing: (_event, { words: { log } }) => log.noStone,
  woke: single("woke"),
  rested: single("rested"),
  turnedFaceUp: single("turnedFaceUp"),
  turnedFaceDown: single("turnedFaceDown"),
  damaged: ({ target, amount, source }, teller, line) => {
    const { log } = teller.words;
    const values = { target: sayTarget(teller, line.named, target), n: amount };
    if (source === null) return say(log.damaged, values);
    return say(log.damagedBy, { ...values, name: name(teller, line, source) });
  },
  damageRemoved: ({ instance, amount }, teller, line) =>
    say(teller.words.log.damageRemoved, { name: name(teller, line, instance), n: amount }),
  lifeGained: ({ amount }, { words: { log } }) => say(log.lifeGained, { n: amount }),
  lifeLost: ({ amount }, { words: { log } }) => say(log.lifeLost, { n: amount }),
  countersPut: sayCounters("countersPut"),
  countersRemoved: sayCounters("countersRemoved"),
  tokenMade: ({ card }, teller) => say(teller.words.log.tokenMade, { name: sayCard(teller, card) }),
  // What an ability leaves behind when it has been resolved or negated is told there.
  vanished: ({ instance, rule }, teller, line) => {
    const { log } = teller.words;
    if (rule === "mag:703.4.1.2") return say(log.notAimed, { name: name(teller, line, instance) });
    return line.named[instance]?.isAbility ? null : say(log.vanished, { name: name(teller, line, instance) });
  },
  triggered: ({ waiting }, teller) =>
    say(teller.words.log.triggered, {
      name: sayNamed(teller, { card: waiting.card, player: waiting.controller, isAbility: true }),
    }),
  abilityPut: ({ instance }, teller, line) => about("abilityPut")(instance, teller, line),
  modeChosen: ({ instance, mode }, teller, line) =>
    say(teller.words.log.modeChosen, { name: name(teller, line, instance), n: mode + 1 }),
  targeted: sayTargets,
  // Told when it was put onto the chant.
  used: () => null,
  // Of a card, its move from the chant is told.
  resolved: ({ instance }, teller, line) =>
    line.named[instance]?.isAbility ? say(teller.words.log.resolved, { name: name(teller, line, instance) }) : null,
  negated: ({ instance }, teller, line) => about("negated")(instance, teller, line),
  effectBegan: ({ lasting }, teller) => {
    const { log, byHand } = teller.words;
    const { card } = lasting.scope;
    const name = card < 0 ? byHand.name : sayCard(teller, card);
    return say(log.effectBegan, { name, until: log.durations[lasting.until] });
  },
  effectEnded: (_event, { words: { log } }) => log.effectEnded,
  controlChanged: ({ instance, player }, teller, line) =>
    say(teller.words.log.controlChanged, { name: name(teller, line, instance), who: sayPlayer(teller, player) }),
  battleBegan: ({ attacker }, teller, line) => about("battleBegan")(attacker, teller, line),
  stepBegan: ({ step }, { words: { log } }) => say(log.stepBegan, { step: log.steps[step] }),
  attacked: ({ attacker, target }, teller, line) =>
    say(teller.words.log.attacked, {
      name: name(teller, line, attacker),
      target: sayTarget(teller, line.named, target),
    }),
  defended: ({ defender, attacker }, teller, line) =>
    say(teller.words.log.defended, { name: name(teller, line, defender), target: name(teller, line, attacker) }),
  targetRestored: ({ target }, teller, line) =>
    say(teller.words.log.targetRestored, { target: sayTarget(teller, line.named, target) }),
  battleBroken: (_event, { words: { log } }) => log.battleBroken,
  battleEnded: (_event, { words: { log } }) => log.battleEnded,
  looked: ({ instances }, teller, { named }) =>
    say(teller.words.log.looked, {
      names: sayCards(
        teller,
        instances.map((id) => named[id]?.card ?? null),
      ),
    }),
  // A card that is used is shown, which its use tells.
  revealed: ({ cards, rule }, teller) =>
    rule === "mag:702.3.1" ? null : say(teller.words.log.revealed, { names: sayCards(teller, cards) }),
  searched: ({ zone, found }, { lang, words: { log } }) =>
    sayCount(lang, log.searched, found, { zone: log.zones[zone] }),
  arranged: ({ zone, instances, position }, { lang, words: { log } }) =>
    sayCount(lang, position === "top" ? log.arrangedTop : log.arrangedBottom, instances.length, {
      zone: log.zones[zone],
    }),
  replaced: ({ source }, teller, line) => about("replaced")(source, teller, line),
  byHand: ({ source, text }, teller, line) =>
    say(teller.words.log.byHand, { name: name(teller, line, source), text: text.replaceAll("\n", " ") }),
  actedByHand: ({ act }, teller) => say(teller.words.byHand.acted, { act: sayAct(teller, act) }),
  defeated: ({ player, rule }, { words: { over }, viewer }) => (player === viewer ? over.own : over.other)[rule],
  won: ({ player }, teller) => say(teller.words.log.wonByEffect, { who: sayPlayer(teller, player) }),
  gameEnded: ({ winner }, { words: { log }, viewer }) =>
    winner === null ? log.drawn : winner === viewer ? log.won : log.lost,
};

function sayMove({ cause, to }: Of<"moved">, teller: Teller, { cards }: LogLine): string {
  const { log } = teller.words;
  const hidden = cards.includes(null);
  switch (cause) {
    case "redraw":
      return sayCount(teller.lang, log.returned, cards.length);
    case "placeStone":
      return say(log.stone, { names: sayCards(teller, cards) });
    case "draw":
      if (hidden) return sayCount(teller.lang, log.drawHidden, cards.length);
      return say(log.draw, { names: sayCards(teller, cards) });
    default:
      return say(log.moves[cause], { names: sayCards(teller, cards), zone: log.zones[to] });
  }
}

function sayTargets({ instance, targets, division }: Of<"targeted">, teller: Teller, line: LogLine): string {
  const { log } = teller.words;
  if (targets.length === 0) return say(log.notTargeted, { name: name(teller, line, instance) });
  const list = targets.map((target, place) => {
    const share = division?.[place];
    const said = sayTarget(teller, line.named, target);
    return share === undefined ? said : say(log.share, { target: said, n: share });
  });
  return say(log.targeted, { name: name(teller, line, instance), list: list.join(log.join) });
}
