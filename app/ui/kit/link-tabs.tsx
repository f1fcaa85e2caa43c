import { classNames } from "./class-names";
import { Icon, type IconName } from "./svg-icon";

type LinkTab = {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
  readonly icon?: IconName;
};

type Props = {
  /** Names the group for screen readers. */
  label: string;
  tabs: readonly LinkTab[];
  /** Shows only icons on narrow screens; screen readers still get the words. */
  iconsOnly?: "narrow";
  className?: string;
};

/** Renders tabs for the views of a page, each a link to its own URL. */
export function LinkTabs({ label, tabs, iconsOnly, className }: Props) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="inline-flex rounded-[3px] border border-edge bg-leaf">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a
              href={tab.href}
              aria-current={tab.current ? "page" : undefined}
              title={iconsOnly ? tab.label : undefined}
              className={classNames(
                "inline-flex min-h-9 items-center gap-1.5 px-3 text-sm no-underline pointer-coarse:min-h-11",
                iconsOnly && "max-sm:px-2.5",
                tab.current ? "bg-wash font-medium shadow-[inset_0_-2px_0_var(--gold)]" : "hover:bg-wash",
              )}
            >
              {tab.icon ? <Icon name={tab.icon} size={16} /> : null}
              <span className={iconsOnly ? "max-md:sr-only" : undefined}>{tab.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
