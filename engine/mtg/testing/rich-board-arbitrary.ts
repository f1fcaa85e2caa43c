import fc from "fast-check";
import type {
  BoardCard,
  BoardEffectChange,
  BoardFilter,
  BoardKeyword,
  BoardObject,
  BoardPlayer,
  MtgBoard,
} from "../boards/board";
import { BASIC_LAND_TYPES, type BasicLandType, CARD_TYPES, SUPERTYPES } from "../model/card";
import { ERAS } from "../model/era";
import { SIMPLE_KEYWORDS } from "../model/keyword";
import { COLORS, MANA_TYPES } from "../model/mana";
import { SECTORS } from "../model/object";
import { STEPS } from "../model/turn";
import { ZONE_IDS } from "../model/zone";

const some = <Word>(words: readonly Word[], maxLength = 3) => fc.array(fc.constantFrom(...words), { maxLength });
const player = fc.constantFrom(0 as const, 1 as const);
const amount = fc.oneof(fc.nat(3), fc.constant(999));
const signed = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(-999, 999));
const moment = fc.nat(5);
const WORDS = [
  "Aura",
  "Role",
  "Swamp",
  "Bear",
  "Time Lord",
  "オーラ",
  "島",
  "flying",
  "伝承",
  "no type",
  "熊・戦士",
  "2/2",
];
const own = fc.constantFrom(...WORDS);
const loose = { requiredKeys: [] };

const { filter } = fc.letrec<{ filter: BoardFilter }>((tie) => ({
  filter: fc.record(
    {
      type: fc.constantFrom(...CARD_TYPES),
      supertype: fc.constantFrom(...SUPERTYPES),
      subtype: own,
      color: fc.constantFrom(...COLORS),
      colorless: fc.boolean(),
      name: own,
      keyword: fc.constantFrom(...SIMPLE_KEYWORDS),
      not: fc.oneof({ depthSize: "small", maxDepth: 2 }, fc.constant({}), tie("filter")),
    },
    loose,
  ) as fc.Arbitrary<BoardFilter>,
}));

const keyword: fc.Arbitrary<BoardKeyword> = fc.oneof(
  fc.constantFrom(...SIMPLE_KEYWORDS),
  fc.record({ protectionFrom: filter }),
  fc.record({ rampage: amount }),
  fc.record({ landwalk: filter }),
  fc.record({ blockedOnlyBy: filter }),
);

const card: fc.Arbitrary<Omit<BoardCard, "name">> = fc.record(
  {
    types: some(CARD_TYPES),
    supertypes: some(SUPERTYPES),
    subtypes: fc.array(own, { maxLength: 3 }),
    cost: fc.constantFrom("{0}", "{1}{R}", "{X}{G}{G}", "2WW", "{ 1 } { u }", "wubrg"),
    colors: some(COLORS),
    power: signed,
    toughness: signed,
    keywords: fc.array(keyword, { maxLength: 3 }),
    loyalty: amount,
    defense: amount,
    enchants: fc.record({ objects: filter, players: fc.boolean() }, loose),
    counterCap: fc.record({ counter: fc.oneof(own, fc.constantFrom("+1/+1", "lore", "+0/+1")), most: amount }),
    lastChapter: amount,
    rooms: amount,
  },
  { requiredKeys: ["types"] },
);

const change: fc.Arbitrary<BoardEffectChange> = fc.oneof(
  fc.record({ add: fc.constantFrom("power" as const, "toughness" as const), amount: signed }),
  fc.record({ set: fc.constantFrom("power" as const, "toughness" as const), amount: signed }),
  fc.record({ gain: keyword }),
  fc.record({ lose: fc.constantFrom("abilities" as const, ...SIMPLE_KEYWORDS) }),
  fc.record({
    become: fc.record(
      { types: some(CARD_TYPES), subtypes: fc.array(own, { maxLength: 2 }), colors: some(COLORS) },
      loose,
    ),
    keep: fc.boolean(),
  }),
  fc.record({ becomeLand: fc.constantFrom(...(Object.keys(BASIC_LAND_TYPES) as BasicLandType[])) }),
);

const shields = fc.array(
  fc.record({ kind: fc.constantFrom("regenerate" as const, "prevent" as const), amount }, { requiredKeys: ["kind"] }),
  { maxLength: 3 },
);

/** An object whose references lead to some of `count` objects. */
function object(id: number, cards: number, count: number): fc.Arbitrary<BoardObject> {
  const other = fc.integer({ min: 1, max: count }).map((at) => at * 3);
  return fc
    .record(
      {
        card: fc.nat(cards - 1),
        zone: fc.constantFrom(...ZONE_IDS),
        owner: player,
        controller: player,
        tapped: fc.boolean(),
        damage: amount,
        deathtouched: fc.boolean(),
        counters: fc.dictionary(fc.oneof(own, fc.constantFrom("+1/+1", "-1/-1", "loyalty", "lore", "defense")), amount),
        token: fc.boolean(),
        copy: fc.constantFrom("spell" as const, "card" as const),
        attachedTo: fc.oneof(fc.record({ player }), fc.record({ instance: other })),
        attachedAt: moment,
        protector: player,
        sector: fc.constantFrom(...SECTORS),
        arrived: moment,
        sick: fc.boolean(),
        phasedOut: fc.boolean(),
        phasedWith: other,
        shields,
        thing: fc.record(
          {
            sort: fc.constantFrom("activated" as const, "triggered" as const, "chapter" as const, "room" as const),
            source: other,
            number: amount,
          },
          { requiredKeys: ["sort"] },
        ),
      },
      { requiredKeys: ["card", "zone", "owner"] },
    )
    .map(({ attachedTo, thing, ...rest }) => {
      const isThere = rest.zone === "battlefield" || rest.zone === "phasedOut";
      return {
        id: id * 3,
        ...rest,
        ...(attachedTo !== undefined && isThere && { attachedTo }),
        ...(thing !== undefined && rest.zone === "stack" && { thing }),
      };
    });
}

const onePlayer: fc.Arbitrary<BoardPlayer> = fc.record(
  {
    life: signed,
    poison: amount,
    drewFromEmpty: fc.boolean(),
    pool: fc.record(Object.fromEntries(MANA_TYPES.map((type) => [type, amount])), loose),
    shields,
    library: fc.nat(200),
    hand: fc.nat(200),
  },
  loose,
);

/** An arbitrary of valid boards with all possible fields, including fields that the checks do not read. */
export const richBoardArbitrary: fc.Arbitrary<MtgBoard> = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 9 }))
  .chain(([cards, pieces]) =>
    fc.record({
      version: fc.constant(1 as const),
      era: fc.constantFrom(...ERAS),
      variant: fc.constantFrom("none" as const, "twoHeaded" as const),
      turn: fc.integer({ min: 1, max: 999 }),
      first: player,
      active: player,
      step: fc.constantFrom(...STEPS.map(({ step }) => step)),
      cards: fc
        .array(card, { minLength: cards, maxLength: cards })
        .map((list) => list.map((each, index) => ({ name: `${WORDS[index % 3]} ${index}`, ...each }))),
      players: fc.tuple(onePlayer, onePlayer),
      pieces: fc.tuple(...Array.from({ length: pieces }, (_, at) => object(at + 1, cards, pieces))),
      effects: fc.array(
        fc.record({ on: fc.array(fc.nat(9), { maxLength: 3 }), changes: fc.array(change, { maxLength: 4 }) }),
        { maxLength: 3 },
      ),
      room: amount,
      fights: fc.boolean(),
      fight: fc.array(fc.record({ way: fc.nat(5), player, band: fc.option(amount, { nil: undefined }) }), {
        maxLength: 9,
      }),
    }),
  )
  .map(({ effects, room, fights, fight, players: [one, other], ...board }) => {
    const there = board.pieces.filter(({ zone }) => zone === "battlefield").map(({ id }) => id);
    const dungeon = board.pieces.find(({ zone }) => zone === "command")?.id;
    return {
      ...board,
      players: [
        { ...one, ...(dungeon !== undefined && room > 0 && { dungeon: { piece: dungeon, room } }) },
        other,
      ] as const,
      effects: effects.map(({ on, changes }) => ({ on: on.flatMap((at) => there[at] ?? []), changes })),
      ...(fights && { combat: combatOf(there, fight) }),
    };
  });

/** A combat of some of the objects that are there. */
function combatOf(
  there: readonly number[],
  fight: readonly { readonly way: number; readonly player: 0 | 1; readonly band: number | undefined }[],
): NonNullable<MtgBoard["combat"]> {
  const roles = there.map((id, at) => ({ id, ...(fight[at] ?? { way: 5, player: 0 as const, band: undefined }) }));
  const first = there[0] ?? 1;
  return {
    attackers: roles
      .filter(({ way }) => way < 3)
      .map(({ id, way, player: seat, band }) => ({
        id,
        ...(way === 0 && { target: { player: seat } }),
        ...(way === 1 && { target: { instance: first } }),
        ...(band !== undefined && { band }),
      })),
    blockers: roles
      .filter(({ way }) => way === 3)
      .map(({ id, band }) => ({ id, attackers: band === undefined ? [] : there })),
    blocked: roles.filter(({ way }) => way === 4).map(({ id }) => id),
  };
}
