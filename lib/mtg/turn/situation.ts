import {
  type BoardCard,
  type BoardObject,
  type Choice,
  ERAS,
  type Era,
  type MtgBoard,
  type PlayerAnswer,
  type SimulatedStep,
  STEPS,
  type Step,
  simulateTurn,
} from "@/engine/mtg";

/** Circumstances at the beginning of a turn in which the eras differ. */
export const CIRCUMSTANCES = ["first", "mana", "phasing", "hand", "attack", "firstStrike"] as const;
export type Circumstance = (typeof CIRCUMSTANCES)[number];

/** Names of the things that lie on the table of a situation. */
type SituationNames = Readonly<Record<"creature" | "land" | "phasing" | "striker" | "guard", string>>;

type Laid = Partial<Omit<BoardObject, "id" | "card">>;

/** Returns a small board at the beginning of a turn, with the given circumstances. */
export function createSituation(circumstances: ReadonlySet<Circumstance>, names: SituationNames): MtgBoard {
  const has = (one: Circumstance) => circumstances.has(one);
  const cards: MtgBoard["cards"] = [
    { name: names.creature, types: ["creature"], power: 2, toughness: 2 },
    { name: names.land, types: ["land"] },
    { name: names.phasing, types: ["creature"], power: 3, toughness: 3, keywords: ["phasing"] },
    { name: names.striker, types: ["creature"], power: 2, toughness: 1, keywords: ["firstStrike"] },
    { name: names.guard, types: ["creature"], power: 2, toughness: 3 },
  ];
  const pieces: Laid[][] = [
    [{ damage: 1 }],
    [{ tapped: true }],
    has("phasing") ? [{ tapped: true }, { zone: "phasedOut", phasedOut: true }] : [],
    has("firstStrike") ? [{}] : [],
    [{ owner: 1 }],
  ];
  const laid = pieces.flatMap((ones, card) =>
    ones.map((one) => ({ card, zone: "battlefield" as const, owner: 0 as const, ...one })),
  );
  const used = [...new Set(laid.map(({ card }) => card))];
  const player = { library: 30, hand: has("hand") ? 9 : 3 };
  return {
    version: 1,
    era: "mod",
    turn: has("first") ? 1 : 3,
    cards: used.map((card) => cards[card] as BoardCard),
    players: [
      { ...player, ...(has("mana") && { pool: { g: 2 } }) },
      { library: 30, hand: 4 },
    ],
    pieces: laid.map((object, index) => ({ id: index + 1, ...object, card: used.indexOf(object.card) })),
  };
}

/** Table rows of a step in one era; empty if the step does not happen. Cleanup may have several rows. */
export type SimulatedStepRows = {
  readonly rows: readonly SimulatedStep[];
  readonly names: Readonly<Record<number, string>>;
};

/** One turn of a situation, by step and era. */
type SimulatedTurn = Readonly<Record<Step, Readonly<Record<Era, SimulatedStepRows>>>>;

/**
 * Returns the next declaration of an attacker or blocker: every creature that can fight does. Attackers prefer a
 * permanent of a player to the player, in eras with such attack targets. Undefined for other choices.
 */
export function chooseCombatDeclaration(choice: Choice, offers: readonly PlayerAnswer[]): PlayerAnswer | undefined {
  if (choice.ask !== "pick" || !FIGHTS.has(choice.purpose)) return undefined;
  const picks = offers.filter((offer) => offer.do === "pick");
  return choice.purpose === "attackTarget" ? picks.at(-1) : picks[0];
}
const FIGHTS: ReadonlySet<string> = new Set(["attackers", "blockers", "blocked", "attackTarget"]);

/** Simulates the turn of a situation in every era. With `fights`, all creatures that can attack or block do. */
export function simulateSituation(board: MtgBoard, fights: boolean): SimulatedTurn {
  const policy = { from: "untap", ...(fights && { prefers: chooseCombatDeclaration }) } as const;
  const reports = Object.fromEntries(ERAS.map((era) => [era, simulateTurn(board, era, policy)])) as Record<
    Era,
    ReturnType<typeof simulateTurn>
  >;
  const simulated = (step: Step, era: Era): SimulatedStepRows => ({
    rows: reports[era].rows.filter((row) => row.step === step),
    names: reports[era].names,
  });
  const byEra = (step: Step) => Object.fromEntries(ERAS.map((era) => [era, simulated(step, era)]));
  return Object.fromEntries(STEPS.map(({ step }) => [step, byEra(step)])) as SimulatedTurn;
}
