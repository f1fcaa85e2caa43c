import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { LANGS } from "@/app/i18n/lang";
import type { LogLine } from "@/lib/magmell/play/types";
import type { GoldfishCard } from "../goldfish-card";
import { GameLog } from "./game-log";
import type { LogFormatter } from "./log-formatter";

const line = (event: object): LogLine =>
  ({
    turn: 1,
    cards: [],
    named: { 1: { card: 0, player: 0, isAbility: false } },
    event: { rule: "mag:408.1", ...event },
  }) as unknown as LogLine;

it.each(LANGS)("the log explains the chant as soon as it names it, in %s", (lang) => {
  const { goldfish, site } = getDictionary(lang);
  const cards = [{ name: "紙魚", englishName: "Silverfish" } as GoldfishCard];
  const formatter: LogFormatter = { lang, words: goldfish, colors: site.colors, viewer: 0, cards, abilities: [] };
  const drawn = (...log: readonly LogLine[]) => renderToStaticMarkup(<GameLog log={log} formatter={formatter} />);
  const note = goldfish.log.chantNote;
  const began = line({ type: "turnBegan", player: 0 });
  expect(drawn(began)).not.toContain(note);
  expect(drawn(began, line({ type: "abilityPut", instance: 1, waiting: { controller: 0 } }))).toContain(note);
});
