import type { Cards, Event, EventType, PlayerId, ZoneId } from "@/engine/magmell";
import { ZONES } from "@/engine/magmell/model/zone";
import { type CardNames, getCardName, getInstanceName, getPlayerName, getRuleName, getTargetName } from "./names";

/** Context of a log line: cards, names and the seat it is written for (`null` shows what both players know). */
type LogContext = { readonly cards: Cards; readonly names: CardNames; readonly viewer: PlayerId | null };

type Of<Type extends EventType> = Extract<Event, { readonly type: Type }>;
type Tellers = { readonly [Type in EventType]: (event: Of<Type>, teller: LogContext) => string | null };

const ZONE_NAMES: Readonly<Record<ZoneId, string>> = {
  grimoire: "grimoire",
  stoneDeck: "stone deck",
  hand: "hand",
  battleArea: "battle area",
  stoneArea: "stone area",
  dust: "dust",
  chant: "chant",
  dream: "dream",
};

const VERBS: Readonly<Record<Of<"moved">["cause"], string>> = {
  draw: "draws",
  placeStone: "places",
  redraw: "puts back",
  use: "uses",
  resolve: "resolves",
  summon: "summons",
  destroy: "loses",
  return: "gets back",
  discard: "discards",
  negate: "has negated",
  put: "moves",
};

const list = (items: readonly string[]): string => (items.length === 0 ? "nothing" : items.join(", "));
const it = (teller: LogContext, id: number): string => getInstanceName(teller.cards, teller.names, id);
const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? "" : "s"}`;

/** Description of each type of event; null for events that another line includes. */
const TELLERS: Tellers = {
  shuffled: ({ player, zone }) => `${getPlayerName(player)} shuffles their ${ZONE_NAMES[zone]}`,
  firstPlayerChosen: ({ player }) => `${getPlayerName(player)} goes first`,
  redrawChosen: ({ player, redraw }) => `${getPlayerName(player)} ${redraw ? "redraws" : "keeps their hand"}`,
  turnBegan: ({ player, turn }) => `=== Turn ${turn}: ${getPlayerName(player)} ===`,
  phaseBegan: ({ phase }) => `--- ${phase} phase ---`,
  phaseSkipped: ({ phase }) => `The ${phase} phase is skipped`,
  turnAdded: ({ player }) => `${getPlayerName(player)} will take another turn after this one`,
  skipAdded: ({ player, phase }) => `${getPlayerName(player)} will skip their next ${phase} phase`,
  momentCame: () => null,
  moved: toldMove,
  drewFromEmpty: ({ player }) => `${getPlayerName(player)} cannot draw: the grimoire is empty`,
  stoneMissing: ({ player }) => `${getPlayerName(player)} has no stone left to place`,
  woke: ({ instance }, teller) => `${it(teller, instance)} wakes`,
  rested: ({ instance }, teller) => `${it(teller, instance)} is rested`,
  turnedFaceUp: ({ instance }, teller) => `${it(teller, instance)} is turned face up`,
  turnedFaceDown: ({ instance }, teller) => `${it(teller, instance)} is turned face down`,
  damaged: ({ target, amount, source }, teller) =>
    `${source === null ? "" : `${it(teller, source)} deals `}${amount} damage to ${getTargetName(teller.cards, teller.names, target)}`,
  damageRemoved: ({ instance, amount }, teller) => `${amount} damage is removed from ${it(teller, instance)}`,
  lifeGained: ({ player, amount }) => `${getPlayerName(player)} gains ${amount} life`,
  lifeLost: ({ player, amount }) => `${getPlayerName(player)} loses ${amount} life`,
  countersPut: ({ instance, counter, count: number }, teller) =>
    `${count(number, `${counter} counter`)} put on ${it(teller, instance)}`,
  countersRemoved: ({ instance, counter, count: number }, teller) =>
    `${count(number, `${counter} counter`)} removed from ${it(teller, instance)}`,
  tokenMade: ({ instance, player }, teller) => `${getPlayerName(player)} gets the token ${it(teller, instance)}`,
  vanished: ({ instance }, teller) => `${it(teller, instance)} vanishes`,
  triggered: ({ waiting }, teller) => `An ability of ${getCardName(teller.cards, waiting.card)} triggers`,
  abilityPut: ({ instance }, teller) => `The ability ${it(teller, instance)} goes onto the chant`,
  modeChosen: ({ instance, mode }, teller) => `Mode ${mode + 1} is chosen for ${it(teller, instance)}`,
  targeted: ({ instance, targets, division }, teller) =>
    `${it(teller, instance)} targets ${list(
      targets.map((target, index) => {
        const share = division?.[index];
        return `${getTargetName(teller.cards, teller.names, target)}${share === undefined ? "" : ` (${share})`}`;
      }),
    )}`,
  pricePaid: ({ player, instance }, teller) => `${getPlayerName(player)} pays a price for ${it(teller, instance)}`,
  waived: ({ player, instance }, teller) => `${getPlayerName(player)} pays nothing for ${it(teller, instance)}`,
  used: ({ player, instance }, teller) => `${getPlayerName(player)} has used ${it(teller, instance)}`,
  resolved: ({ instance }, teller) => `${it(teller, instance)} is resolved`,
  negated: ({ instance }, teller) => `${it(teller, instance)} is negated`,
  effectBegan: ({ lasting }, teller) => `An effect of ${getCardName(teller.cards, lasting.scope.card)} begins`,
  effectEnded: () => "An effect ends",
  controlChanged: ({ instance, player }, teller) => `${getPlayerName(player)} now controls ${it(teller, instance)}`,
  battleBegan: ({ player, attacker }, teller) => `${getPlayerName(player)} attacks with ${it(teller, attacker)}`,
  stepBegan: ({ step }) => `- ${step} step`,
  attacked: ({ attacker, target }, teller) =>
    `${it(teller, attacker)} attacks ${getTargetName(teller.cards, teller.names, target)}`,
  defended: ({ defender, attacker }, teller) => `${it(teller, defender)} defends against ${it(teller, attacker)}`,
  undefended: () => null,
  targetRestored: ({ target }, teller) =>
    `The attack turns back to ${getTargetName(teller.cards, teller.names, target)}`,
  battleBroken: () => "The battle ends early",
  battleEnded: () => "The battle is over",
  looked: ({ player, instances }, teller) =>
    `${getPlayerName(player)} looks at ${teller.viewer === player ? list(instances.map((id) => it(teller, id))) : count(instances.length, "card")}`,
  revealed: ({ player, cards }, teller) =>
    `${getPlayerName(player)} shows ${list(cards.map((card) => getCardName(teller.cards, card)))}`,
  searched: ({ player, zone, found }) =>
    `${getPlayerName(player)} searches a ${ZONE_NAMES[zone]} and finds ${count(found, "card")}`,
  arranged: ({ player, zone, instances, position }) =>
    `${getPlayerName(player)} puts ${count(instances.length, "card")} on the ${position} of a ${ZONE_NAMES[zone]}`,
  replaced: ({ source }, teller) => `${it(teller, source)} makes something else happen instead`,
  byHand: ({ source, text }, teller) => `${it(teller, source)} has to be played by hand: ${text}`,
  actedByHand: ({ player, act }) => `${getPlayerName(player)} does something by hand: ${act}`,
  defeated: ({ player }) => `${getPlayerName(player)} is defeated`,
  won: ({ player }) => `${getPlayerName(player)} wins by an effect`,
  gameEnded: ({ winner }) => (winner === null ? "The game is a draw" : `${getPlayerName(winner)} wins the game`),
};

function toldMove(event: Of<"moved">, teller: LogContext): string {
  const sees = (zone: ZoneId, player: PlayerId): boolean =>
    ZONES[zone].public || (ZONES[zone].ownerSees && teller.viewer === player);
  const known = sees(event.from, event.player) || (sees(event.to, event.toPlayer) && !event.faceDown);
  const what = known ? getInstanceName(teller.cards, teller.names, event.becomes) : "a card";
  const way = `${ZONE_NAMES[event.from]} to ${event.bottom ? "the bottom of the " : ""}${ZONE_NAMES[event.to]}`;
  const marks = [event.rested ? "rested" : "", event.faceDown ? "face down" : ""].filter((mark) => mark !== "");
  return `${getPlayerName(event.toPlayer)} ${VERBS[event.cause]} ${what} (${[way, ...marks].join(", ")})`;
}

/** Describes events, one per line, each with its rule number. */
export function formatLogLines(events: readonly Event[], teller: LogContext): readonly string[] {
  return events.flatMap((event) => {
    const tell = TELLERS[event.type] as (event: Event, teller: LogContext) => string | null;
    const text = tell(event, teller);
    return text === null ? [] : [`  ${text}  [${getRuleName(event.rule)}]`];
  });
}
