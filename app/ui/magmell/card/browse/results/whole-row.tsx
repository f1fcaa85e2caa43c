import type { ReactNode } from "react";

type Props = {
  className: string;
  /** Marks a row that belongs to the query of the page. */
  asked?: boolean;
  children: ReactNode;
};

/**
 * Renders a row that is shown when the whole of it has arrived: one that ends at the right would move with each part that
 * comes.
 */
export const DeferredRow = ({ className, asked, children }: Props) => (
  <div className={`whole-row ${className}`} data-asked={asked ? "" : undefined}>
    {children}
    <span className="row-end" hidden />
  </div>
);
