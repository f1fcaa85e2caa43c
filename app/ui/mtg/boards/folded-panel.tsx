import type { ReactNode } from "react";
import { Panel } from "@/app/ui/kit/panel";

type Props = { title: string; isOpen?: boolean; children: ReactNode };

/** Renders a panel of the board editor that is folded under its title until it is asked for; paper shows it whole. */
export const FoldedPanel = ({ title, isOpen, children }: Props) => (
  <Panel aria-label={title} className="py-2! sm:py-4!">
    <details
      open={isOpen}
      className="print:details-content:[block-size:auto] print:details-content:[content-visibility:visible]"
    >
      <summary className="min-h-9 cursor-pointer content-center pointer-coarse:min-h-11">
        <h2 className="inline text-lg">{title}</h2>
      </summary>
      <div className="grid gap-3 pt-2">{children}</div>
    </details>
  </Panel>
);
