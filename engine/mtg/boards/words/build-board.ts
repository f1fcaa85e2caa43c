import type { Era } from "../../model/era";
import type { InstanceId } from "../../model/ids";
import { MAX_BOARD_OBJECTS, type MtgBoard } from "../board";
import { readBoard } from "../read/read-board";
import type { BoardTextReader } from "./board-text-reader";
import type { ProblemReporter, TextPosition } from "./line-reader";
import { MentionResolver } from "./mentions";
import type { CombatDraft } from "./read-combat";
import type { ObjectDraft } from "./read-object";

type Loose = Record<string, unknown>;

/**
 * Returns the board of a text that has been read, once all that its lines mention is known; `null` after noting what is wrong
 * with it.
 */
export function buildBoard(reading: BoardTextReader, era: Era, note: ProblemReporter): MtgBoard | null {
  let isWrong = false;
  const building = new Building(reading, (...problem) => {
    isWrong = true;
    note(...problem);
  });
  const value = building.value(era);
  if (isWrong) return null;
  const read = readBoard(value);
  if (read.ok) return read.board;
  for (const { code, at, have, want } of read.problems) note(code, building.spotOf(at), have, want);
  return null;
}

/** One board while it is put together, with the place in the text of each part. */
class Building {
  private readonly spots = new Map<string, TextPosition>();
  private readonly laid: { readonly id: InstanceId; readonly card: number; readonly draft: ObjectDraft }[] = [];
  private readonly mentioned: MentionResolver;

  constructor(
    private readonly reading: BoardTextReader,
    private readonly note: ProblemReporter,
  ) {
    this.number();
    this.mentioned = new MentionResolver(this.laid, reading.names, note);
  }

  /** The place in the text of a part of the board, or of the part that holds it. */
  spotOf(path: string): TextPosition {
    for (let part = path; part !== ""; part = part.replace(/(?:\.[^.[]*|\[[^[\]]*\])$/, "")) {
      const spot = this.spots.get(part);
      if (spot !== undefined) return spot;
      if (!/[.[]/.test(part)) break;
    }
    return { line: 1, at: 0 };
  }

  value(era: Era): Loose {
    const { rules, players, dungeons, effects, cards } = this.reading;
    this.place("", rules.spots);
    const seats = players.map((facts, seat) => {
      this.place(`players[${seat}].`, facts.spots);
      const dungeon = dungeons[seat];
      const object = dungeon ? this.mentioned.id(dungeon.piece) : null;
      return { ...facts.values, ...(dungeon && { dungeon: { piece: object, room: dungeon.room } }) };
    });
    const pieces = this.laid.map((_, index) => this.piece(index));
    const known = this.used().slice(cards.length);
    return {
      version: 1,
      era,
      ...rules.values,
      cards: [...cards.map(({ values }) => values), ...known.map((index) => this.reading.names.known(index))],
      players: seats,
      pieces,
      effects: effects.map(({ draft, spot }, index) => {
        this.spots.set(`effects[${index}]`, spot);
        return { on: draft.on.map((mention) => this.mentioned.id(mention)), changes: draft.changes };
      }),
      ...(this.reading.combat && { combat: this.combat(this.reading.combat) }),
    };
  }

  /** Numbers the objects: those that have a number keep it, the others take the next that is free. */
  private number(): void {
    const { pieces, cards } = this.reading;
    for (const [index, { spot, spots }] of cards.entries()) {
      this.spots.set(`cards[${index}]`, spot);
      this.place(`cards[${index}].`, spots);
    }
    const given = new Set(pieces.map(({ facts }) => facts.values.id));
    let next = 1;
    for (const draft of pieces) {
      for (let copy = 0; copy < draft.count; copy += 1) {
        if (this.laid.length >= MAX_BOARD_OBJECTS) {
          this.note("TOO_LONG", draft.facts.spot, String(this.laid.length + 1), [String(MAX_BOARD_OBJECTS)]);
          return;
        }
        while (given.has(next)) next += 1;
        const id = copy === 0 && draft.facts.has("id") ? Number(draft.facts.values.id) : next++;
        this.laid.push({ id, card: draft.card ?? 0, draft });
      }
    }
  }

  /** Cards of the board by their index among all names: those that are described, then those that are only used. */
  private used(): readonly number[] {
    const described = this.reading.cards.map((_, index) => index);
    const others = this.laid.map(({ card }) => card).filter((card) => card >= described.length);
    return [...described, ...new Set(others)];
  }

  private place(path: string, spots: Readonly<Record<string, TextPosition>>): void {
    for (const [field, spot] of Object.entries(spots)) this.spots.set(`${path}${field}`, spot);
  }

  private piece(index: number): Loose {
    const { id, card, draft } = this.laid[index] as (typeof this.laid)[number];
    const { facts, heading, counters, attachedTo, phasedWith, thing } = draft;
    const { place, id: _id, zone, owner, controller, ...marks } = facts.values;
    this.spots.set(`pieces[${index}]`, facts.spot);
    this.place(`pieces[${index}].`, facts.spots);
    const seat = place ?? (zone === undefined ? heading.owner : heading.zone === zone ? heading.owner : 0);
    const holder = controller ?? (owner === undefined ? undefined : seat);
    return {
      ...marks,
      id,
      card: this.used().indexOf(card),
      zone: zone ?? heading.zone,
      owner: owner ?? seat,
      ...(holder !== undefined && { controller: holder }),
      ...(counters.size > 0 && { counters: Object.fromEntries(counters) }),
      ...(attachedTo && { attachedTo: this.mentioned.target(attachedTo.target) }),
      ...(phasedWith && { phasedWith: this.mentioned.id(phasedWith) }),
      ...(thing && {
        thing: {
          sort: thing.sort,
          ...(thing.number !== null && { number: thing.number }),
          ...(thing.source !== null && { source: this.mentioned.id(thing.source) }),
        },
      }),
    };
  }

  private combat({ draft, spot }: { readonly draft: CombatDraft; readonly spot: TextPosition }): Loose {
    this.spots.set("combat", spot);
    const active = this.reading.rules.values.active ?? 0;
    const ids = (mentions: readonly Parameters<MentionResolver["id"]>[0][]) =>
      mentions.map((one) => this.mentioned.id(one));
    return {
      attackers: draft.attackers.map(({ id, target, band }) => ({
        id: this.mentioned.id(id),
        ...(target === "usual" && { target: { player: active === 0 ? 1 : 0 } }),
        ...(typeof target === "object" && { target: this.mentioned.target(target) }),
        ...(band !== null && { band }),
      })),
      blockers: draft.blockers.map(({ id, attackers }) => ({ id: this.mentioned.id(id), attackers: ids(attackers) })),
      blocked: ids(draft.blocked),
    };
  }
}
