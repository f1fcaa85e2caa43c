import { describe, expect, it } from "vitest";
import { type InstanceView, NO_SYMBOLS, type PickChoice, type PlayerId, type Target } from "@/engine/magmell";
import type { LocatedInstance } from "../game/table-context";
import type { GoldfishCard } from "../goldfish-card";
import { groupPickSections } from "./pick-groups";

const card = (name: string, kind: GoldfishCard["kind"], cost: number): GoldfishCard =>
  ({ name, reading: name, englishName: name, kind, useCost: { ...NO_SYMBOLS, any: cost } }) as GoldfishCard;
const CARDS = [
  card("蔵書印", "magic", 1),
  card("司書", "unit", 3),
  card("紙魚", "unit", 1),
  card("青の魔石", "stone", 0),
];

/** An instance of a card in a zone; equal ones are alike. */
function lyingAs(
  places: readonly (readonly [card: number, zone: LocatedInstance["zone"], rested?: boolean, player?: PlayerId])[],
) {
  return new Map(
    places.map(([of, zone, rested = false, player = 0], id): [number, LocatedInstance] => {
      const instance = { id, card: of, rested, faceDown: false, counters: null } as InstanceView;
      return [id, { instance, zone, player, nth: null }];
    }),
  );
}

function sectionsOf(
  lying: ReadonlyMap<number, LocatedInstance>,
  chosen: readonly number[] = [],
  more?: Partial<PickChoice>,
  isFull = false,
) {
  const options: readonly Target[] = [...lying.keys()].map((instance) => ({ instance }));
  const question = { options, ordered: false, player: 0, ...more } as PickChoice;
  const isChosen = (target: Target) => "instance" in target && chosen.includes(target.instance);
  return groupPickSections(question, { isFull, isOpen: () => true, isChosen }, { lang: "ja", cards: CARDS, lying });
}

const namesIn = (groups: readonly { readonly card: number | null }[]) =>
  groups.map((group) => (group.card === null ? "?" : CARDS[group.card]?.name));

describe("options of a pick", () => {
  it("sorts a pile by kind, cost and name, with alike copies together", () => {
    const [pile, ...others] = sectionsOf(
      lyingAs([
        [3, "hidden"],
        [0, "hidden"],
        [1, "hidden"],
        [2, "hidden"],
        [1, "hidden"],
      ]),
    );
    expect(others).toEqual([]);
    expect(namesIn(pile?.groups ?? [])).toEqual(["紙魚", "司書", "蔵書印", "青の魔石"]);
    expect(pile?.groups.map(({ targets }) => targets.length)).toEqual([1, 2, 1, 1]);
  });

  it("keeps units on the table apart, in the order in which they stand there", () => {
    const [area] = sectionsOf(
      lyingAs([
        [1, "battleArea"],
        [2, "battleArea"],
        [1, "battleArea"],
      ]),
    );
    expect(namesIn(area?.groups ?? [])).toEqual(["司書", "紙魚", "司書"]);
  });

  it("begins with the opponent's units", () => {
    const sections = sectionsOf(
      lyingAs([
        [1, "battleArea"],
        [2, "battleArea", false, 1],
      ]),
    );
    expect(sections.map(({ groups }) => namesIn(groups))).toEqual([["紙魚"], ["司書"]]);
  });

  it("tells stones apart that lie otherwise", () => {
    const [area] = sectionsOf(
      lyingAs([
        [3, "stoneArea"],
        [3, "stoneArea", true],
        [3, "stoneArea"],
      ]),
    );
    expect(area?.groups.map(({ targets }) => targets.length)).toEqual([2, 1]);
  });

  it("gives places sections of their own", () => {
    const sections = sectionsOf(
      lyingAs([
        [1, "dust"],
        [2, "hand"],
        [0, "dust"],
      ]),
    );
    expect(sections.map(({ groups }) => namesIn(groups))).toEqual([["司書", "蔵書印"], ["紙魚"]]);
  });

  it("picks the copies of a group one after the other", () => {
    const lying = lyingAs([
      [1, "hidden"],
      [1, "hidden"],
    ]);
    const next = (chosen: readonly number[]) => sectionsOf(lying, chosen)[0]?.groups[0]?.next;
    expect([next([]), next([0]), next([0, 1])]).toEqual([{ instance: 0 }, { instance: 1 }, { instance: 0 }]);
  });

  it("leaves options in their order where the order of picks matters", () => {
    const [pile] = sectionsOf(
      lyingAs([
        [3, "hidden"],
        [1, "hidden"],
        [1, "hidden"],
      ]),
      [],
      { ordered: true },
    );
    expect(namesIn(pile?.groups ?? [])).toEqual(["青の魔石", "司書", "司書"]);
  });

  it("takes one of alike copies back when no more may be chosen: another copy would make no difference", () => {
    const lying = lyingAs([
      [1, "hand"],
      [1, "hand"],
      [1, "hand"],
    ]);
    const nextOf = (isFull: boolean) => sectionsOf(lying, [0, 1], {}, isFull)[0]?.groups[0]?.next;
    expect(nextOf(false)).toEqual({ instance: 2 });
    expect(nextOf(true)).toEqual({ instance: 1 });
  });
});
