/** Choices of a reader that links set by a parameter and cookies keep, with their allowed values. */
export const PREFERENCE_VALUES: Readonly<Record<string, readonly string[]>> = {
  theme: ["light", "dark", "auto"],
  display: ["grid", "list", "text", "checklist"],
  faces: ["small", "large"],
};
