import type { ReactNode } from "react";

type Props = {
  className: string;
  /** Marks a row that belongs to the query of the page. */
  asked?: boolean;
  children: ReactNode;
};

/** Renders a row only when all of its parts have loaded, because a right-aligned row would shift with each part. */
export const DeferredRow = ({ className, asked, children }: Props) => (
  <div className={`whole-row ${className}`} data-asked={asked ? "" : undefined}>
    {children}
    <span className="row-end" hidden />
  </div>
);
