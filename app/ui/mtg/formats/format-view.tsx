import type { ReactNode } from "react";
import type { Dictionary } from "@/app/ui/i18n/dictionary";
import { format } from "@/app/ui/i18n/format";
import type { Lang } from "@/app/ui/i18n/lang";
import type { MtgRef } from "@/engine/mtg/rulebook";
import { LAST_DAY } from "@/lib/mtg/formats/format-day";
import type { FormatFacts } from "@/lib/mtg/formats/format-facts";
import { Citation } from "../citation";
import { ChangeTable, SetTable } from "./set-table";

type Words = Pick<Dictionary, "mtg" | "mtgFormats">;
type Props = { facts: FormatFacts; lang: Lang; words: Words };
type Cited = { rules: readonly MtgRef[]; lang: Lang; words: Words };

/** The rules that say so, behind a sentence or a heading. */
const Rules = ({ rules, lang, words }: Cited) => (
  <span className="ml-2 inline-flex flex-wrap gap-x-2 font-gothic font-normal text-ink-soft text-xs">
    {rules.map((rule) => (
      <Citation key={rule} rule={rule} lang={lang} words={words.mtg} />
    ))}
  </span>
);

/** All that the documents say of a format: numbers, lists, sets, and how its sets changed. */
export function FormatView({ facts, lang, words }: Props) {
  const { format: row, sets, changes } = facts;
  const w = words.mtgFormats;
  return (
    <>
      <Numbers facts={facts} lang={lang} words={words} />
      {row.restricted === null && row.banned === null ? <p>{row.pool === null ? w.noList : w.ante}</p> : null}
      <Names title={w.restricted} text={w.restrictedText} list={row.restricted} lang={lang} words={words} />
      <Names title={w.banned} text={w.bannedText} list={row.banned} lang={lang} words={words} />
      <Part id="sets" title={w.sets} rules={[row.sets]} lang={lang} words={words}>
        {sets === null ? <p>{w.anySet}</p> : sets.length === 0 ? <p>{w.noSet}</p> : null}
        {sets !== null && sets.length > 0 ? <SetTable sets={sets} lang={lang} words={w} /> : null}
        {row.also.length > 0 ? (
          <div className="grid gap-1">
            <h3 className="text-base">{w.also}</h3>
            <NameList names={row.also} />
          </div>
        ) : null}
      </Part>
      {changes.length > 0 ? (
        <Part id="changes" title={w.changes} rules={[row.newSets]} lang={lang} words={words}>
          <p className="prose">{w.changesText}</p>
          <ChangeTable changes={changes} lang={lang} words={w} />
        </Part>
      ) : null}
    </>
  );
}

function Numbers({ facts: { format: row }, lang, words }: Props) {
  const w = words.mtgFormats;
  const { minimum, copies, sideboard, pool } = row;
  const lines: readonly (readonly [string, string, readonly MtgRef[]])[] = [
    [w.minimum.name, format(w.minimum.value, { n: minimum.count }), [minimum.rule]],
    ...(pool === null ? [] : [[w.pool.name, w.pool.value, [pool.rule]] as const]),
    copies === null
      ? [w.copies.name, w.copies.free, []]
      : [w.copies.name, format(w.copies.value, { n: copies.most }), [copies.rule]],
    sideboard === null
      ? [w.sideboard.name, w.sideboard.free, []]
      : [w.sideboard.name, format(w.sideboard.value, { n: sideboard.sizes[1] }), [sideboard.rule]],
  ];
  return (
    <Part id="numbers" title={w.numbers} rules={[]} lang={lang} words={words}>
      <dl className="grid max-w-3xl gap-x-4 gap-y-2 sm:grid-cols-[8rem_1fr]">
        {lines.map(([name, value, rules]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft text-sm sm:pt-0.5">{name}</dt>
            <dd>
              {value}
              <Rules rules={rules} lang={lang} words={words} />
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

type NamesProps = Omit<Props, "facts"> & { title: string; text: string; list: FormatFacts["format"]["banned"] };

function Names({ title, text, list, lang, words }: NamesProps) {
  if (list === null) return null;
  const w = words.mtgFormats;
  const id = list.rule.replaceAll(/[:.]/g, "-");
  return (
    <Part id={id} title={`${title} (${list.names.length})`} rules={[list.rule]} lang={lang} words={words}>
      <p>{text}</p>
      <p className="text-ink-soft text-sm">
        {format(w.states, { day: LAST_DAY, days: list.announced.join(lang === "ja" ? "、" : ", ") })}
      </p>
      <NameList names={list.names} />
    </Part>
  );
}

const NameList = ({ names }: { names: readonly string[] }) => (
  <ul lang="en" className="columns-1 gap-x-6 text-sm sm:columns-2 lg:columns-3">
    {names.toSorted().map((name) => (
      <li key={name} className="break-inside-avoid py-0.5">
        {name}
      </li>
    ))}
  </ul>
);

type PartProps = Cited & { id: string; title: string; children: ReactNode };

const Part = ({ id, title, children, ...cited }: PartProps) => (
  <section aria-labelledby={id} className="grid gap-3">
    <h2 id={id} className="text-xl">
      {title}
      <Rules {...cited} />
    </h2>
    {children}
  </section>
);
