import { describe, expect, it } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { LANGS } from "@/app/i18n/lang";
import type { LogLine } from "@/lib/magmell/play/types";
import type { GoldfishCard } from "../goldfish-card";
import type { LogFormatter } from "./log-formatter";
import { summarizeOpponentTurn } from "./summarize-turn";

const CARDS = ["紙魚", "灯台守"].map((name) => ({ name, englishName: name, abilities: [] }) as unknown as GoldfishCard);
const named = { 1: { card: 0, player: 0, isAbility: false }, 2: { card: 1, player: 1, isAbility: false } } as const;
const line = (type: string, event: object, cards: LogLine["cards"] = []): LogLine =>
  ({ turn: 4, cards, named, event: { type, rule: "mag:701.1", ...event } }) as unknown as LogLine;

const turn = (player: number): LogLine => line("turnBegan", { player });
const hit = (amount: number, inBattle: boolean): LogLine =>
  line("damaged", { target: { player: 0 }, amount, source: 2, inBattle });
const attack = (amount: number): readonly LogLine[] => [
  line("battleBegan", { player: 1, attacker: 2 }),
  hit(amount, true),
];
const USED = line("used", { player: 1, instance: 2 });

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
  const summed = (log: readonly LogLine[], freshFrom = 0) => summarizeOpponentTurn(formatter, { log, freshFrom });

  it("tells uses with their damage, attacks with theirs, and what was lost and gained", () => {
    const log = [
      turn(1),
      USED,
      hit(3, false),
      ...attack(2),
      ...attack(4),
      line("damaged", { target: { instance: 1 }, amount: 9, source: 2, inBattle: true }),
      line("moved", { cause: "destroy", player: 0, toPlayer: 0, instance: 1 }, [0]),
      line("lifeLost", { player: 0, amount: 1 }),
      line("lifeGained", { player: 1, amount: 5 }),
      turn(0),
      hit(7, false),
    ];
    expect(summed(log)).toBe(
      lang === "ja"
        ? "相手のターン：《灯台守》 → あなたに3点、攻撃2回で6点、あなたは1点失う、《紙魚》を破壊、相手は5点回復"
        : "Opponent's turn: “灯台守” → 3 to you; 2 attacks for 6; you lose 1 life; “紙魚” destroyed; opponent gains 5 life",
    );
  });

  it("tells an attack that was fought off, and a turn in which nothing was done", () => {
    const [began = USED] = attack(1);
    expect(summed([turn(1), began])).toBe(lang === "ja" ? "相手のターン：攻撃1回" : "Opponent's turn: 1 attack");
    expect(summed([turn(1), turn(0)])).toBe(lang === "ja" ? "相手のターン：行動なし" : "Opponent's turn: no action");
  });

  it("tells the whole of a turn that goes on, and nothing of one that is long over or has not come", () => {
    const log = [turn(1), USED, ...attack(2)];
    expect(summed(log, 2)).toBe(summed(log));
    expect(summed([...log, turn(0), turn(0)], 4)).toBeNull();
    expect(summed([turn(0), hit(1, false)])).toBeNull();
  });
});
