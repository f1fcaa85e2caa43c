import { BASIC_STONES, type CardDefinition, type Cards, COLORS, makeCards, NO_SYMBOLS, type Symbols } from "..";

const symbols = (part: Partial<Symbols>): Symbols => ({ ...NO_SYMBOLS, ...part });

/** A unit of 1/1 for one stone of any colour, but for what is given. */
export const unitCard = (name: string, given: Partial<CardDefinition> = {}): CardDefinition => ({
  name,
  kind: "unit",
  timing: "normal",
  useCost: symbols({ any: 1 }),
  catalyst: NO_SYMBOLS,
  ap: 1,
  hp: 1,
  text: "",
  abilities: [],
  token: false,
  ...given,
});

/** A quick magic for one stone of any colour, but for what is given. */
export const magicCard = (name: string, given: Partial<CardDefinition> = {}): CardDefinition =>
  unitCard(name, { kind: "magic", timing: "quick", ap: null, hp: null, ...given });

/** A stone. Those of other names than the basic ones have no colour. */
export const stoneCard = (name: string, given: Partial<CardDefinition> = {}): CardDefinition =>
  magicCard(name, { kind: "stone", timing: null, useCost: NO_SYMBOLS, ...given });

/** Made-up cards for tests: units and magics in each colour and without, four sorts of stones, and a token. */
export const SYNTHETIC: Cards = makeCards([
  ...[...COLORS, "any" as const].flatMap((color) => [
    ...[1, 2, 3, 4].map((cost) =>
      unitCard(`${color} unit ${cost}`, {
        useCost: symbols({ [color]: 1, any: cost - (color === "any" ? 0 : 1) }),
        catalyst: symbols(cost > 2 ? { [color]: 1 } : {}),
        ap: cost,
        hp: cost,
      }),
    ),
    ...[1, 2].map((cost) =>
      magicCard(`${color} magic ${cost}`, {
        timing: cost === 1 ? "quick" : "normal",
        useCost: symbols({ [color]: cost }),
      }),
    ),
  ]),
  ...Object.keys(BASIC_STONES).map((name) => stoneCard(name)),
  stoneCard("plain stone"),
  unitCard("test token", { token: true }),
]);

const byKind = (...kinds: readonly string[]): readonly string[] =>
  SYNTHETIC.list.filter(({ kind, token }) => !token && kinds.includes(kind)).map(({ name }) => name);

/** Names that may go into a grimoire. */
export const SPELLS = byKind("unit", "magic");

/** Names that may go into a stone deck. */
export const STONES = byKind("stone");
