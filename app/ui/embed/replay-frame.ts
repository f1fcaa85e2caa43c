import type { Dictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { toNameKey } from "@/engine/magmell";
import { html } from "@/lib/html/html";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import type { ReplaySummary, TurnSummary } from "@/lib/magmell/play/replay/replay-summary";
import { getLocalizedCardName } from "../magmell/picture/drawing-context";
import { renderFramePage } from "./frame-page";

type FramedReplay = {
  /** The name of the deck. */
  readonly name: string;
  /** Who went first, against whom, and the seed. */
  readonly facts: string;
  readonly path: string;
  readonly summary: ReplaySummary;
};

/** Number of turns that are described; the rest is only counted. */
const TOLD = 12;

/**
 * Renders the embed page of a replay: the opening hand, the player's actions on each turn, the result, and a link to
 * the replay.
 */
export function renderReplayFrame(
  { name, facts, path, summary }: FramedReplay,
  { names }: Pick<Catalogue, "names">,
  lang: Lang,
  words: Dictionary,
): string {
  const { goldfishReplay } = words;
  const { embed } = goldfishReplay;
  const page = localizePath(lang, path);
  const listed = (cards: readonly string[]) =>
    countedNames(cards)
      .map(([card, count]) => {
        const known = names.keys.get(toNameKey(card));
        return `${known ? getLocalizedCardName({ lang }, known) : card}${count > 1 ? ` ×${count}` : ""}`;
      })
      .join(lang === "ja" ? "、" : ", ");
  const own = summary.turns.filter(({ isOwn }) => isOwn);
  const lines = own
    .slice(0, TOLD)
    .map((turn) => html`<li><b>${turn.ownTurn}</b><span>${told(turn, listed, embed)}</span></li>`);
  const rest = own.length > TOLD ? html`<p class="soft">${formatPlural(lang, embed.rest, own.length - TOLD)}</p>` : "";
  const end = embed.end[endOf(summary)];
  const [mine, theirs] = summary.turns.at(-1)?.life ?? [];
  const life = mine === undefined || theirs === undefined ? "" : format(embed.life, { own: mine, other: theirs });
  const body = html`<h1><a href="${page}" target="_blank" rel="noopener">${name}</a></h1><p class="soft">${facts}</p><p class="strength">${end}${life === "" ? "" : html` <span class="soft">${life}</span>`}</p><h2>${embed.hand}</h2><p>${listed(summary.hand)}</p><h2>${embed.turns}</h2><ul>${lines}</ul>${rest}`;
  return renderFramePage({ lang, title: format(goldfishReplay.titled, { name }), body, page, words });
}

const endOf = ({ isOver, won }: ReplaySummary): "won" | "lost" | "drawn" | "open" =>
  !isOver ? "open" : won === null ? "drawn" : won ? "won" : "lost";

/** A turn of the player in a line. */
function told(
  { used, attacked }: TurnSummary,
  listed: (cards: readonly string[]) => string,
  words: Dictionary["goldfishReplay"]["embed"],
): string {
  const parts = [
    ...(used.length > 0 ? [format(words.used, { cards: listed(used) })] : []),
    ...(attacked.length > 0 ? [format(words.attacked, { cards: listed(attacked) })] : []),
  ];
  return parts.length > 0 ? parts.join(words.join) : words.none;
}

function countedNames(cards: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
