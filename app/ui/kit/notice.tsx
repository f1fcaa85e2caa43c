import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./svg-icon";

type NoticeTone = "info" | "good" | "warning" | "error";

const TONES: Readonly<Record<NoticeTone, { icon: IconName; edge: string; ink: string }>> = {
  info: { icon: "info", edge: "border-l-blue", ink: "text-blue" },
  good: { icon: "check", edge: "border-l-green", ink: "text-green" },
  warning: { icon: "warning", edge: "border-l-gold", ink: "text-gold" },
  error: { icon: "error", edge: "border-l-red", ink: "text-red" },
};

type Props = {
  tone: NoticeTone;
  /** Title that names the tone, such as 「注意」: `words.site.tones[tone]`, or a specific heading. */
  title: ReactNode;
  children?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits; leave it out for what is there when the page loads. */
  role?: "alert" | "status";
  className?: string;
};

/** Renders a notice with icon, text and color. */
export function Notice({ tone, title, children, role, className }: Props) {
  const { icon, edge, ink } = TONES[tone];
  return (
    <div
      role={role}
      className={classNames(
        "flex gap-3 rounded-[3px] border border-l-4 border-line bg-leaf px-4 py-3",
        edge,
        className,
      )}
    >
      <Icon name={icon} className={classNames("mt-1", ink)} />
      <div className="min-w-0 flex-1">
        <p className={classNames("font-medium", ink)}>{title}</p>
        {children ? <div className="mt-0.5 text-sm">{children}</div> : null}
      </div>
    </div>
  );
}
