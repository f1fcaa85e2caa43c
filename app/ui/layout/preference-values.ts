/** Reader preferences with their allowed values. Links set them by a parameter, and cookies store them. */
export const PREFERENCE_VALUES: Readonly<Record<string, readonly string[]>> = {
  theme: ["light", "dark", "auto"],
  display: ["grid", "list", "text", "checklist"],
  faces: ["small", "large"],
};
