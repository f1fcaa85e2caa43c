import type { ReactNode } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import type { DatedFormat } from "@/engine/mtg/deck";
import type { MtgRef } from "@/engine/mtg/rulebook";
import { Citation } from "../citation";

type Cited = { rules: readonly MtgRef[]; lang: Lang };

/** Renders links to the rules that support a sentence or heading. */
export const CitedRules = ({ rules, lang }: Cited) => (
  <span className="ml-2 inline-flex flex-wrap gap-x-2 font-gothic font-normal text-ink-soft text-xs">
    {rules.map((rule) => (
      <Citation key={rule} rule={rule} lang={lang} />
    ))}
  </span>
);

type Props = Cited & { id: string; title: string; children: ReactNode };

/** Renders a section of a format's page; the heading links to its rules. */
export const FormatSection = ({ id, title, children, ...cited }: Props) => (
  <section aria-labelledby={id} className="grid gap-3">
    <h2 id={id} className="scroll-mt-4 text-xl">
      {title}
      <CitedRules {...cited} />
    </h2>
    {children}
  </section>
);

/** Renders the source of a format that this site added; nothing for formats of the built-in documents. */
export const FormatSource = ({ row: { listsOf, listsFrom }, lang }: { row: DatedFormat; lang: Lang }) =>
  listsOf === null && listsFrom !== null ? (
    <p className="text-ink-soft text-sm">{format(getDictionary(lang).mtgDesk.where.source, { source: listsFrom })}</p>
  ) : null;
