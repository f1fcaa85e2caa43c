import type { ReactNode } from "react";

type Props = { anchor: string; children: ReactNode };

/** Renders a link to a place on the same page, in a row of them that leads into a long page. */
export const JumpLink = ({ anchor, children }: Props) => (
  <a
    href={`#${anchor}`}
    className="link inline-flex min-h-8 min-w-6 items-center whitespace-nowrap pointer-coarse:min-h-11 pointer-coarse:min-w-9"
  >
    {children}
  </a>
);
