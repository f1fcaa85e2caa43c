import type { Admin, Viewer } from "./types";

/**
 * Returns the viewer as an administrator, the type required for every administrative read and write; null for everyone
 * else. The role alone is not enough: the session must have passed the second step.
 */
export const toAdmin = (viewer: Viewer | null): Admin | null =>
  viewer?.role === "admin" && viewer.twoStep ? (viewer as Admin) : null;

/** Returns whether the viewer is an administrator who still has to set up a second step. */
export const needsTwoFactorSetup = (viewer: Viewer | null): boolean => viewer?.role === "admin" && !viewer.twoStep;
