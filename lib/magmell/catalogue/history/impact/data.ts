import { type DeckZone, toNameKey } from "@/engine/magmell";
import { applyPlan } from "@/lib/magmell/catalogue/import/apply-plan";
import type { ImportPlan } from "@/lib/magmell/catalogue/import/import-plan";
import { getTokyoDate } from "@/lib/magmell/catalogue/model/canonical";
import type { PublishedState } from "@/lib/magmell/catalogue/store/catalogue-reader";
import { loadUpcomingTextReader } from "@/lib/magmell/catalogue/store/readings/data";
import { db } from "@/lib/server/db";
import { getGameDecks } from "@/lib/server/game-decks";
import { runCooperatively } from "@/lib/tasks";
import { ImpactCalculator } from "./impact-calculator";
import type { AffectedDeck, ImportImpact } from "./types";

type Rows = Pick<ReturnType<typeof db>, "deck" | "deckLine" | "textReading">;

/** Maximum number of decks that an impact checks individually. */
const MOST_DECKS = 5_000;
/** Beyond this number of names every deck counts as touched. */
const MOST_NAMES = 5_000;

/** Returns the impact of a plan on decks, rulings and text coverage. */
export async function computeImpact(
  plan: ImportPlan,
  { records, read }: Pick<PublishedState, "records" | "read">,
  rows: Rows = db(),
  today = getTokyoDate(new Date()),
): Promise<ImportImpact> {
  const states = { before: records, after: await runCooperatively(applyPlan(records, plan)) };
  const coming = plan.changes.flatMap((row) => (row.row === "revision" ? [row.revision] : []));
  const readers = { before: read, after: await loadUpcomingTextReader(rows, states.after.sets, coming, read) };
  const impact = await runCooperatively(ImpactCalculator.of(plan, states, readers, today));
  const names = await namesInDecks(impact.keys, rows);
  if (names.length === 0) return runCooperatively(impact.on([], 0));
  const where = { lines: { some: names.length > MOST_NAMES ? {} : { name: { in: [...names] } } } };
  const found = await getGameDecks("magmell", rows).findMany({
    where,
    take: MOST_DECKS,
    // Starters and public decks first: they are the ones that are called by name.
    orderBy: [{ starterKey: { sort: "asc", nulls: "last" } }, { visibility: "desc" }, { id: "asc" }],
    select: {
      id: true,
      name: true,
      starterKey: true,
      visibility: true,
      lines: { orderBy: { position: "asc" }, select: { zone: true, name: true, count: true } },
    },
  });
  const all = found.length < MOST_DECKS ? found.length : await getGameDecks("magmell", rows).count(where);
  return runCooperatively(impact.on(found.map(touchedDeck), all - found.length));
}

/** Spellings of the named cards in decks, which may differ from the catalogue's. */
async function namesInDecks(keys: ReadonlySet<string>, rows: Rows): Promise<readonly string[]> {
  if (keys.size === 0) return [];
  const held = await rows.deckLine.groupBy({ by: ["name"], where: { deck: { game: "magmell" } } });
  return held.map(({ name }) => name).filter((name) => keys.has(toNameKey(name)));
}

type DeckRow = {
  readonly id: string;
  readonly name: string;
  readonly starterKey: string | null;
  readonly visibility: string;
  readonly lines: readonly { readonly zone: string; readonly name: string; readonly count: number }[];
};

function touchedDeck({ id, name, starterKey, visibility, lines }: DeckRow): AffectedDeck {
  const zone = (wanted: DeckZone) =>
    lines.filter((line) => line.zone === wanted).map((line) => ({ name: line.name, count: line.count }));
  const seen = visibility !== "public" ? "hidden" : starterKey === null ? "public" : "starter";
  return { id, name, seen, deck: { grimoire: zone("grimoire"), stoneDeck: zone("stoneDeck") } };
}
