import { describe, expect, it } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { LANGS } from "@/app/i18n/lang";
import { type Ability, type CardDefinition, createCards, NO_SYMBOLS } from "@/engine/magmell";
import { compileText } from "@/engine/magmell/text";
import { locateAbilities } from "@/lib/magmell/play/locate-abilities";
import { applyCommand, startSession } from "@/lib/magmell/play/session";
import { buildTableView } from "@/lib/magmell/play/table-view";
import type { LogLine } from "@/lib/magmell/play/types";
import type { GoldfishCard } from "../goldfish-card";
import { describeTurn } from "./describe-turn";
import type { LogFormatter } from "./log-formatter";

const card = (name: string, change: Partial<CardDefinition>): CardDefinition => ({
  name,
  kind: "unit",
  timing: "normal",
  useCost: NO_SYMBOLS,
  catalyst: NO_SYMBOLS,
  ap: 2,
  hp: 2,
  text: "",
  abilities: [],
  token: false,
  ...change,
});
const EMBER = "■この魔石は、レスト状態で魔石エリアに置かれる。";
const stone = (name: string, text: string): CardDefinition =>
  card(name, { kind: "stone", timing: null, ap: null, hp: null, text, abilities: abilitiesOf(text) });
const abilitiesOf = (text: string): readonly Ability[] => (text === "" ? [] : compileText(text, "stone").abilities);

const CARDS = createCards([card("紙魚", {}), card("灯台守", {}), stone("埋み火", EMBER)]);
const FACES = CARDS.list.map((each) => ({ ...each, englishName: each.name, englishText: each.text }) as GoldfishCard);

/** The log of a game in which both players place stones that arrive rested. */
function played(): readonly LogLine[] {
  const deck = { grimoire: [{ name: "紙魚", count: 40 }], stoneDeck: [{ name: "埋み火", count: 20 }] };
  const opponent = { kind: "passive", deck: null } as const;
  const begun = startSession(CARDS, { deck, seed: 3, goesFirst: true, opponent, opening: null });
  if (!begun.ok) throw new Error("The deck is refused");
  const session = (["keep", "endTurn"] as const).reduce((now, wish) => applyCommand(CARDS, now, wish), begun.session);
  return buildTableView(CARDS, session).log;
}

const named = {
  1: { card: 0, player: 0, isAbility: false },
  2: { card: 1, player: 1, isAbility: false },
} as const;
const line = (type: string, event: object, cards: LogLine["cards"] = []): LogLine =>
  ({ turn: 3, cards, named, event: { type, rule: "mag:701.1", ...event } }) as unknown as LogLine;

/** A battle between a unit of each player, in which both die. */
const battle = (player: 0 | 1): readonly LogLine[] => [
  line("battleBegan", { player, attacker: player + 1 }),
  line("stepBegan", { step: "designation" }),
  line("attacked", { attacker: player + 1, target: { player: 1 - player } }),
  line("stepBegan", { step: "attack" }),
  line("stepBegan", { step: "defense" }),
  line("defended", { defender: 2 - player, attacker: player + 1 }),
  line("stepBegan", { step: "damage" }),
  line("damaged", { target: { instance: 2 - player }, amount: 2, source: player + 1, inBattle: true }),
  line("damaged", { target: { instance: player + 1 }, amount: 3, source: 2 - player, inBattle: true }),
  line(
    "moved",
    { cause: "destroy", from: "battleArea", to: "dust", player: 0, toPlayer: 0, instance: 1, becomes: 8 },
    [0, 1],
  ),
  line("stepBegan", { step: "end" }),
  line("battleEnded", {}),
];

describe.each(LANGS)("in %s", (lang) => {
  const { goldfish, site } = getDictionary(lang);
  const abilities = locateAbilities(CARDS);
  const formatter: LogFormatter = { lang, words: goldfish, colors: site.colors, viewer: 0, cards: FACES, abilities };
  const told = (lines: readonly LogLine[]) => describeTurn(formatter, lines);

  it("tells a whole attack in one line that holds its battle", () => {
    const [before, attack, after, ...more] = told([
      line("lifeGained", { player: 0, amount: 1 }),
      ...battle(0),
      line("lifeLost", { player: 0, amount: 1 }),
    ]);
    expect(more).toEqual([]);
    expect([before?.parts, after?.parts]).toEqual([undefined, undefined]);
    expect(attack?.text).toMatch(
      lang === "ja"
        ? "《紙魚》 → 相手（《灯台守》が防御）：2点のダメージ、《紙魚》に3点、《紙魚》《灯台守》を破壊"
        : "“紙魚” → the opponent (defended by “灯台守”): 2 damage; 3 to “紙魚”; “紙魚”, “灯台守” destroyed",
    );
    const steps = Object.values(goldfish.log.steps).filter((step) =>
      attack?.parts?.some(({ text }) => text === format(goldfish.log.stepBegan, { step })),
    );
    expect(steps).toEqual([goldfish.log.steps.designation, goldfish.log.steps.defense, goldfish.log.steps.damage]);
  });

  it("has “You” as the subject of what the viewer does, and none beside the opponent", () => {
    const gained = (player: 0 | 1) => told([line("lifeGained", { player, amount: 2 })])[0]?.text;
    expect([gained(0), gained(1)]).toEqual(
      lang === "ja"
        ? ["ライフを2点回復しました", "相手：ライフを2点回復しました"]
        : ["You gain 2 life", "Opponent: gains 2 life"],
    );
  });

  it("says whose attack it is", () => {
    expect(told(battle(1))[0]?.text).toMatch(
      lang === "ja" ? /^相手：《灯台守》 → あなた/ : /^Opponent: “灯台守” → you/,
    );
  });

  it("keeps an attack that is still going on in one line", () => {
    const [attack, ...more] = told(battle(0).slice(0, 4));
    expect(more).toEqual([]);
    expect(attack?.text).toContain("→");
  });

  it("names the card that is replaced, the outcome, and the right player", () => {
    const lines = played();
    const [own] = told(lines.filter(({ turn }) => turn === 1)).filter(({ text }) => /レスト状態で|rested/.test(text));
    const [theirs] = told(lines.filter(({ turn }) => turn === 2)).filter(({ text }) =>
      /レスト状態で|rested/.test(text),
    );
    expect(own?.text).toBe(lang === "ja" ? "《埋み火》はレスト状態で置かれます" : "“埋み火” arrives rested");
    expect(theirs?.text).toMatch(
      lang === "ja" ? /^相手：.*《埋み火》はレスト状態で/ : /^Opponent: .*“埋み火” arrives rested/,
    );
  });
});
