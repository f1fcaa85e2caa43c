import type { ReactNode } from "react";
import { Panel } from "../kit/panel";

type Props = { title: string; lead: string; needsScript: string; children: ReactNode; aside: ReactNode };

/** The frame of the two pages through which one enters: a heading, one panel, and the way to the other page below it. */
export function AuthPage({ title, lead, needsScript, children, aside }: Props) {
  return (
    <main id="main" tabIndex={-1} className="page py-8 sm:py-12">
      <div className="mx-auto grid max-w-md gap-6">
        <div>
          <h1 className="text-2xl">{title}</h1>
          <p className="mt-2 text-ink-soft">{lead}</p>
        </div>
        <Panel aria-label={title} className="grid gap-5">
          <noscript>
            <p>{needsScript}</p>
          </noscript>
          {children}
        </Panel>
        <p>{aside}</p>
      </div>
    </main>
  );
}
