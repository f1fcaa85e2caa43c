import { describe, expect, it } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { LANGS } from "@/app/i18n/lang";
import type { LogLine, TableView } from "@/lib/magmell/play/types";
import type { GoldfishCard } from "../goldfish-card";
import { composeAnnouncement } from "./announcement";
import type { LogFormatter } from "./log-formatter";

const CARDS = ["紙魚", "灯台守"].map((name) => ({ name, englishName: name, abilities: [] }) as unknown as GoldfishCard);
const named = { 1: { card: 0, player: 0, isAbility: false }, 2: { card: 1, player: 1, isAbility: false } } as const;
const line = (type: string, event: object, cards: LogLine["cards"] = []): LogLine =>
  ({ turn: 4, cards, named, event: { type, rule: "mag:701.1", ...event } }) as unknown as LogLine;
const move = (cause: string, toPlayer: number, card: number | null): LogLine =>
  line("moved", { cause, player: toPlayer, toPlayer, from: "hand", to: "chant", instance: 2, becomes: 3 }, [card]);

const tableOf = (log: readonly LogLine[], turnPlayer = 1): Parameters<typeof composeAnnouncement>[1] => ({
  log,
  freshFrom: 0,
  ownTurn: 2,
  view: { turn: 4, turnPlayer, viewer: 0, outcome: null, byHand: null } as TableView["view"],
});

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
  const said = (log: readonly LogLine[], turnPlayer?: number) =>
    composeAnnouncement(formatter, tableOf(log, turnPlayer), "endTurn", null);

  it("tells the turn as the heading of the table does", () => {
    expect(said([], 0)).toMatch(lang === "ja" ? /^自分の2ターン目/ : /^Your turn 2/);
    expect(said([], 1)).toMatch(lang === "ja" ? /^相手の2ターン目/ : /^Opponent's turn 2/);
  });

  it("tells what the opponent uses, and not that they draw or place a stone", () => {
    const log = [move("draw", 1, null), move("placeStone", 1, 1), move("use", 1, 1)];
    expect(said(log)).toMatch(lang === "ja" ? /相手：《灯台守》を使用し/ : /Opponent: uses “灯台守”/);
    expect(said(log.slice(0, 2)).length).toBeLessThan(30);
  });

  it("tells all that the player does", () => {
    expect(said([move("draw", 0, 0)], 0)).toContain("紙魚");
  });
});
