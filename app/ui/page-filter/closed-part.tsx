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
 * Renders a part of a long page that starts closed. The anchor is inside the part: browsers then open it for a link, and for
 * their own search, without JavaScript. Paper shows all of it. On a narrow screen the heading stays visible while the part is
 * being read.
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
