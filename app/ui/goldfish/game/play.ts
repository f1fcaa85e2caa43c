import type { Lang } from "@/app/ui/i18n";
import type { CardIndex, GameView, InstanceId, InstanceView, PlayerId, Target, ZoneId } from "@/engine/magmell";
import { PLAYERS } from "@/engine/magmell";
import type { Command, Table } from "@/lib/goldfish/types";
import type { GoldfishCard } from "../goldfish-card";
import type { GoldfishWords } from "../goldfish-words";
import { sayCard, sayPlayer, type Teller } from "../log/teller";
import type { Picking } from "./use-picking";

/** What is shown large: a card, and where it lies if it lies anywhere. */
export type Shown = { readonly card: CardIndex; readonly instance: InstanceId | null };

/** All that the parts of the table draw from and act through. */
export type Play = {
  readonly table: Table;
  /** By card index, tokens included. */
  readonly cards: readonly GoldfishCard[];
  readonly lang: Lang;
  readonly words: GoldfishWords;
  readonly teller: Teller;
  readonly picking: Picking;
  readonly onCommand: (command: Command) => void;
  readonly onShow: (shown: Shown) => void;
};

/** An instance and where it lies; `hidden` is a pile that the viewer may look into for the open question. */
export type Lying = {
  readonly instance: InstanceView;
  readonly zone: Exclude<ZoneId, "grimoire" | "stoneDeck"> | "hidden";
  readonly player: PlayerId;
};

/** Everything that the viewer sees, by identity. */
export function layOut(view: GameView): ReadonlyMap<InstanceId, Lying> {
  const lying = new Map<InstanceId, Lying>();
  const put = (instances: readonly InstanceView[], zone: Lying["zone"], player: PlayerId | null) => {
    for (const instance of instances) {
      lying.set(instance.id, { instance, zone, player: player ?? instance.controller });
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

/** What a player or an instance on the table is called. */
export function nameOf(teller: Teller, lying: ReadonlyMap<InstanceId, Lying>, target: Target): string {
  if ("player" in target) return sayPlayer(teller, target.player);
  const instance = lying.get(target.instance)?.instance;
  const name = sayCard(teller, instance?.card);
  return instance?.ability == null ? name : teller.words.play.table.ability.replace("{name}", name);
}
