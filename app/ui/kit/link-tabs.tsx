import { classNames } from "./class-names";
import { Glyph, type GlyphName } from "./glyph";

export type LinkTab = {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
  readonly icon?: GlyphName;
};

/** Views of one page, each with its own address. `label` names the group for screen readers. */
export function LinkTabs({ label, tabs, className }: { label: string; tabs: readonly LinkTab[]; className?: string }) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="inline-flex rounded-[3px] border border-edge bg-leaf">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a
              href={tab.href}
              aria-current={tab.current ? "page" : undefined}
              className={classNames(
                "inline-flex min-h-9 items-center gap-1.5 px-3 text-sm no-underline pointer-coarse:min-h-11",
                tab.current ? "bg-wash font-medium shadow-[inset_0_-2px_0_var(--gold)]" : "hover:bg-wash",
              )}
            >
              {tab.icon ? <Glyph name={tab.icon} size={16} /> : null}
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
