import type { ReactNode } from "react";

type Props = { className: string; children: ReactNode };

/**
 * Renders a row that is shown when the whole of it has arrived: one that ends at the right would move with each part that
 * comes.
 */
export const DeferredRow = ({ className, children }: Props) => (
  <div className={`whole-row ${className}`}>
    {children}
    <span className="row-end" hidden />
  </div>
);
