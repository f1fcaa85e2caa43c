import { basename } from "node:path";
import { readImageMetadata } from "@/lib/magmell/card-images/data";
import type { CardFileSource } from "@/lib/magmell/catalogue/import/files/read-card-file";
import type { ImportProblem } from "@/lib/magmell/catalogue/import/import-problem";
import { formatProblems } from "@/lib/magmell/catalogue/import/import-report";
import type { DeckProblemFormatter } from "@/lib/magmell/starters/check-starters";
import { offerStarterCards, offerStarterDecks } from "@/lib/magmell/starters/offers/mutations";
import type { CardOfferOutcome, DeckOfferOutcome } from "@/lib/magmell/starters/offers/types";
import { openCardFile } from "./open-card-file";
import { openPictures } from "./open-pictures";
import { refreshBulkFiles } from "./refresh-bulk-files";
import { countPlanChanges } from "./run-import";

/**
 * Runs `npm run cards -- starters`: imports card files where there never was a card, and makes a draft of them elsewhere. The
 * last line that it prints tells what came of it. Exit code 1 for files that a first set-up cannot load.
 */
export async function runCardStarters(files: readonly string[]): Promise<number> {
  const opened = files.map(openCardFile);
  const pictures = await openPictures(opened, null, await readImageMetadata());
  // A draft and its audit entry name the files, not where they lie.
  const sources = opened.map(({ file, bytes }) => ({ file: basename(file), bytes }));
  const offer = await offerStarterCards(sources, pictures);
  if (offer.outcome === "unfit" && offer.version === 0) return refuse(offer.problems);
  if (offer.outcome === "loaded") await refreshBulkFiles();
  if (offer.outcome === "unfit") console.error(formatProblems(offer.problems));
  console.log(tellCards(offer));
  return 0;
}

function tellCards(offer: CardOfferOutcome): string {
  switch (offer.outcome) {
    case "loaded":
      return `loaded, ${countPlanChanges(offer.plan)} changes as data version ${offer.version}`;
    case "known":
      return "loaded before";
    case "same":
      return "nothing in them is new here";
    case "drafted":
      return `this release has newer ones; ${offer.changes} changes wait as a draft at /admin/drafts/${offer.draft}, and nothing was published`;
    case "unfit":
      return "this release has newer ones, which do not fit the cards of this site; nothing was changed";
  }
}

/** Runs `npm run decks -- starters`: the same for starter decks, of which none changes by itself once they were loaded. */
export async function runDeckStarters(sources: readonly CardFileSource[], say: DeckProblemFormatter): Promise<number> {
  const offer = await offerStarterDecks(sources, say);
  if (offer.outcome === "unfit") console.error(formatProblems(offer.problems));
  console.log(tellDecks(offer));
  return 0;
}

function tellDecks(offer: DeckOfferOutcome): string {
  switch (offer.outcome) {
    case "loaded":
      return `loaded ${offer.decks}`;
    case "known":
      return "loaded before";
    case "offered":
      return `this release has newer ones; to load them: npm run decks -- import ${offer.files.join(" ")}`;
    case "unfit":
      return "none, as they do not fit the cards of this site";
  }
}

function refuse(problems: readonly ImportProblem[]): number {
  console.error(formatProblems(problems));
  return 1;
}
