import { classNames } from "./class-names";

/** `primary` is the main action of a page, `plain` the default, `quiet` one of many, `danger` a destructive action. */
export type ButtonVariant = "primary" | "plain" | "quiet" | "danger";
/** `small` is 36 px high, for dense rows; 44 px on touch screens. */
export type ButtonSize = "normal" | "small";

const BASE =
  "inline-flex items-center justify-center gap-2 rounded-[3px] font-medium no-underline select-none transition-colors " +
  "disabled:opacity-55 aria-disabled:opacity-55";

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: "bg-gold text-on-color border border-gold enabled:hover:brightness-110 [a]:hover:brightness-110",
  plain: "bg-leaf text-ink border border-edge hover:bg-wash",
  quiet: "bg-transparent text-ink border border-transparent hover:bg-wash",
  danger: "bg-leaf text-red border border-red hover:bg-wash",
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  normal: "min-h-11 px-5 py-2 text-base leading-tight",
  small: "min-h-9 px-3 py-1 text-sm leading-tight pointer-coarse:min-h-11",
};

/** Returns the classes of a button, for elements other than `Button` and `ButtonLink`. */
export const getButtonClass = (variant: ButtonVariant, size: ButtonSize, more?: string): string =>
  classNames(BASE, VARIANTS[variant], SIZES[size], more);
