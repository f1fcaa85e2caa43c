import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { appendQuery } from "@/app/ui/links/page-part";
import { type Cards, createCards, type Deck } from "@/engine/magmell";
import { buildNameQuery } from "@/lib/decks/sharing/shared-name";
import { encodeBase64urlText } from "@/lib/decks/sharing/text-code";
import { decodePathSegment } from "@/lib/http/decode-path-segment";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { createNumberTable, decodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { buildDealQuery } from "@/lib/magmell/play/deal-query";
import { selectGameCards } from "@/lib/magmell/play/game-cards";
import { computeEditionFingerprint } from "@/lib/magmell/play/replay/edition";
import { decodeReplay } from "@/lib/magmell/play/replay/replay-code";
import { readReplayCode } from "@/lib/magmell/play/replay/replay-head";
import type { Replay, ReplayHeader, ReplayProblem } from "@/lib/magmell/play/replay/types";
import { formatSeed } from "@/lib/play/seed";
import { resolveCodedDeck } from "./coded-deck";
import { findDeckName } from "./named-deck";

/** A replay at a URL, before the engine replays it. */
export type ReplaySubject = {
  readonly deck: Deck;
  readonly deckCode: string;
  readonly against: Deck | null;
  readonly againstCode: string | null;
  /** Deck name in the URL. */
  readonly given: string | null;
  readonly code: string;
  readonly head: ReplayHeader;
  /** The cards of both decks, and all tokens. */
  readonly shown: readonly CatalogueCard[];
  readonly cards: Cards;
  /** Whether the decks, cards and rules are those of the game. */
  readonly isCurrent: boolean;
};

/** The parameters of the URL of a replay. */
type ReplayQuery = { readonly against?: unknown; readonly n?: unknown };

type FoundReplay =
  | { readonly ok: true; readonly subject: ReplaySubject }
  | {
      readonly ok: false;
      readonly problem: ReplayProblem["code"];
      /** The deck's code, if readable. */
      readonly deckCode: string | null;
    };

/**
 * Parses the URL of a replay: the codes of the deck and of the game, and from the query the opponent's deck and a name.
 */
export async function findReplaySubject(
  deckPart: string,
  replayPart: string,
  { against: againstPart, n: parameter }: ReplayQuery,
): Promise<FoundReplay> {
  const snapshot = await getCatalogue();
  const { cards } = snapshot;
  const numbers = createNumberTable(cards);
  const deckCode = decodePathSegment(deckPart).trim();
  const deck = decodeDeck(deckCode, numbers);
  const read = readReplayCode(decodePathSegment(replayPart));
  if (!deck.ok) return { ok: false, problem: "DECKS", deckCode: null };
  if (!read.ok) return { ok: false, problem: read.problem.code, deckCode };
  const againstCode = typeof againstPart === "string" && againstPart !== "" ? againstPart : null;
  const theirs = againstCode === null ? null : decodeDeck(againstCode, numbers);
  if (theirs?.ok === false) return { ok: false, problem: "DECKS", deckCode };
  const against = theirs?.deck ?? null;
  const shown = selectGameCards(cards, deck.deck, ...(against === null ? [] : [against]));
  const table = createCards(shown);
  const { head } = read;
  const isCurrent = computeEditionFingerprint(table, [deck.deck, against ?? deck.deck], head.version) === head.edition;
  const code = decodePathSegment(replayPart).trim();
  const { given } = resolveCodedDeck({ deck: deck.deck, code: deckCode }, parameter, snapshot, "ja");
  return {
    ok: true,
    subject: { given, deck: deck.deck, deckCode, against, againstCode, code, head, shown, cards: table, isCurrent },
  };
}

/** Returns the path of a goldfish with the replay's hand and opponent. */
export function getReplayTablePath({ deckCode, againstCode, given, head }: ReplaySubject): string {
  const query = new URLSearchParams({ seed: formatSeed(head.seed) });
  if (!head.goesFirst) query.set("first", "2");
  if (head.opponent !== "passive") query.set("opponent", head.opponent);
  if (againstCode !== null) query.set("against", againstCode);
  return appendQuery(`/goldfish/${deckCode}${buildNameQuery(given)}`, `${query}`);
}

/**
 * Returns the path of the replay's link preview image: the hand dealt by its seed, or the deck if the player chose the
 * hand.
 */
export const getReplayPicturePath = ({ deckCode, given, head }: ReplaySubject): string =>
  head.opening === null
    ? `/goldfish/${deckCode}/picture${buildDealQuery(head, given)}`
    : `/d/${deckCode}/picture${buildNameQuery(given)}`;

export const getReplayPath = ({ deckCode, code, ...rest }: ReplaySubject): string =>
  `/goldfish/${deckCode}/replay/${code}${queryOfReplay(rest)}`;

/** Returns the path of the replay's embed page. */
export const getReplayFramePath = ({ deckCode, code, ...rest }: ReplaySubject): string =>
  `/embed/goldfish/${deckCode}/${code}${queryOfReplay(rest)}`;

const queryOfReplay = ({ againstCode, given }: Pick<ReplaySubject, "againstCode" | "given">): string =>
  appendQuery(buildNameQuery(given), againstCode === null ? "" : `against=${againstCode}`);

/** Replays the game with the engine; null if its answers no longer lead to the recorded game. */
export function playReplay({ isCurrent, cards, deck, against, head }: ReplaySubject): Replay | null {
  const decoded = isCurrent ? decodeReplay(cards, { deck, against }, head) : null;
  return decoded?.ok ? decoded.replay : null;
}

/** Returns the public name of the replay's deck, and the path of its page. */
export const findReplayDeckName = ({ deck, deckCode, given }: ReplaySubject, lang: Lang) =>
  findDeckName(null, { deck, code: deckCode }, undefined, lang, given === null ? null : encodeBase64urlText(given));

/** Describes a replay in one line: who goes first, the opponent, and the seed. */
export async function describeReplay({ head, against, againstCode }: ReplaySubject, lang: Lang): Promise<string> {
  const { goldfish, goldfishReplay: words } = getDictionary(lang);
  const kind = goldfish.setup.kinds[head.opponent];
  const theirs =
    against === null || againstCode === null
      ? null
      : await findDeckName(null, { deck: against, code: againstCode }, undefined, lang);
  return format(words.facts, {
    seat: words.seats[head.goesFirst ? "first" : "second"],
    opponent: theirs ? format(words.against, { opponent: kind, name: theirs.name }) : kind,
    seed: formatSeed(head.seed),
  });
}
