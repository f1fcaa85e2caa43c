import { type Dictionary, type Lang, say, sayCount } from "@/app/ui/words";
import type { CardIndex, PlayerId, RuleRef } from "@/engine";
import type { LogLine } from "@/lib/goldfish/types";

type Words = Dictionary["goldfish"];
/** The name of a card in the reader's language. */
export type TitleOf = (card: CardIndex) => string;
export type Teller = {
  readonly lang: Lang;
  readonly words: Words;
  readonly viewer: PlayerId;
  readonly titleOf: TitleOf;
};

/** What happened, in words; `null` for what needs none, such as the beginning of a phase. */
export function sayLine({ lang, words, viewer, titleOf }: Teller, { event, cards }: LogLine): string | null {
  const { log, phases, over } = words;
  switch (event.type) {
    case "shuffled":
      return event.zone === "stoneDeck" ? log.shuffledStoneDeck : log.shuffledGrimoire;
    case "firstPlayerChosen":
      return event.player === viewer ? log.goFirst : null;
    case "redrawChosen":
      return event.redraw ? log.redraw : log.keep;
    case "phaseSkipped":
      return say(log.skipped, { phase: phases[event.phase] });
    case "moved": {
      const names = sayNames(log.names, cards, titleOf);
      if (event.cause === "redraw") return sayCount(lang, log.returned, cards.length);
      if (event.cause === "placeStone") return say(log.stone, { names: names ?? cards.length });
      if (event.cause !== "draw") return null;
      return names === null ? sayCount(lang, log.drawHidden, cards.length) : say(log.draw, { names });
    }
    case "drewFromEmpty":
      return log.empty;
    case "defeated":
      return (event.player === viewer ? over.own : over.other)[event.rule];
    case "gameEnded":
      return event.winner === null ? log.drawn : event.winner === viewer ? log.won : log.lost;
    default:
      return null;
  }
}

/** Whose doing a line is; `null` for what concerns both. */
export const playerOf = ({ event }: LogLine): PlayerId | null =>
  "player" in event && event.type !== "defeated" && event.type !== "firstPlayerChosen" ? event.player : null;

/** A line of the record: what it says and the rules it rests on. */
export type Said = { readonly text: string; readonly rules: readonly RuleRef[] };

/** The lines of one turn, the oldest first. What the opponent did is told in one. */
export function sayTurn(teller: Teller, lines: readonly LogLine[]): readonly Said[] {
  const told: Said[] = [];
  const theirs: Said[] = [];
  for (const line of lines) {
    const text = sayLine(teller, line);
    const player = playerOf(line);
    const others = player !== null && player !== teller.viewer;
    // That the opponent shuffles too goes without saying.
    if (text === null || (others && line.event.type === "shuffled")) continue;
    const list = others ? theirs : told;
    // Drawing five cards from an empty grimoire fails five times, and needs to be said once.
    if (list.at(-1)?.text !== text) list.push({ text, rules: [line.event.rule] });
  }
  if (theirs.length === 0) return told;
  const list = theirs.map(({ text }) => text).join(teller.words.log.join);
  const rules = [...new Set(theirs.flatMap((said) => said.rules))];
  return [{ text: say(teller.words.log.otherSays, { list }), rules }, ...told];
}

function sayNames(marks: Words["log"]["names"], cards: readonly (CardIndex | null)[], titleOf: TitleOf): string | null {
  const known = cards.filter((card) => card !== null);
  if (known.length < cards.length) return null;
  return known.map((card) => `${marks.open}${titleOf(card)}${marks.close}`).join(marks.join);
}
