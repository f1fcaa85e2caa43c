import type { Admin, Viewer } from "./types";

/**
 * Returns the viewer as a proved administrator, the type that every administrative read and write takes; `null` for anybody
 * else. The role alone is not enough: the session has to have had a code of the second step.
 */
export const toAdmin = (viewer: Viewer | null): Admin | null =>
  viewer?.role === "admin" && viewer.twoStep ? (viewer as Admin) : null;

/** Returns whether the viewer is an administrator who has to set up a second step first. */
export const needsTwoFactorSetup = (viewer: Viewer | null): boolean => viewer?.role === "admin" && !viewer.twoStep;
