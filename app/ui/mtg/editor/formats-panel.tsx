import { useMemo } from "react";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Panel } from "@/app/ui/kit/panel";
import { Icon, type IconName } from "@/app/ui/kit/svg-icon";
import { DOCUMENT_FORMAT_DATA, getFormatName, type MtgDeck } from "@/engine/mtg/deck";
import { type FormatVerdict, getFormatVerdicts } from "@/lib/mtg/decks/format-verdicts";
import type { EditorDeckCheck } from "./problem-panel";

type Props = { deck: MtgDeck; check: EditorDeckCheck; onFormat: (id: string) => void; lang: Lang };

const SIGNS = {
  legal: { icon: "check", ink: "text-green" },
  setsUnknown: { icon: "info", ink: "text-ink-soft" },
  unsure: { icon: "info", ink: "text-blue" },
  illegal: { icon: "close", ink: "text-red" },
} as const satisfies Record<FormatVerdict["verdict"], { icon: IconName; ink: string }>;

/**
 * Renders a seal for each format that shows by icon and word whether the deck is legal. A click on a seal selects its
 * format.
 */
export function FormatsPanel({ deck, check, onFormat, lang }: Props) {
  const { format: chosen, on, book = DOCUMENT_FORMAT_DATA } = check;
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
          const name = getFormatName(id, book)[getTextLang(lang)];
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
      {verdicts.some(({ verdict }) => verdict === "setsUnknown") ? (
        <p className="text-ink-soft text-sm">{w.whyUnknown}</p>
      ) : null}
    </Panel>
  );
}
