import type { ReactNode } from "react";
import { Icon } from "@/app/ui/kit/svg-icon";
import styles from "./closed-part.module.css";

type Props = {
  anchor: string;
  title: ReactNode;
  /** What the part has, below its title. */
  hint?: ReactNode;
  /** Classes of the content. */
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Renders a collapsible section of a long page. Its anchor is inside, so that browsers open it for a link or their own
 * search, without JavaScript. Print shows its content. On narrow screens, the heading stays visible while reading.
 */
export const ClosedPart = ({ anchor, title, hint, className, children }: Props) => (
  <section aria-labelledby={`${anchor}-title`}>
    <details className={styles.part}>
      <summary className={styles.heading}>
        <Icon name="right" size={16} className="shrink-0 transition-[rotate] in-[[open]>summary]:rotate-90" />
        <div>
          <h2 id={`${anchor}-title`}>{title}</h2>
          {hint ? <small>{hint}</small> : null}
        </div>
      </summary>
      <div id={anchor} className={className}>
        {children}
      </div>
    </details>
  </section>
);
