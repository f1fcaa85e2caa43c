import { describe, expect, it } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { LANGS } from "@/app/i18n/lang";
import { type AttackProblem, NO_SYMBOLS, type UseProblem } from "@/engine/magmell";
import type { InstanceIdentity, LogLine, TableView } from "@/lib/magmell/play/types";
import type { GoldfishCard } from "./goldfish-card";
import { MANUAL_ACTION_GROUPS } from "./log/by-hand";
import { describeAttackProblem, describeUseProblem } from "./log/describe-problem";
import { describeOptions, describeQuestion, type OpenQuestion } from "./log/describe-question";
import { describeLogLine, describeTurn } from "./log/describe-turn";
import type { EVENT_FORMATTERS } from "./log/event-texts";
import { formatRuleNumber, type LogFormatter } from "./log/log-formatter";

const CARDS = ["紙魚", "灯台守"].map((name) => ({ name, englishName: name, abilities: [] }) as unknown as GoldfishCard);
const HOLES = /undefined|NaN|null|[{}!！]/;
const named: Readonly<Record<number, InstanceIdentity>> = {
  1: { card: 0, player: 0, isAbility: false },
  2: { card: 1, player: 1, isAbility: false },
  3: { card: 0, player: 0, isAbility: true },
  4: { card: null, player: 1, isAbility: false },
};
const about = { instance: 1, card: 0 } as const;
const waiting = { ability: 0, source: 1, card: 0, controller: 0 };

/** One event of every sort, as the player sees it. */
const EVENTS: { readonly [Type in keyof typeof EVENT_FORMATTERS]: object } = {
  shuffled: { player: 0, zone: "grimoire", only: null },
  firstPlayerChosen: { player: 0 },
  redrawChosen: { player: 0, redraw: true },
  turnBegan: { player: 0, turn: 1 },
  phaseBegan: { player: 0, phase: "main" },
  phaseSkipped: { player: 0, phase: "draw" },
  turnAdded: { player: 0 },
  skipAdded: { player: 0, phase: "draw" },
  momentCame: { player: 0, moment: { at: "turnBegins" } },
  moved: { cause: "destroy", player: 0, toPlayer: 0, from: "battleArea", to: "dust", instance: 1, becomes: 9 },
  drewFromEmpty: { player: 0 },
  stoneMissing: { player: 0 },
  woke: { instance: 1 },
  rested: { instance: 1 },
  turnedFaceUp: { instance: 1 },
  turnedFaceDown: { instance: 1 },
  damaged: { target: { instance: 2 }, amount: 3, source: 1, inBattle: true },
  damageRemoved: { instance: 1, amount: 2 },
  lifeGained: { player: 0, amount: 2 },
  lifeLost: { player: 0, amount: 2 },
  countersPut: { instance: 1, counter: "power", count: 1 },
  countersRemoved: { instance: 1, counter: "しおり", count: 1 },
  tokenMade: { instance: 1, card: 0, player: 0, rested: false, counters: null },
  vanished: { instance: 1 },
  triggered: { waiting },
  abilityPut: { instance: 3, waiting, index: 0 },
  modeChosen: { instance: 3, mode: 1 },
  targeted: { instance: 3, targets: [{ player: 1 }, { instance: 2 }], division: [1, 2] },
  used: { player: 0, instance: 1 },
  resolved: { instance: 3 },
  negated: { instance: 1 },
  effectBegan: { lasting: { until: "turn", scope: { card: 0 } } },
  effectEnded: { id: 7 },
  controlChanged: { instance: 1, player: 1 },
  battleBegan: { player: 0, attacker: 1 },
  stepBegan: { step: "damage" },
  pricePaid: { player: 0, instance: 1 },
  waived: { player: 0, instance: 1, part: "useCost", key: "1 1 0" },
  attacked: { attacker: 1, target: { player: 1 } },
  defended: { defender: 2, attacker: 1 },
  undefended: { attacker: 1, target: { player: 1 } },
  targetRestored: { target: { instance: 4 } },
  battleBroken: {},
  battleEnded: {},
  looked: { player: 0, instances: [1, 2] },
  revealed: { player: 0, instances: [1], cards: [0] },
  searched: { player: 0, zone: "grimoire", found: 1 },
  arranged: { player: 0, zone: "stoneDeck", instances: [1, 2], position: "bottom" },
  replaced: { source: 1, ability: 0 },
  byHand: { source: 1, text: "■なぞをかける。" },
  actedByHand: { player: 0, act: "lookAtTop" },
  defeated: { player: 0, rule: "mag:202.2.3" },
  won: { player: 0 },
  gameEnded: { winner: null },
};

/** Events that a heading or another line tells already. */
const SILENT = ["undefended", "turnBegan", "phaseBegan", "momentCame", "used"];

const USES: { readonly [Code in UseProblem["code"]]: object } = {
  NEVER_USED: {},
  NOT_IN_HAND: {},
  NO_USE_IN_PHASE: {},
  NO_PRIORITY: {},
  NORMAL_TIMING: {},
  NORMAL_IN_BATTLE: {},
  NORMAL_ON_CHANT: {},
  QUICK_TIMING: {},
  FORBIDDEN: { by: about },
  PRICE: { by: about },
  NO_TARGET: { target: 0 },
  USE_COST: { missing: { ...NO_SYMBOLS, green: 2 } },
  CATALYST: { missing: { ...NO_SYMBOLS, any: 1 } },
};

const ATTACKS: { readonly [Code in AttackProblem["code"]]: object } = {
  NOT_TURN_PLAYER: {},
  NO_PRIORITY: {},
  NOT_MAIN_PHASE: {},
  IN_BATTLE: {},
  CHANT_NOT_EMPTY: {},
  FIRST_TURN: {},
  NOT_A_UNIT_OF_YOURS: {},
  RESTED: {},
  NO_ATTACK_TARGET: {},
  FORBIDDEN: { by: about },
  PRICE: { by: about },
  CANNOT_REST: { by: { instance: -1, card: -1 } },
};

const common = { rule: "mag:704.3.2.2", player: 0, about } as const;
const range = { options: [{ player: 0 }, { instance: 1 }, { instance: 2 }], ordered: false, picked: [] } as const;
type Purpose<Ask extends OpenQuestion["ask"]> = Extract<OpenQuestion, { ask: Ask }>["purpose"];
const PICKS: Record<Purpose<"pick">, readonly [number, number]> = {
  target: [1, 1],
  choose: [0, 2],
  discard: [2, 2],
  search: [1, 2],
  arrange: [3, 3],
  useCost: [1, 1],
  catalyst: [1, 1],
  attackTarget: [1, 1],
  defender: [0, 1],
};
const NUMBERS: Record<Purpose<"number">, true> = { targets: true, divide: true, choose: true, ap: true, hp: true };
const OPTIONS: Record<Purpose<"option">, readonly object[]> = {
  mode: [
    { card: 0, mode: 0 },
    { card: 0, mode: 2 },
  ],
  may: [{}, {}],
  color: [{ color: "blue" }, { color: "red" }],
  name: [{ card: 0 }, { card: 1 }],
  counter: [{ counter: "power" }, { counter: "栞" }],
  trigger: [{ card: 0 }, { card: 1 }],
  replacement: [{ card: 0 }, { card: 1 }],
  byHand: [{ act: "draw" }, { act: "theyDiscard" }, { act: "negate" }],
};

const QUESTIONS = [
  ...Object.entries(PICKS).map(([purpose, [min, max]]) => ({ ...common, ...range, ask: "pick", purpose, min, max })),
  ...Object.keys(NUMBERS).map((purpose) => ({
    ...common,
    ask: "number",
    purpose,
    target: { instance: 2 },
    min: 1,
    max: 3,
  })),
  ...Object.entries(OPTIONS).map(([purpose, options]) => ({ ...common, ask: "option", purpose, options })),
] as unknown as readonly OpenQuestion[];

/** A table on which nothing lies, and one where something is being done by hand. */
const TABLE = { view: { chant: [], byHand: null }, log: [] } as unknown as TableView;
const doing = (act: string) =>
  ({
    view: { chant: [], byHand: { player: 0 } },
    log: [{ event: { type: "actedByHand", act } }],
  }) as unknown as TableView;

const lineOf = (type: string, event: object): LogLine =>
  ({ turn: 3, event: { type, rule: "mag:704.3.2.2", ...event }, cards: [0], named }) as unknown as LogLine;

describe.each(LANGS)("in %s", (lang) => {
  const { goldfish, site } = getDictionary(lang);
  const formatter: LogFormatter = {
    lang,
    words: goldfish,
    colors: site.colors,
    viewer: 0,
    cards: CARDS,
    abilities: {},
  };

  it.each(Object.entries(EVENTS))("tells %s", (type, event) => {
    const said = describeLogLine(formatter, lineOf(type, event));
    if (SILENT.includes(type)) expect(said).toBeNull();
    else expect(said).toMatch(/\S/);
    expect(said ?? "").not.toMatch(HOLES);
  });

  it("gives the text that has to be played by hand, with its card", () => {
    const said = describeTurn(formatter, [lineOf("byHand", EVENTS.byHand)]);
    expect(said).toMatchObject([{ byHand: true }]);
    expect(said[0]?.text).toContain("紙魚");
    expect(said[0]?.text).toContain("■なぞをかける。");
  });

  it.each(Object.entries(USES))("says why and what to do: %s", (code, facts) => {
    const problem = { code, rule: "mag:102", player: 0, ...facts } as unknown as UseProblem;
    const { why, way } = describeUseProblem(formatter, site, problem);
    for (const sentence of [why, way]) expect(sentence).toMatch(lang === "ja" ? /。$/ : /\.$/);
    expect(why + way).not.toMatch(HOLES);
  });

  it.each(Object.entries(ATTACKS))("says why not to attack: %s", (code, facts) => {
    const problem = { code, rule: "house:1", player: 0, ...facts } as unknown as AttackProblem;
    const { why, way } = describeAttackProblem(formatter, problem);
    for (const sentence of [why, way]) expect(sentence).toMatch(lang === "ja" ? /。$/ : /\.$/);
    expect(why + way).not.toMatch(HOLES);
  });

  it.each(QUESTIONS.map((question) => [`${question.ask} ${question.purpose}`, question] as const))(
    "asks %s",
    (_, question) => {
      const asked = describeQuestion(formatter, TABLE, question, new Map());
      expect(asked).toContain("紙魚");
      expect(asked).not.toMatch(HOLES);
      if (question.ask !== "option") return;
      const options = describeOptions(formatter, question);
      expect(new Set(options.map(({ label }) => label)).size).toBe(question.options.length);
      expect(JSON.stringify(options.map(({ label }) => label))).not.toMatch(/undefined|null|\{/);
    },
  );

  it("has a place in the menu and a name of its own for all that is done by hand", () => {
    const { acts, ways } = goldfish.byHand;
    expect(Object.values(MANUAL_ACTION_GROUPS).flat()).toEqual(Object.keys(acts));
    const names = [...Object.values(acts), ...Object.values(ways)];
    expect(new Set(names).size).toBe(names.length);
  });

  it("asks for the particulars of what is done by hand under its name", () => {
    const [question] = QUESTIONS.filter(({ ask }) => ask === "number");
    if (question === undefined) throw new Error("No number is asked for");
    const asked = describeQuestion(formatter, doing("damage"), question, new Map());
    expect(asked).toContain(goldfish.byHand.acts.damage);
    expect(asked).not.toContain("紙魚");
  });

  it("numbers rules of the game and rulings of the house apart", () => {
    expect(formatRuleNumber(goldfish.log, "mag:704.3")).toBe("704.3");
    expect(formatRuleNumber(goldfish.log, "house:7")).not.toBe("7");
  });
});
