import type { Lang } from "@/app/i18n/lang";
import type { CardIndex, GameView, InstanceId, InstanceView, PlayerId, ZoneId } from "@/engine/magmell";
import { PLAYERS } from "@/engine/magmell";
import type { LineComparison } from "@/lib/magmell/play/lines/compare-lines";
import type { GoldfishCommand, NodeId, TableView } from "@/lib/magmell/play/types";
import type { GoldfishCard } from "../goldfish-card";
import type { LogFormatter } from "../log/log-formatter";
import type { Life } from "./use-goldfish";
import type { TargetSelection } from "./use-target-selection";

/** The enlarged card, with its instance if it is on the table. */
export type ShownCard = { readonly card: CardIndex; readonly instance: InstanceId | null };

/** Data and handlers that all parts of the table share. */
export type TableContext = {
  readonly table: TableView;
  /** By card index, tokens included. */
  readonly cards: readonly GoldfishCard[];
  readonly lang: Lang;
  readonly formatter: LogFormatter;
  readonly picking: TargetSelection;
  /** Latest life change of each player. */
  readonly lifeChange: Life;
  readonly onCommand: (command: GoldfishCommand) => void;
  /** Opens the large view of a card. */
  readonly onShow: (shown: ShownCard) => void;
  /** Shows a card in the pane next to the table, where there is room for one. */
  readonly onLook: (shown: ShownCard) => void;
  /** Compares two lines of play; null if the worker has failed. */
  readonly onCompare: (one: NodeId, other: NodeId) => Promise<LineComparison | null>;
  /** Returns the replay path of this game, without the language; null if there is none. */
  readonly onReplayPath: () => Promise<string | null>;
};

/** An instance with its zone; `hidden` is a pile that the viewer may look at for the open question. */
export type LocatedInstance = {
  readonly instance: InstanceView;
  readonly zone: Exclude<ZoneId, "grimoire" | "stoneDeck"> | "hidden";
  readonly player: PlayerId;
  /** Number of a unit among the equal units of its player; null if there is only one. */
  readonly nth: number | null;
};

/** Returns a number for each unit that shares its card with another unit of the same player, in display order. */
export function numberNamesakes(units: readonly InstanceView[]): ReadonlyMap<InstanceId, number> {
  const numbers = new Map<InstanceId, number>();
  for (const { id, controller, card } of units) {
    const sames = units.filter((other) => other.controller === controller && other.card === card);
    if (sames.length > 1) numbers.set(id, sames.findIndex((other) => other.id === id) + 1);
  }
  return numbers;
}

/** Returns all instances that the viewer sees, by id, each with its zone. */
export function locateInstances(view: GameView): ReadonlyMap<InstanceId, LocatedInstance> {
  const lying = new Map<InstanceId, LocatedInstance>();
  const numbers = numberNamesakes(view.battleArea);
  const put = (instances: readonly InstanceView[], zone: LocatedInstance["zone"], player: PlayerId | null) => {
    for (const instance of instances) {
      const nth = numbers.get(instance.id) ?? null;
      lying.set(instance.id, { instance, zone, player: player ?? instance.controller, nth });
    }
  };
  put(view.shown, "hidden", null);
  for (const player of PLAYERS) {
    const { hand, stoneArea, dust } = view.sides[player];
    put(hand ?? [], "hand", player);
    put(stoneArea, "stoneArea", player);
    put(dust, "dust", player);
  }
  put(view.battleArea, "battleArea", null);
  put(view.chant, "chant", null);
  put(view.dream, "dream", null);
  return lying;
}
