import {
  type Cards,
  type GameState,
  getCardDefinition,
  type PlayerId,
  type SymbolCounts,
  viewGame,
} from "@/engine/magmell";
import type { GameView, InstanceView } from "@/engine/magmell/machine/view";
import { getOpponent } from "@/engine/magmell/model/ids";
import { getCardName, getPlayerName } from "./names";

/** Formats the table as one player sees it, the opponent's side above. */
export function formatTable(cards: Cards, state: GameState, viewer: PlayerId): readonly string[] {
  const seen = viewGame(cards, state, viewer);
  const { turn, turnPlayer, phase, battle, sides } = seen;
  const shared = (title: string, instances: readonly InstanceView[]): readonly string[] =>
    instances.map((instance) => `  ${title}: ${piece(cards, instance)}`);
  return [
    "",
    `Turn ${turn} of ${getPlayerName(turnPlayer)}, ${phase ?? "preparation"}${battle === null ? "" : `, ${battle.step} step`}`,
    ...sideLines(cards, seen, getOpponent(viewer)),
    ...shared("on the chant", seen.chant),
    ...shared("in the dream", seen.dream),
    ...sideLines(cards, seen, viewer),
    ...(sides[viewer].hand ?? []).map(
      (instance) => `    in hand: ${piece(cards, instance)} ${printed(cards, instance)}`,
    ),
  ];
}

function sideLines(cards: Cards, { sides, battleArea }: GameView, player: PlayerId): readonly string[] {
  const { life, handCount, grimoire, stoneDeck, stoneArea, dust } = sides[player];
  const counts = `life ${life}, hand ${handCount}, grimoire ${grimoire}, stone deck ${stoneDeck}, dust ${dust.length}`;
  const units = battleArea.filter(({ controller }) => controller === player);
  return [
    `  ${getPlayerName(player)}: ${counts}`,
    ...(stoneArea.length === 0 ? [] : [`    stones: ${stoneArea.map((stone) => piece(cards, stone)).join(", ")}`]),
    ...units.map((unit) => `    unit: ${piece(cards, unit)}`),
  ];
}

function piece(cards: Cards, { card, id, ap, hp, damage, rested, faceDown, counters }: InstanceView): string {
  const marks = [
    ...(rested ? ["rested"] : []),
    ...(faceDown ? ["face down"] : []),
    ...(damage > 0 ? [`damage ${damage}`] : []),
    ...Object.entries(counters ?? {}).map(([name, number]) => `${number} ${name}`),
  ];
  const points = ap === null ? "" : ` ${ap}/${hp}`;
  return `${getCardName(cards, card)} #${id}${points}${marks.length === 0 ? "" : ` (${marks.join(", ")})`}`;
}

/** Printed values of a card: costs, points, text. */
function printed(cards: Cards, { card }: InstanceView): string {
  if (card === null) return "";
  const { kind, timing, useCost, catalyst, ap, hp, text } = getCardDefinition(cards, card);
  const points = ap === null ? "" : ` ${ap}/${hp ?? 0}`;
  const facedown = symbols(catalyst) === "0" ? "" : `, catalyst ${symbols(catalyst)}`;
  return `- ${timing ?? ""} ${kind}${points}, cost ${symbols(useCost)}${facedown}${text === "" ? "" : `: ${text}`}`;
}

/** `1rg`: the part of any color, then each colored symbol. */
function symbols({ blue, green, red, any }: SymbolCounts): string {
  const colored = "b".repeat(blue) + "g".repeat(green) + "r".repeat(red);
  return `${any > 0 || colored === "" ? any : ""}${colored}`;
}
