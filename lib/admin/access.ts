import type { Admin, Viewer } from "@/lib/accounts/types";

/** Whether somebody is an administrator, as the type that everything of theirs asks for; `null` when not. */
export const asAdmin = (viewer: Viewer | null): Admin | null => (viewer?.role === "admin" ? (viewer as Admin) : null);
