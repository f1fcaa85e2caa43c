import type { ReactNode } from "react";
import { Panel } from "@/app/ui/kit/panel";

type Props = { title: string; isOpen?: boolean; children: ReactNode };

/** Renders a collapsible panel of the board editor; print shows its content. */
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
