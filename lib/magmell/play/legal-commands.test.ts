import { describe, expect, it } from "vitest";
import {
  type CardDefinition,
  type Cards,
  createCards,
  type Deck,
  NO_SYMBOLS,
  nextIntBelow,
  seedRandom,
} from "@/engine/magmell";
import { CARD_POOL } from "@/engine/magmell/testing/pool/pool";
import { BUILT_IN_DECKS } from "@/engine/magmell/testing/starter/starter-decks";
import { OPPONENT_ID } from "./opponents";
import { applyCommand, startSession } from "./session";
import { buildTableView } from "./table-view";
import type { GoldfishCommand, GoldfishSession, GoldfishSetup, TableView } from "./types";

const NOTHING = { useCost: NO_SYMBOLS, catalyst: NO_SYMBOLS, text: "", abilities: [], token: false } as const;
const unit = (name: string, ap: number): CardDefinition => ({
  ...NOTHING,
  name,
  kind: "unit",
  timing: "normal",
  ap,
  hp: 2,
});
const STONE: CardDefinition = { ...NOTHING, name: "青の魔石", kind: "stone", timing: null, ap: null, hp: null };

function begin(cards: Cards, deck: Deck, more: Partial<GoldfishSetup> = {}): GoldfishSession {
  const opponent = { kind: "passive", deck: null } as const;
  const begun = startSession(cards, { deck, seed: 5, goesFirst: true, opponent, opening: null, ...more });
  if (!begun.ok) throw new Error("The deck is refused");
  return begun.session;
}

/** A session on the second own turn, with one unit on the table. */
function withUnit(ap: number): { readonly cards: Cards; readonly session: GoldfishSession } {
  const cards = createCards([unit("bee", ap), STONE]);
  const deck = { grimoire: [{ name: "bee", count: 40 }], stoneDeck: [{ name: "青の魔石", count: 20 }] };
  let session = begin(cards, deck);
  const { view } = buildTableView(cards, applyCommand(cards, session, "keep"));
  const [bee] = view.sides[0].hand ?? [];
  const commands: GoldfishCommand[] = ["keep", { answer: { do: "use", instance: bee?.id ?? -1 } }, "endTurn"];
  for (const command of commands) session = applyCommand(cards, session, command);
  return { cards, session };
}

describe("the offers of a table", () => {
  it("hold the attack with all where a unit with AP can attack", () => {
    const { cards, session } = withUnit(2);
    expect(buildTableView(cards, session).offers).toContain("attackAll");
    expect(buildTableView(cards, applyCommand(cards, session, "attackAll")).view.sides[OPPONENT_ID].life).toBe(18);
  });

  it("hold none where the units that can attack have no AP; each may still attack by itself", () => {
    const { cards, session } = withUnit(0);
    const { offers, answers } = buildTableView(cards, session);
    expect(answers.some(({ do: act }) => act === "attack")).toBe(true);
    expect(offers).not.toContain("attackAll");
  });

  it("do not deal anew what lies untouched", () => {
    const session = begin(CARD_POOL, BUILT_IN_DECKS.embers);
    expect(buildTableView(CARD_POOL, session).offers).not.toContain("sameSeed");
    expect(buildTableView(CARD_POOL, applyCommand(CARD_POOL, session, "keep")).offers).toContain("sameSeed");
  });
});

/** The commands that the buttons of a table give. */
function buttonsOf({ offers, answers, uses, attacks, lines, turnStarts, node, view }: TableView): GoldfishCommand[] {
  const isAsked = view.choice?.player === view.viewer && view.choice.ask === "priority";
  const whole = (problems: Readonly<Record<number, readonly unknown[]>>) =>
    isAsked ? Object.entries(problems).flatMap(([id, why]) => (why.length === 0 ? [Number(id)] : [])) : [];
  return [
    ...offers,
    ...answers.map((answer) => ({ answer })),
    ...whole(uses).map((instance) => ({ answer: { do: "use" as const, instance } })),
    ...whole(attacks).map((attacker) => ({ answer: { do: "attack" as const, unit: attacker } })),
    ...[...lines, ...(view.outcome === null ? [] : turnStarts)].flatMap((to) =>
      to.node === node ? [] : [{ goTo: to.node }],
    ),
  ];
}

const STEPS = 15;
/** Every third table has all its buttons pressed. */
const EACH = 3;

describe("the buttons of any table in random games", () => {
  it.each([
    ["embers", "passive"],
    ["tides", "wall"],
    ["embers", "hotSeat"],
  ] as const)("each change the session, with %s against %s", (name, kind) => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 4; seed += 1) {
      const random = seedRandom(seed);
      let session = begin(CARD_POOL, BUILT_IN_DECKS[name], {
        seed,
        goesFirst: seed % 2 === 0,
        opponent: { kind, deck: null },
      });
      for (let step = 0; step < STEPS; step += 1) {
        const table = buildTableView(CARD_POOL, session);
        const buttons = buttonsOf(table);
        if (step % EACH === 0) {
          for (const button of buttons) {
            expect(applyCommand(CARD_POOL, session, button), JSON.stringify(button)).not.toBe(session);
            seen.add(typeof button === "string" ? button : (Object.keys(button)[0] ?? ""));
          }
        }
        const onward = buttons.filter((button) => typeof button !== "string" || /keep|attackAll|endTurn/.test(button));
        session = applyCommand(CARD_POOL, session, onward[nextIntBelow(random, onward.length)] ?? "newHand");
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(["keep", "pass", "endTurn", "undo", "sameSeed", "answer"]));
  });
});
