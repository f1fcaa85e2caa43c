import { describe, expect } from "vitest";
import type { Instance } from "../../model/instance";
import type { Game } from "../../model/state";
import {
  createEmptyZones,
  findInstance,
  getZoneInstances,
  isSharedZone,
  type OwnZone,
  type SharedZone,
  ZONE_IDS,
  type ZoneId,
} from "../../model/zone";
import { rule } from "../../testing/rule";
import { createTestGame, getNamesInZone, type PlayerSetup } from "../../testing/scenario/table";
import { applyEvent } from "./apply-event";
import { createMoveEvent } from "./move-event";

const UNIT = "b 1/1";
const EMPTY_PILES: PlayerSetup = { grimoire: [], stoneDeck: [] };

/** A table with my cards and nothing else. */
const tableOf = (me: PlayerSetup): Game => createTestGame({ me: { ...EMPTY_PILES, ...me }, you: EMPTY_PILES });
const STONE = "青の魔石";

function move(game: Game, instance: Instance, from: ZoneId, to: ZoneId): void {
  const event = createMoveEvent(game, { zone: from, player: 0, instance }, to, { cause: "put", rule: "mag:401.6" });
  if (event === null) throw new Error(`It cannot go to ${to}`);
  applyEvent(game, event);
}

/** The zone in which the only card of `from` arrives when it is moved to `to`. */
function moved(piece: string, from: ZoneId, to: ZoneId): ZoneId | undefined {
  const game = tableOf({ [from]: [piece] });
  const instance = getZoneInstances(game.state.zones, from, 0)[0];
  if (instance === undefined) throw new Error("Nothing lies there");
  move(game, instance, from, to);
  return findInstance(game.state.zones, game.state.nextId - 1)?.zone;
}

describe("zones", () => {
  const shared: readonly SharedZone[] = ["battleArea", "chant", "dream"];
  const own: readonly OwnZone[] = ["grimoire", "stoneDeck", "hand", "stoneArea", "dust"];

  rule("mag:401.3.1", "battle area, dream and chant are shared", () => {
    expect(ZONE_IDS.filter(isSharedZone)).toEqual(shared);
    const zones = createEmptyZones();
    for (const zone of shared) expect(getZoneInstances(zones, zone, 0)).toBe(getZoneInstances(zones, zone, 1));
  });

  rule("mag:401.3.2", "the others are each player's own", () => {
    expect(ZONE_IDS.filter((zone) => !isSharedZone(zone))).toEqual(own);
    const zones = createEmptyZones();
    for (const zone of own) expect(getZoneInstances(zones, zone, 0)).not.toBe(getZoneInstances(zones, zone, 1));
  });
});

describe("moving", () => {
  rule("mag:401.6", "what arrives is a new instance, and the old one is nowhere", () => {
    const game = tableOf({ battleArea: [{ name: UNIT, rested: true, damage: 2 }] });
    const [instance] = game.state.zones.battleArea;
    if (instance === undefined) throw new Error("Nothing lies there");
    const old = instance.id;
    move(game, instance, "battleArea", "dust");
    expect(findInstance(game.state.zones, old)).toBeNull();
    const [arrived] = game.state.zones.dust[0];
    expect(arrived).toMatchObject({ rested: false, damage: 0 });
    expect(arrived?.id).not.toBe(old);
  });

  rule("mag:405.3", "what comes to the battle area comes awake", () => {
    const game = tableOf({ dust: [{ name: UNIT, rested: true }] });
    const [instance] = game.state.zones.dust[0];
    if (instance === undefined) throw new Error("Nothing lies there");
    move(game, instance, "dust", "battleArea");
    expect(game.state.zones.battleArea[0]?.rested).toBe(false);
  });

  rule("mag:401.7", "a unit or magic that would go from a public zone to the stone deck goes to the grimoire", () => {
    expect([moved(UNIT, "dust", "stoneDeck"), moved("gains 3", "battleArea", "stoneDeck")]).toEqual([
      "grimoire",
      "grimoire",
    ]);
  });

  rule("mag:401.7", "from a hidden zone it goes where it is sent, and from a public one to any other zone", () => {
    expect([moved(UNIT, "hand", "stoneDeck"), moved(UNIT, "dust", "dream")]).toEqual(["stoneDeck", "dream"]);
  });

  rule("mag:401.8", "a stone that would go from a public zone to the grimoire goes to the stone deck", () => {
    expect([moved(STONE, "stoneArea", "grimoire"), moved(STONE, "dust", "stoneDeck")]).toEqual([
      "stoneDeck",
      "stoneDeck",
    ]);
  });

  rule("mag:401.8", "from a hidden zone it goes where it is sent", () => {
    expect(moved(STONE, "stoneDeck", "grimoire")).toBe("grimoire");
  });

  rule(["mag:402.1", "mag:403.1", "mag:408.1"], "in a zone with an order it arrives on top", () => {
    for (const zone of ["grimoire", "chant"] as const) {
      const game = tableOf({ dust: ["r 1/1"], [zone]: [UNIT] });
      const [instance] = game.state.zones.dust[0];
      if (instance === undefined) throw new Error("Nothing lies there");
      move(game, instance, "dust", zone);
      expect(getNamesInZone(game.cards, game.state, zone)).toEqual(["r 1/1", UNIT]);
    }
    const stones = tableOf({ stoneArea: ["赤の魔石"], stoneDeck: [STONE] });
    const [stone] = stones.state.zones.stoneArea[0];
    if (stone === undefined) throw new Error("Nothing lies there");
    move(stones, stone, "stoneArea", "stoneDeck");
    expect(getNamesInZone(stones.cards, stones.state, "stoneDeck")).toEqual(["赤の魔石", STONE]);
  });
});
