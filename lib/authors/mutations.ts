import { ACCOUNT_LIMITS } from "@/lib/account-limits";
import type { Viewer } from "@/lib/accounts/types";
import { db } from "@/lib/server/db";
import { findAuthor, findAuthorId } from "./data";

/** The followers of an author after a change; `null` for no such author, `full` beyond the account's bound. */
type FollowResult = { readonly followers: number; readonly followed: boolean } | "full" | null;

/** Follows an author. Following again changes nothing, and viewers cannot follow themselves. */
export async function followAuthor(viewer: Viewer, key: string): Promise<FollowResult> {
  const authorId = await findAuthorId(viewer, key);
  if (authorId === null) return null;
  const { userId: followerId } = viewer;
  if ((await db().follow.count({ where: { followerId } })) >= ACCOUNT_LIMITS.follows) return "full";
  if (authorId !== followerId) await db().follow.createMany({ data: [{ followerId, authorId }], skipDuplicates: true });
  return followersOf(viewer, key);
}

/** Stops following an author. If the viewer does not follow the author, nothing changes. */
export async function unfollowAuthor(viewer: Viewer, key: string): Promise<FollowResult> {
  const authorId = await findAuthorId(viewer, key);
  if (authorId === null) return null;
  await db().follow.deleteMany({ where: { followerId: viewer.userId, authorId } });
  return followersOf(viewer, key);
}

async function followersOf(viewer: Viewer, key: string): Promise<FollowResult> {
  const author = await findAuthor(viewer, key);
  return author && { followers: author.followers, followed: author.followed };
}
