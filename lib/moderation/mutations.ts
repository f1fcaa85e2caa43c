import type { Viewer } from "@/lib/accounts/types";
import { isUuid } from "@/lib/input-schemas";
import { appendAuditEntry } from "@/lib/magmell/catalogue/history/audit/mutations";
import type { AuditAction, ReauthenticatedActor } from "@/lib/magmell/catalogue/history/audit/types";
import { db } from "@/lib/server/db";
import { findReportable } from "./data";
import type { ModerationInput, ReportInput } from "./schema";
import { REPORT_LIMITS } from "./types";

type Transaction = Parameters<Parameters<ReturnType<typeof db>["$transaction"]>[0]>[0];

/**
 * Stores a report for administrators. Returns false if the viewer cannot see the page. An account has one open report
 * per page; a later one replaces its text. Beyond a maximum number of open reports, further ones are accepted but not
 * stored.
 */
export async function createReport(viewer: Viewer | null, { about, id, reason, words }: ReportInput): Promise<boolean> {
  const page = await findReportable(viewer, about, id);
  const subject = page && (await subjectOf(db(), about, page.id));
  if (!subject) return false;
  const open = { ...subject, state: "open" } as const;
  if (viewer) {
    const mine = await db().report.updateMany({
      where: { ...open, reporterId: viewer.userId },
      data: { reason, words },
    });
    if (mine.count > 0) return true;
  }
  if ((await db().report.count({ where: open })) < REPORT_LIMITS.open)
    await db().report.create({ data: { ...subject, reason, words, reporterId: viewer?.userId ?? null } });
  return true;
}

/**
 * Moderates a page: hides a deck or all shared decks of an author, dismisses its reports, or restores a hidden deck.
 * Returns the numbers of changed decks and closed reports; null for an unknown page. Runs in one transaction with an
 * audit log entry.
 */
export const moderatePage = (
  actor: ReauthenticatedActor,
  { about, id, act, reason }: ModerationInput,
): Promise<{ readonly decks: number; readonly reports: number } | null> =>
  db().$transaction(async (tx) => {
    const subject = await subjectOf(tx, about, id);
    if (!subject) return null;
    const where = subject.deckId === undefined ? { ownerId: subject.authorId } : { id: subject.deckId };
    const decks = act === "hide" ? await hide(tx, where, reason) : act === "restore" ? await restore(tx, where) : 0;
    const judged =
      act === "restore"
        ? { count: 0 }
        : await tx.report.updateMany({
            where: { ...subject, state: "open" },
            data: { state: act === "hide" ? "hidden" : "dismissed", decidedAt: new Date() },
          });
    const changed = { decks, reports: judged.count };
    if (decks + judged.count > 0) await appendAuditEntry(actor, ACTIONS[act], { about, id, reason, ...changed }, tx);
    return changed;
  });

/** Stores the owner's reply to the suspension of a deck; false if the viewer has no such hidden deck. */
export async function replyToSuspension(viewer: Viewer, id: string, reply: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  // What is said about a deck is no change of it: its day stays.
  const changed = await db().$executeRaw`
    UPDATE "Deck" SET "hiddenReply" = ${reply} WHERE id = ${id} AND "ownerId" = ${viewer.userId} AND "hiddenAt" IS NOT NULL`;
  return changed > 0;
}

const ACTIONS = { hide: "page.hide", dismiss: "page.dismiss", restore: "page.restore" } as const satisfies Record<
  ModerationInput["act"],
  AuditAction
>;

type Subject = { deckId: string; authorId?: never } | { authorId: string; deckId?: never };

/** The row behind a page. Starter decks belong to the site and cannot be reported or hidden. */
async function subjectOf(
  rows: Pick<Transaction, "deck" | "user">,
  about: ReportInput["about"],
  id: string,
): Promise<Subject | null> {
  if (about === "author") {
    const user = await rows.user.findUnique({ where: { authorKey: id }, select: { id: true } });
    return user && { authorId: user.id };
  }
  const deck = isUuid(id) ? await rows.deck.findUnique({ where: { id }, select: { id: true, ownerId: true } }) : null;
  return deck?.ownerId ? { deckId: deck.id } : null;
}

type Decks = { id: string } | { ownerId: string };

async function hide(tx: Transaction, decks: Decks, reason: string): Promise<number> {
  const shared = await tx.deck.findMany({
    where: { ...decks, hiddenAt: null, visibility: { not: "private" } },
    select: { id: true, visibility: true, updatedAt: true },
  });
  const hidden = { hiddenAt: new Date(), hiddenReason: reason, hiddenReply: "", visibility: "private" } as const;
  for (const { id, visibility, updatedAt } of shared)
    await tx.deck.update({ where: { id }, data: { ...hidden, hiddenFrom: visibility, updatedAt } });
  return shared.length;
}

/** Gives decks back as they were shared, unlisted ones with their link. */
async function restore(tx: Transaction, decks: Decks): Promise<number> {
  const hidden = await tx.deck.findMany({
    where: { ...decks, hiddenAt: { not: null } },
    select: { id: true, hiddenFrom: true, updatedAt: true },
  });
  const shown = { hiddenAt: null, hiddenReason: "", hiddenReply: "", hiddenFrom: null } as const;
  for (const { id, hiddenFrom, updatedAt } of hidden)
    await tx.deck.update({ where: { id }, data: { ...shown, visibility: hiddenFrom ?? "private", updatedAt } });
  return hidden.length;
}
