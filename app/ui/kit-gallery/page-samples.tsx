import type { Dictionary } from "@/app/i18n/dictionary";
import { KeyTable } from "@/app/ui/kit/key-table";
import { LinkTabs } from "@/app/ui/kit/link-tabs";
import { NeighborLinks } from "@/app/ui/kit/neighbor-links";
import { Notice } from "@/app/ui/kit/notice";
import { Panel } from "@/app/ui/kit/panel";
import { Skeleton } from "@/app/ui/kit/skeleton";
import type { KitSamples } from "./samples";

/** Renders samples of colors, layout components and notices. */
export const renderPageSamples = ({ roles, views, neighbors, panel, notices, keys }: Dictionary["kit"]) =>
  ({
    Colors: (
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-4">
        {Object.entries(roles).map(([role, name]) => (
          <li key={role} className="text-sm">
            <span
              aria-hidden="true"
              className="block h-14 rounded-[3px] border border-edge"
              style={{ background: `var(--${role})` }}
            />
            <span className="mt-1 block">{name}</span>
            <span className="font-mono text-ink-soft text-xs">{role}</span>
          </li>
        ))}
      </ul>
    ),
    LinkTabs: (
      <LinkTabs
        label={views.label}
        tabs={[
          { href: "#LinkTabs", label: views.list, icon: "list", current: true },
          { href: "#LinkTabs-grid", label: views.grid, icon: "grid", current: false },
        ]}
      />
    ),
    NeighborLinks: (
      <NeighborLinks
        label={neighbors.label}
        before={{ href: "#NeighborLinks", label: neighbors.before }}
        after={{ href: "#NeighborLinks", label: neighbors.after }}
        all={{ href: "#contents", label: neighbors.all }}
        words={neighbors}
      />
    ),
    Panel: (
      <Panel aria-labelledby="panel-title" className="max-w-md">
        <h3 id="panel-title" className="text-lg">
          {panel.title}
        </h3>
        <p className="mt-1">{panel.text}</p>
      </Panel>
    ),
    Notice: (
      <div className="grid max-w-xl gap-3">
        {(["info", "good", "warning", "error"] as const).map((tone) => (
          <Notice key={tone} tone={tone} title={notices[tone].title}>
            {notices[tone].text}
          </Notice>
        ))}
      </div>
    ),
    KeyTable: (
      <div className="max-w-md">
        <KeyTable
          caption={keys.caption}
          rows={[
            [keys.search, ["/", "Ctrl+K"]],
            [keys.undo, ["Ctrl+Z"]],
          ]}
        />
      </div>
    ),
    Skeleton: (
      <div className="grid max-w-md gap-2">
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-5 w-1/2" />
      </div>
    ),
  }) satisfies KitSamples;
