import { format, formatPlural } from "@/app/i18n/format";
import type { EventType, EventView, InstanceId } from "@/engine/magmell";
import type { LogLine } from "@/lib/magmell/play/types";
import { findMagicAbility, getAbilityHeading, getAbilityText, getModeText } from "./ability-text";
import { describeManualAction } from "./by-hand";
import {
  formatCard,
  formatCards,
  formatCounter,
  formatIdentity,
  formatPlayer,
  formatTarget,
  type LogFormatter,
} from "./log-formatter";

type Of<Type extends EventType> = Extract<EventView, { readonly type: Type }>;
type Say<Type extends EventType> = (event: Of<Type>, formatter: LogFormatter, line: LogLine) => string | null;

const name = (formatter: LogFormatter, { named }: LogLine, id: InstanceId): string =>
  formatIdentity(formatter, named[id]);

/** One sentence of the words with the name of an instance. */
const about =
  (key: "negated" | "pricePaid" | "triggered" | "abilityPut" | "battleBegan") =>
  (id: InstanceId, formatter: LogFormatter, line: LogLine): string =>
    format(formatter.words.log[key], { name: name(formatter, line, id) });

/** Text for an event about several cards, as one sentence. */
const single =
  (key: "woke" | "rested" | "turnedFaceUp" | "turnedFaceDown") =>
  (_event: unknown, formatter: LogFormatter, { cards }: LogLine): string =>
    format(formatter.words.log[key], { names: formatCards(formatter, cards) });

const sayCounters =
  (key: "countersPut" | "countersRemoved") =>
  (
    { instance, counter, count }: Of<"countersPut" | "countersRemoved">,
    formatter: LogFormatter,
    line: LogLine,
  ): string => {
    const values = { name: name(formatter, line, instance), counter: formatCounter(formatter, counter) };
    return formatPlural(formatter.lang, formatter.words.log[key], count, values);
  };

/** A sentence for each event type; null if a heading or the next line already says it. */
export const EVENT_FORMATTERS: { readonly [Type in EventType]: Say<Type> } = {
  shuffled: ({ zone }, { words: { log } }) => (zone === "stoneDeck" ? log.shuffledStoneDeck : log.shuffledGrimoire),
  firstPlayerChosen: ({ player }, { words: { log }, viewer }) => (player === viewer ? log.goFirst : null),
  redrawChosen: ({ redraw }, { words: { log } }) => (redraw ? log.redraw : log.keep),
  turnBegan: () => null,
  phaseBegan: () => null,
  phaseSkipped: ({ rule, phase }, { words }) =>
    format(rule === "mag:101" ? words.log.leftOut : words.log.skipped, { phase: words.phases[phase] }),
  turnAdded: ({ player }, formatter) => format(formatter.words.log.turnAdded, { who: formatPlayer(formatter, player) }),
  skipAdded: ({ phase }, { words }) => format(words.log.skipAdded, { phase: words.phases[phase] }),
  momentCame: () => null,
  moved: sayMove,
  drewFromEmpty: (_event, { words: { log } }) => log.empty,
  stoneMissing: (_event, { words: { log } }) => log.noStone,
  woke: single("woke"),
  rested: single("rested"),
  turnedFaceUp: single("turnedFaceUp"),
  turnedFaceDown: single("turnedFaceDown"),
  damaged: ({ target, amount, source }, formatter, line) => {
    const { log } = formatter.words;
    const values = { target: formatTarget(formatter, line.named, target), n: amount };
    if (source === null) return format(log.damaged, values);
    return format(log.damagedBy, { ...values, name: name(formatter, line, source) });
  },
  damageRemoved: ({ instance, amount }, formatter, line) =>
    format(formatter.words.log.damageRemoved, { name: name(formatter, line, instance), n: amount }),
  lifeGained: ({ amount }, { words: { log } }) => format(log.lifeGained, { n: amount }),
  lifeLost: ({ amount }, { words: { log } }) => format(log.lifeLost, { n: amount }),
  countersPut: sayCounters("countersPut"),
  countersRemoved: sayCounters("countersRemoved"),
  tokenMade: ({ card }, formatter) => format(formatter.words.log.tokenMade, { name: formatCard(formatter, card) }),
  // What an ability leaves behind when it has been resolved or negated is told there.
  vanished: ({ instance, rule }, formatter, line) => {
    const { log } = formatter.words;
    if (rule === "mag:703.4.1.2") return format(log.notAimed, { name: name(formatter, line, instance) });
    return line.named[instance]?.isAbility ? null : format(log.vanished, { name: name(formatter, line, instance) });
  },
  triggered: sayTrigger,
  abilityPut: ({ instance }, formatter, line) => about("abilityPut")(instance, formatter, line),
  modeChosen: sayMode,
  targeted: sayTargets,
  pricePaid: ({ instance }, formatter, line) => about("pricePaid")(instance, formatter, line),
  waived: ({ instance, part }, formatter, line) =>
    format(formatter.words.log.waived[part], { name: name(formatter, line, instance) }),
  // Told when it was put onto the chant.
  used: () => null,
  // Of a card, its move from the chant is told.
  resolved: ({ instance }, formatter, line) =>
    line.named[instance]?.isAbility
      ? format(formatter.words.log.resolved, { name: name(formatter, line, instance) })
      : null,
  negated: ({ instance }, formatter, line) => about("negated")(instance, formatter, line),
  effectBegan: ({ lasting }, formatter) => {
    const { log, byHand } = formatter.words;
    const { card } = lasting.scope;
    const name = card < 0 ? byHand.name : formatCard(formatter, card);
    return format(log.effectBegan, { name, until: log.durations[lasting.until] });
  },
  effectEnded: (_event, { words: { log } }) => log.effectEnded,
  controlChanged: ({ instance, player }, formatter, line) =>
    format(formatter.words.log.controlChanged, {
      name: name(formatter, line, instance),
      who: formatPlayer(formatter, player),
    }),
  battleBegan: ({ attacker }, formatter, line) => about("battleBegan")(attacker, formatter, line),
  stepBegan: ({ step }, { words: { log } }) => format(log.stepBegan, { step: log.steps[step] }),
  attacked: ({ attacker, target }, formatter, line) =>
    format(formatter.words.log.attacked, {
      name: name(formatter, line, attacker),
      target: formatTarget(formatter, line.named, target),
    }),
  defended: ({ defender, attacker }, formatter, line) =>
    format(formatter.words.log.defended, {
      name: name(formatter, line, defender),
      target: name(formatter, line, attacker),
    }),
  // The battle goes on with its next step.
  undefended: () => null,
  targetRestored: ({ target }, formatter, line) =>
    format(formatter.words.log.targetRestored, { target: formatTarget(formatter, line.named, target) }),
  battleBroken: (_event, { words: { log } }) => log.battleBroken,
  battleEnded: (_event, { words: { log } }) => log.battleEnded,
  looked: ({ instances }, formatter, { named }) =>
    format(formatter.words.log.looked, {
      names: formatCards(
        formatter,
        instances.map((id) => named[id]?.card ?? null),
      ),
    }),
  // A card that is used is shown, which its use tells.
  revealed: ({ cards, rule }, formatter) =>
    rule === "mag:702.3.1" ? null : format(formatter.words.log.revealed, { names: formatCards(formatter, cards) }),
  searched: ({ zone, found }, { lang, words: { log } }) =>
    formatPlural(lang, log.searched, found, { zone: log.zones[zone] }),
  arranged: ({ zone, instances, position }, { lang, words: { log } }) =>
    formatPlural(lang, position === "top" ? log.arrangedTop : log.arrangedBottom, instances.length, {
      zone: log.zones[zone],
    }),
  replaced: sayInstead,
  byHand: ({ source, text }, formatter, line) =>
    format(formatter.words.log.byHand, { name: name(formatter, line, source), text: text.replaceAll("\n", " ") }),
  actedByHand: ({ act }, formatter) =>
    format(formatter.words.byHand.acted, { act: describeManualAction(formatter, act) }),
  defeated: ({ player, rule }, { words: { over }, viewer }) => (player === viewer ? over.own : over.other)[rule],
  won: ({ player }, formatter) => format(formatter.words.log.wonByEffect, { who: formatPlayer(formatter, player) }),
  gameEnded: ({ winner }, { words: { log }, viewer }) =>
    winner === null ? log.drawn : winner === viewer ? log.won : log.lost,
};

/** A trigger by its card, and by its text where the card has several that trigger. */
function sayTrigger({ waiting: { card, controller, ability } }: Of<"triggered">, formatter: LogFormatter): string {
  const { log } = formatter.words;
  const name = formatIdentity(formatter, { card, player: controller, isAbility: true });
  const several = (formatter.cards[card]?.abilities ?? []).filter(({ type }) => type === "triggered").length > 1;
  const text = several ? getAbilityHeading(formatter, ability) : null;
  return text === null ? format(log.triggered, { name }) : format(log.triggerTold, { name, text });
}

/** Describes a replacement: the card that makes it, and the new event if one sentence can. */
function sayInstead({ source, ability }: Of<"replaced">, formatter: LogFormatter, line: LogLine): string {
  const { log } = formatter.words;
  const place = formatter.abilities[ability];
  const card = place && formatter.cards[place.card];
  const known = formatIdentity(
    formatter,
    line.named[source] ?? { card: place?.card ?? null, player: null, isAbility: false },
  );
  const written = place && card?.abilities[place.index];
  if (written?.type === "replacement" && "what" in written.on && written.on.what === "self") {
    const { rested, faceDown, to } = written.instead;
    if (rested) return format(log.instead.rested, { name: known });
    if (faceDown) return format(log.instead.faceDown, { name: known });
    if (to !== undefined) return format(log.instead.to, { name: known, zone: log.zones[to] });
  }
  const text = place && card ? getAbilityText(formatter.lang, card, place)?.head : undefined;
  return text ? format(log.instead.text, { name: known, text }) : format(log.replaced, { name: known });
}

function sayMove({ cause, to }: Of<"moved">, formatter: LogFormatter, { cards }: LogLine): string {
  const { log } = formatter.words;
  const hidden = cards.includes(null);
  switch (cause) {
    case "redraw":
      return formatPlural(formatter.lang, log.returned, cards.length);
    case "placeStone":
      return format(log.stone, { names: formatCards(formatter, cards) });
    case "draw":
      if (hidden) return formatPlural(formatter.lang, log.drawHidden, cards.length);
      return format(log.draw, { names: formatCards(formatter, cards) });
    default:
      return format(log.moves[cause], { names: formatCards(formatter, cards), zone: log.zones[to] });
  }
}

/** The chosen mode by its text, or by its number where the text does not show it alone. */
function sayMode({ instance, mode }: Of<"modeChosen">, formatter: LogFormatter, line: LogLine): string {
  const { log } = formatter.words;
  const index = line.named[instance]?.card ?? null;
  const card = index === null ? undefined : formatter.cards[index];
  const { ability, isAbility = false } = line.named[instance] ?? {};
  const ofAbility = ability === undefined ? undefined : formatter.abilities[ability];
  const place = isAbility || card === undefined ? ofAbility : findMagicAbility(card.abilities, index ?? 0);
  const text = card && place ? getModeText(formatter.lang, card, place, mode) : null;
  const called = name(formatter, line, instance);
  return text === null
    ? format(log.modeChosen, { name: called, n: mode + 1 })
    : format(log.modeTold, { name: called, text });
}

function sayTargets({ instance, targets, division }: Of<"targeted">, formatter: LogFormatter, line: LogLine): string {
  const { log } = formatter.words;
  if (targets.length === 0) return format(log.notTargeted, { name: name(formatter, line, instance) });
  const list = targets.map((target, place) => {
    const share = division?.[place];
    const said = formatTarget(formatter, line.named, target);
    return share === undefined ? said : format(log.share, { target: said, n: share });
  });
  return format(log.targeted, { name: name(formatter, line, instance), list: list.join(log.join) });
}
