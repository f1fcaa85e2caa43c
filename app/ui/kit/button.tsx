import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, getButtonClass } from "./button-class";

type Props = ComponentProps<"button"> & { variant?: ButtonVariant; size?: ButtonSize };

/** Does something on this page. What leads elsewhere is a `ButtonLink`. Never submits a form unless told to. */
export function Button({ variant = "plain", size = "normal", type = "button", className, ...rest }: Props) {
  return <button type={type} className={getButtonClass(variant, size, className)} {...rest} />;
}
