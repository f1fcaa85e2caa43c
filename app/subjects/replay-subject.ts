import { dictionary } from "@/app/ui/i18n/dictionary";
import { format } from "@/app/ui/i18n/format";
import type { Lang } from "@/app/ui/i18n/lang";
import { type Cards, type Deck, makeCards } from "@/engine/magmell";
import type { CatalogueCard } from "@/lib/catalogue/model/types";
import { catalogue } from "@/lib/catalogue/store/data";
import { deckCards } from "@/lib/goldfish/deck-cards";
import { editionOf } from "@/lib/goldfish/replay/edition";
import { decodeReplay } from "@/lib/goldfish/replay/replay-code";
import { readReplayCode } from "@/lib/goldfish/replay/replay-head";
import type { Replay, ReplayHead, ReplayProblem } from "@/lib/goldfish/replay/types";
import { writeSeed } from "@/lib/goldfish/seed";
import { decodePathPart } from "@/lib/http/decode-path-part";
import { decodeDeck, numberTable } from "@/lib/sharing/deck-code";
import { namedDeck } from "./named-deck";

/** A replay at an address, as far as no engine has to play it. */
export type ReplaySubject = {
  readonly deck: Deck;
  readonly deckCode: string;
  readonly against: Deck | null;
  readonly againstCode: string | null;
  readonly code: string;
  readonly head: ReplayHead;
  /** The cards of both decks, and all tokens. */
  readonly shown: readonly CatalogueCard[];
  readonly cards: Cards;
  /** Whether the game was played with these decks, cards and rules. */
  readonly isCurrent: boolean;
};

type FoundReplay =
  | { readonly ok: true; readonly subject: ReplaySubject }
  | {
      readonly ok: false;
      readonly problem: ReplayProblem["code"] /** The deck's code, if that can be read. */;
      readonly deckCode: string | null;
    };

/** Reads the parts of an address that name a replay: the codes of the deck, of the game, and of the opponent's deck. */
export async function replaySubject(
  deckPart: string,
  replayPart: string,
  againstPart: string | readonly string[] | undefined,
): Promise<FoundReplay> {
  const { cards } = await catalogue();
  const numbers = numberTable(cards);
  const deckCode = decodePathPart(deckPart).trim();
  const deck = decodeDeck(deckCode, numbers);
  const read = readReplayCode(decodePathPart(replayPart));
  if (!deck.ok) return { ok: false, problem: "DECKS", deckCode: null };
  if (!read.ok) return { ok: false, problem: read.problem.code, deckCode };
  const againstCode = typeof againstPart === "string" && againstPart !== "" ? againstPart : null;
  const theirs = againstCode === null ? null : decodeDeck(againstCode, numbers);
  if (theirs?.ok === false) return { ok: false, problem: "DECKS", deckCode };
  const against = theirs?.deck ?? null;
  const shown = deckCards(cards, deck.deck, ...(against === null ? [] : [against]));
  const table = makeCards(shown);
  const { head } = read;
  const isCurrent = editionOf(table, [deck.deck, against ?? deck.deck], head.version) === head.edition;
  const code = decodePathPart(replayPart).trim();
  return {
    ok: true,
    subject: { deck: deck.deck, deckCode, against, againstCode, code, head, shown, cards: table, isCurrent },
  };
}

/** The path of a table that deals the hand of a replay, to the same opponent. */
export function tableOfReplay({ deckCode, againstCode, head }: ReplaySubject): string {
  const query = new URLSearchParams({ seed: writeSeed(head.seed) });
  if (!head.goesFirst) query.set("first", "2");
  if (head.opponent !== "passive") query.set("opponent", head.opponent);
  if (againstCode !== null) query.set("against", againstCode);
  return `/goldfish/${deckCode}?${query}`;
}

/** The path of its picture: the hand as the seed deals it, or the deck where the hand was chosen. */
export const pictureOfReplay = ({ deckCode, head }: ReplaySubject): string =>
  head.opening === null
    ? `/goldfish/${deckCode}/picture?seed=${writeSeed(head.seed)}${head.goesFirst ? "" : "&first=2"}`
    : `/d/${deckCode}/picture`;

/** The path of a replay. */
export const replayPath = ({ deckCode, code, againstCode }: ReplaySubject): string =>
  `/goldfish/${deckCode}/replay/${code}${againstCode === null ? "" : `?against=${againstCode}`}`;

/** The path of its frame for other sites. */
export const replayFramePath = ({ deckCode, code, againstCode }: ReplaySubject): string =>
  `/embed/goldfish/${deckCode}/${code}${againstCode === null ? "" : `?against=${againstCode}`}`;

/** The game, played by the engine; `null` where its answers lead elsewhere than they did. */
export function playedReplay({ isCurrent, cards, deck, against, head }: ReplaySubject): Replay | null {
  const decoded = isCurrent ? decodeReplay(cards, { deck, against }, head) : null;
  return decoded?.ok ? decoded.replay : null;
}

/** The name of the deck, and the path of its page: as anybody may read it. */
export const replayName = ({ deck, deckCode }: ReplaySubject, lang: Lang) =>
  namedDeck(null, { deck, code: deckCode }, undefined, lang);

/** Who goes first, against whom, and the seed, in a line. */
export async function replayFacts({ head, against, againstCode }: ReplaySubject, lang: Lang): Promise<string> {
  const { goldfish, goldfishReplay: words } = dictionary(lang);
  const kind = goldfish.setup.kinds[head.opponent];
  const theirs =
    against === null || againstCode === null
      ? null
      : await namedDeck(null, { deck: against, code: againstCode }, undefined, lang);
  return format(words.facts, {
    seat: words.seats[head.goesFirst ? "first" : "second"],
    opponent: theirs ? format(words.against, { opponent: kind, name: theirs.name }) : kind,
    seed: writeSeed(head.seed),
  });
}
