import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { db } from "@/lib/server/db";
import { getGameDecks } from "@/lib/server/game-decks";
import { logError } from "@/lib/server/log/log-line";
import { toStoredDeck } from "../deck-row";
import { judgeDeck } from "./deck-facts";

/** Decks that are judged between two statements. */
const MANY = 200;

/**
 * Updates the facts of all decks that were computed by an earlier release or with other cards. A deck that is saved
 * meanwhile keeps the facts of that save. Returns the number of updated decks.
 */
export async function refreshDeckFacts(catalogue: Catalogue): Promise<number> {
  const { version } = catalogue;
  let judged = 0;
  for (let last = ""; ; ) {
    const rows = await getGameDecks("magmell").findMany({
      where: { id: { gt: last }, OR: [{ judgedBy: null }, { judgedBy: { not: version } }] },
      orderBy: { id: "asc" },
      take: MANY,
      select: { id: true, version: true, lines: { select: { zone: true, name: true, count: true } } },
    });
    const facts = rows.map((row) => ({ ...row, ...judgeDeck(toStoredDeck(row), catalogue) }));
    judged += await db().$executeRaw`
      UPDATE "Deck" deck SET colors = fact.colors, legal = fact.legal, "judgedBy" = ${version}
      FROM unnest(${facts.map(({ id }) => id)}::text[], ${facts.map((fact) => fact.version)}::int[],
        ${facts.map(({ colors }) => colors)}::int[], ${facts.map(({ legal }) => legal)}::boolean[])
        AS fact(id, version, colors, legal)
      WHERE deck.id = fact.id AND deck.version = fact.version`;
    last = rows.at(-1)?.id ?? "";
    if (rows.length < MANY) return judged;
  }
}

/** The version of the cards by which this process has judged the decks, or is at it. */
let latest = "";

/** Starts to update the facts of all decks for a catalogue that is new to this process, without waiting for the end. */
export function refreshDeckFactsLater(catalogue: Catalogue): void {
  if (latest === catalogue.version) return;
  latest = catalogue.version;
  refreshDeckFacts(catalogue).catch((error: unknown) => {
    latest = "";
    logError("deckFacts", error);
  });
}
