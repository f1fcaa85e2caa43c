import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, getButtonClass } from "./button-class";
import { Icon, type IconName } from "./svg-icon";

type Props = Omit<ComponentProps<"button">, "aria-label" | "children"> & {
  icon: IconName;
  /** Name of the action, for screen readers and as a tooltip. */
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
};

/** Renders a button with only an icon. */
export function IconButton({
  icon,
  label,
  variant = "quiet",
  size = "normal",
  type = "button",
  className,
  ...rest
}: Props) {
  const square = size === "normal" ? "w-11 px-0!" : "w-9 px-0! pointer-coarse:w-11";
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={getButtonClass(variant, size, `${square} ${className ?? ""}`)}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
