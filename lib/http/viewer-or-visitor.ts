import type { Viewer } from "../accounts/types";
import { withDatabaseFallback } from "../server/database-unavailable";
import { getViewer } from "./viewer";

/**
 * Returns the signed-in user, or `null`: of a visitor, and of everybody while the database is away. For pages that show the
 * same to all, and a little more to those who are signed in; nothing that a viewer may or may not see is decided by it.
 */
export const getViewerOrVisitor = (): Promise<Viewer | null> => withDatabaseFallback(getViewer(), null);
