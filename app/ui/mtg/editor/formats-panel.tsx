import { useMemo } from "react";
import { describeMtgProblem } from "@/app/i18n/describe-mtg-problem";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Panel } from "@/app/ui/kit/panel";
import { Icon, type IconName } from "@/app/ui/kit/svg-icon";
import { FORMATS, type FormatId, type MtgDeck } from "@/engine/mtg/deck";
import { type FormatVerdict, getAddedVerdicts, getFormatVerdicts } from "@/lib/mtg/decks/format-verdicts";
import type { EditorDeckCheck } from "./problem-panel";

type Props = { deck: MtgDeck; check: EditorDeckCheck; onFormat: (id: FormatId) => void; lang: Lang };

const SIGNS = {
  legal: { icon: "check", ink: "text-green" },
  setsUnknown: { icon: "info", ink: "text-ink-soft" },
  unsure: { icon: "info", ink: "text-blue" },
  illegal: { icon: "close", ink: "text-red" },
} as const satisfies Record<FormatVerdict["verdict"], { icon: IconName; ink: string }>;

/** Renders a seal for each format: whether the deck may be played there, by sign and word. A seal chooses its format. */
export function FormatsPanel({ deck, check, onFormat, lang }: Props) {
  const { format: chosen, on } = check;
  const w = useWords("mtgDesk.where");
  const verdicts = useMemo(() => getFormatVerdicts(deck, check), [deck, check]);
  return (
    <Panel aria-labelledby="desk-where" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="desk-where" className="text-xl">
        {w.title}
      </h2>
      <p className="text-sm">{format(w.text, { day: on })}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] gap-2">
        {verdicts.map(({ id, verdict, errors }) => {
          const { icon, ink } = SIGNS[verdict];
          const word = format(w[verdict], { n: errors });
          const name = FORMATS[id][getTextLang(lang)];
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={id === chosen}
                aria-label={format(w.pick, { format: name, verdict: word })}
                data-verdict={verdict}
                onClick={() => onFormat(id)}
                className="grid h-full min-h-11 w-full content-start gap-0.5 rounded-[3px] border border-edge px-1.5 py-1.5 text-left hover:bg-wash sm:px-3 aria-pressed:border-gold aria-pressed:bg-wash aria-pressed:ring-1 aria-pressed:ring-gold"
              >
                <span className="text-sm leading-tight">{name}</span>
                <span className={`inline-flex items-center gap-1 text-xs ${ink}`}>
                  <Icon name={icon} size={14} />
                  {word}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <AddedFormats deck={deck} check={check} lang={lang} />
      {verdicts.some(({ verdict }) => verdict === "setsUnknown") ? (
        <p className="text-ink-soft text-sm">{w.whyUnknown}</p>
      ) : null}
    </Panel>
  );
}

/** Renders formats that the operator of the site added, each with its source and what speaks against the deck. */
function AddedFormats({ deck, check, lang }: Omit<Props, "onFormat">) {
  const w = useWords("mtgDesk.where");
  const problemWords = useWords("mtgDeckProblems");
  const added = useMemo(() => getAddedVerdicts(deck, check), [deck, check]);
  return added.map(({ format: row, verdict, errors, problems }) => (
    <details key={row.id} data-verdict={verdict} className="rounded-[3px] border border-edge px-3 py-2 text-sm">
      <summary className="min-h-6 cursor-pointer">
        {row[getTextLang(lang)]}{" "}
        <span className={`inline-flex items-center gap-1 text-xs ${SIGNS[verdict].ink}`}>
          <Icon name={SIGNS[verdict].icon} size={14} />
          {format(w[verdict], { n: errors })}
        </span>
      </summary>
      {problems.length === 0 ? null : (
        <ul className="grid gap-1 py-2">
          {problems.map((problem) => (
            <li key={`${problem.code} ${problem.names.join()}`}>{describeMtgProblem(problemWords, problem)}</li>
          ))}
        </ul>
      )}
      <p className="text-ink-soft">{format(w.source, { source: row.source })}</p>
    </details>
  ));
}
