import type { ComponentProps } from "react";
import { classNames } from "./class-names";

/** Renders a raised panel as a `section`, which needs a heading or `aria-label`. */
export function Panel({ className, ...rest }: ComponentProps<"section">) {
  return (
    <section
      className={classNames("rounded-[3px] border border-line bg-leaf p-4 shadow-low sm:p-6", className)}
      {...rest}
    />
  );
}
