import type { ReactNode } from "react";
import { Panel } from "../kit/panel";

type Props = {
  title: string;
  /** Empty for none. */
  lead: string;
  /** `null` where the page works without script. */
  needsScript: string | null;
  children: ReactNode;
  aside?: ReactNode;
};

/** Renders the layout of sign-in and sign-up pages: a heading, a panel, and a link to the alternative below it. */
export function AuthPage({ title, lead, needsScript, children, aside }: Props) {
  return (
    <main id="main" tabIndex={-1} className="page py-8 sm:py-12">
      <div className="mx-auto grid max-w-md gap-6">
        <div>
          <h1 className="text-2xl">{title}</h1>
          {lead === "" ? null : <p className="wrap-anywhere mt-2 text-ink-soft">{lead}</p>}
        </div>
        <Panel aria-label={title} className="grid gap-5">
          {needsScript === null ? null : (
            <noscript>
              <p>{needsScript}</p>
            </noscript>
          )}
          {children}
        </Panel>
        {aside ? <p>{aside}</p> : null}
      </div>
    </main>
  );
}
