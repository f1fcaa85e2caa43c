import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, getButtonClass } from "./button-class";

type Props = ComponentProps<"a"> & { href: string; variant?: ButtonVariant; size?: ButtonSize };

/** Renders a link that looks like a button. */
export function ButtonLink({ variant = "plain", size = "normal", className, children, ...rest }: Props) {
  return (
    <a className={getButtonClass(variant, size, className)} {...rest}>
      {children}
    </a>
  );
}
