/** Joins the class names that are there; what is false, null or empty falls away. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(" ");
