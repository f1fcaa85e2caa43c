import type { Viewer } from "../accounts/types";
import { withDatabaseFallback } from "../server/database-unavailable";
import { getViewer } from "./viewer";

/**
 * Returns the signed-in user; null for visitors, and for everyone while the database is down. For pages that show only
 * minor extras to signed-in users. Never use it for access checks.
 */
export const getViewerOrVisitor = (): Promise<Viewer | null> => withDatabaseFallback(getViewer(), null);
