import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, getButtonClass } from "./button-class";

type Props = ComponentProps<"button"> & { variant?: ButtonVariant; size?: ButtonSize };

/**
 * Renders a button for an action on this page; for links, use `ButtonLink`. Submits forms only with `type="submit"`.
 */
export function Button({ variant = "plain", size = "normal", type = "button", className, ...rest }: Props) {
  return <button type={type} className={getButtonClass(variant, size, className)} {...rest} />;
}
