import type { Admin, Viewer } from "./types";

/** The viewer as a proved administrator, the type that every administrative read and write takes; `null` for anybody else. */
export const asAdmin = (viewer: Viewer | null): Admin | null => (viewer?.role === "admin" ? (viewer as Admin) : null);
