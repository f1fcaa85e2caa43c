import { type CSSProperties, type ReactNode, useId } from "react";
import { type ButtonSize, type ButtonVariant, getButtonClass } from "./button-class";
import styles from "./menu.module.css";
import { Icon, type IconName } from "./svg-icon";

type Props = {
  /** The label of the button; read aloud even when only an icon shows. */
  label: string;
  /** Name of the setting, read before the label, which is the current choice. */
  name?: string;
  icon?: IconName;
  /** Shows the icon alone, everywhere or on narrow screens. */
  iconOnly?: boolean | "narrow";
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  /** Links and buttons, each with `MENU_ITEM_CLASS`; nested lists are fine. */
  children: ReactNode;
};

/** Class of a link or button inside a menu. */
export const MENU_ITEM_CLASS = "menu-item";

/**
 * Renders a button that opens a menu of links or buttons, as a browser popover that works without JavaScript. To close
 * the menu from an item, set that button's `popoverTarget` to the menu's id, or call `hidePopover()` on the closest
 * `[popover]`.
 */
export function Menu({ label, name, icon, iconOnly, variant = "quiet", size = "normal", className, children }: Props) {
  const id = useId();
  const anchor = `--menu-${id.replace(/[^a-zA-Z0-9]/g, "")}`;
  const square = size === "normal" ? "w-11 shrink-0 px-0!" : "w-9 shrink-0 px-0! pointer-coarse:w-11";
  const shape = iconOnly === true ? square : iconOnly === "narrow" ? "max-sm:min-h-11 max-sm:w-11 max-sm:px-0!" : "";
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={iconOnly === true ? label : undefined}
        title={iconOnly ? label : name}
        style={{ anchorName: anchor } as CSSProperties}
        className={getButtonClass(variant, size, `${shape} ${className ?? ""}`)}
      >
        {icon ? <Icon name={icon} /> : null}
        {iconOnly === true ? null : (
          <>
            {name ? <span className="sr-only">{name}: </span> : null}
            <span className={`max-w-40 truncate ${iconOnly === "narrow" ? "max-sm:sr-only" : ""}`}>{label}</span>
            <Icon name="down" size={16} className={iconOnly === "narrow" ? "max-sm:hidden" : undefined} />
          </>
        )}
      </button>
      <div id={id} popover="auto" className={styles.sheet} style={{ positionAnchor: anchor } as CSSProperties}>
        {children}
      </div>
    </>
  );
}
