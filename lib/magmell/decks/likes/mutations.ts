import { ACCOUNT_LIMITS } from "@/lib/account-limits";
import type { Viewer } from "@/lib/accounts/types";
import { db } from "@/lib/server/db";
import { findDeckForViewer } from "../data";

/** The likes of a deck after a change; `null` for a deck that the viewer may not see, `full` beyond the account's bound. */
type LikeResult = { readonly likes: number; readonly liked: boolean } | "full" | null;

/** Adds the viewer's like to a deck; a second like changes nothing. */
export async function likeDeck(viewer: Viewer, id: string): Promise<LikeResult> {
  if (!(await findDeckForViewer(viewer, id))) return null;
  const { userId } = viewer;
  if ((await db().deckLike.count({ where: { userId } })) >= ACCOUNT_LIMITS.likes) return "full";
  await db().deckLike.createMany({ data: [{ deckId: id, userId }], skipDuplicates: true });
  return likesOf(viewer, id);
}

/** Removes the viewer's like from a deck; without a like, nothing changes. */
export async function unlikeDeck(viewer: Viewer, id: string): Promise<LikeResult> {
  if (!(await findDeckForViewer(viewer, id))) return null;
  await db().deckLike.deleteMany({ where: { deckId: id, userId: viewer.userId } });
  return likesOf(viewer, id);
}

async function likesOf(viewer: Viewer, id: string): Promise<LikeResult> {
  const deck = await findDeckForViewer(viewer, id);
  return deck && { likes: deck.likes, liked: deck.liked };
}
