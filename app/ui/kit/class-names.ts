/** Joins class names; false, null and empty ones are left out. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(" ");

/** Classes of a text field that has no `FieldFrame`. */
export const FIELD_CLASS =
  "block w-full min-h-11 rounded-[3px] border border-edge bg-leaf px-3 py-2 text-base text-ellipsis text-ink " +
  "placeholder:text-ink-soft placeholder:opacity-100 aria-invalid:border-red aria-invalid:border-2 disabled:opacity-60";
