import { basename } from "node:path";
import { readImageMetadata } from "@/lib/magmell/card-images/data";
import type { CardFileSource } from "@/lib/magmell/catalogue/import/files/read-card-file";
import type { ImportProblem } from "@/lib/magmell/catalogue/import/import-problem";
import type { DeckProblemFormatter } from "@/lib/magmell/starters/check-starters";
import { offerStarterCards, offerStarterDecks } from "@/lib/magmell/starters/offers/mutations";
import type { CardOfferOutcome, DeckOfferOutcome } from "@/lib/magmell/starters/offers/types";
import { say } from "../../words/command-words.mjs";
import { formatProblems } from "./import-report";
import { openCardFile } from "./open-card-file";
import { openPictures } from "./open-pictures";
import { refreshBulkFiles } from "./refresh-bulk-files";
import { countPlanChanges } from "./run-import";

/**
 * Runs `npm run cards -- starters`: imports card files into a database that never had cards, otherwise makes a draft of
 * them. The last printed line is the outcome. Returns exit code 1 for files that a first setup cannot load.
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
      return say("starters.loaded", { n: countPlanChanges(offer.plan), version: offer.version });
    case "known":
    case "same":
      return say("starters.same");
    case "drafted":
      return say("starters.drafted", { n: offer.changes, draft: offer.draft });
    case "unfit":
      return say("starters.unfit");
  }
}

/** Runs `npm run decks -- starters`: loads starter decks at a first setup. Loaded decks never change automatically. */
export async function runDeckStarters(
  sources: readonly CardFileSource[],
  describe: DeckProblemFormatter,
): Promise<number> {
  const offer = await offerStarterDecks(sources, describe);
  if (offer.outcome === "unfit") console.error(formatProblems(offer.problems));
  console.log(tellDecks(offer));
  return 0;
}

function tellDecks(offer: DeckOfferOutcome): string {
  switch (offer.outcome) {
    case "loaded":
      return say("starters.decksLoaded", { n: offer.decks });
    case "known":
      return say("starters.same");
    case "offered":
      return say("starters.offered", { files: offer.files.join(" ") });
    case "unfit":
      return say("starters.decksUnfit");
  }
}

function refuse(problems: readonly ImportProblem[]): number {
  console.error(formatProblems(problems));
  return 1;
}
