import { COMMAND_LINE_ACTOR } from "@/lib/magmell/catalogue/history/audit/types";
import { moderatePage } from "@/lib/moderation/mutations";
import { moderationInputSchema } from "@/lib/moderation/schema";
import { say } from "../../words/command-words.mjs";
import { takeDown } from "./take-down";

/** Addresses of a deck and of an author's page, with or without the site before them and in both languages; ids alone too. */
const DECK = /(?:^|\/decks\/)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[/?#]|$)/i;
const AUTHOR = /(?:^|\/authors\/)([0-9a-f]{32})(?:[/?#]|$)/;
/** A printing such as `FL/FL-030`, or the content hash of a picture. */
const PICTURE = /^(?:[^/\s]+\/[^/\s]+|[0-9a-f]{64})$/;

/**
 * Runs `npm run take-down`: hides or restores a deck or an author's shared content, or removes a picture. Returns the
 * exit code.
 */
export async function takeDownPage(wanted: string, act: "hide" | "restore", reason: string): Promise<number> {
  const author = AUTHOR.exec(wanted)?.[1];
  const id = author ?? DECK.exec(wanted)?.[1]?.toLowerCase();
  if (id === undefined && act === "hide" && PICTURE.test(wanted)) return takeDown(wanted);
  if (id === undefined) {
    console.error(say(act === "restore" ? "takeDown.noRestore" : "takeDown.unknown", { wanted }));
    return 1;
  }
  const input = moderationInputSchema.safeParse({ about: author ? "author" : "deck", id, act, reason });
  if (!input.success) {
    console.error(say("takeDown.reason"));
    return 1;
  }
  const counts = await moderatePage(COMMAND_LINE_ACTOR, input.data);
  if (counts === null) {
    console.error(say("takeDown.missing"));
    return 1;
  }
  const [done, none] = act === "hide" ? (["hidden", "noneShared"] as const) : (["restored", "nothing"] as const);
  const outcome = counts.decks === 0 ? none : done;
  console.log(say(`takeDown.${outcome}`, { wanted, n: counts.decks, reports: counts.reports }));
  return 0;
}
