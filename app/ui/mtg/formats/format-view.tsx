import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { getFormatHref } from "@/app/ui/links/mtg-address";
import type { MtgRef } from "@/engine/mtg/rulebook";
import type { FormatFacts } from "@/lib/mtg/formats/format-facts";
import { CardNameList } from "./card-name-list";
import { CitedRules, FormatSection, FormatSource } from "./format-section";
import { LastPrintedList } from "./last-printed";
import { NoBreakDates } from "./no-break-dates";
import { AddedSets, SetChangeTable, SetTable, UpcomingSets } from "./set-table";

type Props = { facts: FormatFacts; on: string; lang: Lang };

/** Renders all facts of a format: numbers, lists, sets, and set changes. */
export function FormatView({ facts, on, lang }: Props) {
  const { format: row, sets, changes } = facts;
  const w = getDictionary(lang).mtgFormats;
  return (
    <>
      <Numbers facts={facts} lang={lang} />
      <KnownLists facts={facts} on={on} lang={lang} />
      <Names part="restricted" row={row} lang={lang} />
      <Names part="banned" row={row} lang={lang} />
      <FormatSection id="sets" title={w.sets} rules={[row.sets]} lang={lang}>
        {sets === null ? <p>{w.anySet}</p> : sets.length === 0 ? <p>{w.noSet}</p> : null}
        {sets !== null && sets.length > 0 ? <SetTable sets={sets} lang={lang} /> : null}
        <UpcomingSets changes={changes} on={on} lang={lang} />
        {sets === null ? null : <AddedSets sets={sets} lang={lang} />}
        {row.also.length > 0 ? (
          <div className="grid gap-1">
            <h3 className="text-base">{w.also}</h3>
            <CardNameList names={row.also} />
          </div>
        ) : null}
      </FormatSection>
      {changes.some((change) => change.out.length > 0) ? (
        <FormatSection id="changes" title={w.changes} rules={[row.newSets]} lang={lang}>
          <p className="prose">{w.changesText}</p>
          <SetChangeTable changes={changes} lang={lang} />
        </FormatSection>
      ) : null}
      {facts.id === "extended" ? <LastPrintedList lang={lang} /> : null}
    </>
  );
}

function Numbers({ facts: { format: row }, lang }: Omit<Props, "on">) {
  const w = getDictionary(lang).mtgFormats;
  const { minimum, copies, sideboard, pool } = row;
  const lines: readonly (readonly [string, string, readonly MtgRef[]])[] = [
    [w.minimum.name, format(w.minimum.value, { n: minimum.count }), [minimum.rule]],
    ...(pool === null ? [] : [[w.pool.name, w.pool.value, [pool.rule]] as const]),
    copies === null
      ? [w.copies.name, w.copies.free, []]
      : [w.copies.name, format(w.copies.value, { n: copies.most }), [copies.rule]],
    sideboard === null
      ? [w.sideboard.name, w.sideboard.free, []]
      : [
          w.sideboard.name,
          format(sideboard.mayBeSmaller ? w.sideboard.upTo : w.sideboard.value, { n: sideboard.sizes[1] }),
          [sideboard.rule],
        ],
  ];
  return (
    <FormatSection id="numbers" title={w.numbers} rules={[]} lang={lang}>
      <dl className="grid max-w-3xl gap-x-4 gap-y-2 sm:grid-cols-[8rem_1fr]">
        {lines.map(([name, value, rules]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft text-sm sm:pt-0.5">{name}</dt>
            <dd>
              {value}
              <CitedRules rules={rules} lang={lang} />
            </dd>
          </div>
        ))}
      </dl>
    </FormatSection>
  );
}

/** The date of the lists used, if it is not the requested date, and the other dates with known lists. */
function KnownLists({ facts: { id, format: row, listDays }, on, lang }: Props) {
  const w = getDictionary(lang).mtgFormats;
  const { listsOf, restricted, banned, pool } = row;
  if (pool !== null) return <p>{w.ante}</p>;
  if (listsOf === null) return <FormatSource row={row} lang={lang} />;
  const others = listDays.filter((day) => day !== listsOf);
  return (
    <div className="grid gap-1">
      {restricted === null && banned === null ? (
        <p>
          <NoBreakDates text={format(w.noList, { day: listsOf })} />
        </p>
      ) : null}
      {listsOf > on ? (
        <p className="text-ink-soft text-sm">
          <NoBreakDates text={format(w.laterLists, { day: listsOf, on })} />
        </p>
      ) : null}
      {others.length === 0 ? null : (
        <p className="text-sm">
          {w.otherLists}{" "}
          {others.map((day) => (
            <a key={day} href={getFormatHref(lang, id, day)} className="link mr-3 whitespace-nowrap tabular-nums">
              <time dateTime={day}>{day}</time>
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

type NamesProps = { part: "restricted" | "banned"; row: FormatFacts["format"]; lang: Lang };

function Names({ part, row: { listsOf, listsFrom, [part]: list }, lang }: NamesProps) {
  if (list === null) return null;
  const w = getDictionary(lang).mtgFormats;
  const id = listsOf === null ? part : list.rule.replaceAll(/[:.]/g, "-");
  const days = list.announced.join(lang === "ja" ? "、" : ", ");
  return (
    <FormatSection id={id} title={`${w[part]} (${list.names.length})`} rules={[list.rule]} lang={lang}>
      <p>{w[`${part}Text`]}</p>
      {listsOf === null ? null : (
        <p className="text-ink-soft text-sm">
          <NoBreakDates
            text={
              listsFrom === null
                ? format(w.states, { day: listsOf, days })
                : format(w.statesFrom, { day: listsOf, source: listsFrom })
            }
          />
        </p>
      )}
      <CardNameList names={list.names} />
    </FormatSection>
  );
}
