import { getDictionary } from "@/app/i18n/dictionary";
import type { DeckImpact, ImportImpact } from "@/lib/magmell/catalogue/history/impact/types";
import type { DoubtReport } from "@/lib/magmell/catalogue/model/text-report";
import { COMMAND_LANG, say } from "../../words/command-words.mjs";

const { adminImport, site } = getDictionary(COMMAND_LANG);
const FIELDS: Readonly<Record<string, string>> = adminImport.fields;
const VALUES: Readonly<Record<string, string>> = { ...site.kinds, ...site.timings, ...site.colors };

/** Returns a value of a field as screens name it. */
const valueName = (value: string): string =>
  value === "" ? say("none") : value.replaceAll(/[a-z]+/gu, (word) => VALUES[word] ?? word);

/** Returns the impact of a plan as lines for the terminal. */
export function formatImpact({ asOf, cards, decks, rulings, coverage, texts, goldfish }: ImportImpact): string {
  const lines = [say("impact.title", { day: asOf })];
  for (const { number, name, fields } of cards) {
    const changed = fields.map(
      ({ field, before, after }) => `${FIELDS[field] ?? field} ${valueName(before)} → ${valueName(after)}`,
    );
    const isNew = fields.some(({ field, before }) => field === "kind" && before === "");
    if (changed.length > 0 && !isNew)
      lines.push(say("impact.card", { number, name, fields: changed.join(say("list.join")) }));
  }
  lines.push(...deckLines(decks));
  for (const { id, cards: names, stale } of rulings) {
    const values = { id, cards: names.join(say("list.join")) };
    lines.push(say(stale ? "impact.staleRuling" : "impact.ruling", values));
  }
  for (const { number, name, revision, before, after, doubts, lapsed } of coverage) {
    const values = { number, name, day: revision, after: say(`coverage.${after}`) };
    lines.push(
      before === null
        ? say("impact.coverage", values)
        : say("impact.coverageChange", { ...values, before: say(`coverage.${before}`) }),
    );
    lines.push(...doubts.map(doubtLine));
    if (lapsed > 0) lines.push(say("impact.lapsed", { n: lapsed }));
  }
  lines.push(say("impact.texts", texts), say("impact.goldfish", { n: goldfish.decks }));
  return lines.join("\n");
}

function doubtLine({ decided, options }: DoubtReport): string {
  const { sentence = 0, japanese = "", english = "" } = options.find(({ inForce }) => inForce) ?? {};
  const values = { n: options.length, sentence: sentence + 1, reading: COMMAND_LANG === "ja" ? japanese : english };
  return say(decided ? "impact.chosen" : "impact.open", values);
}

function deckLines({ held, becomeIllegal, becomeLegal, named, unchecked }: DeckImpact): readonly string[] {
  const lines = [say("impact.decks", held)];
  if (unchecked > 0) lines.push(say("impact.unchecked", { n: unchecked }));
  if (becomeIllegal + becomeLegal > 0)
    lines.push(say("impact.legality", { illegal: becomeIllegal, legal: becomeLegal }));
  for (const { name, seen, cards, legal } of named) {
    const turn = legal[0] === legal[1] ? "" : say(legal[1] ? "impact.becomesLegal" : "impact.becomesIllegal");
    lines.push(say(`impact.${seen}`, { name, cards: cards.join(say("list.join")), turn }));
  }
  return lines;
}
