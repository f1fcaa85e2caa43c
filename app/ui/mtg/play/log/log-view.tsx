import { useWords } from "@/app/i18n/use-words";
import { Citation } from "@/app/ui/mtg/citation";
import type { LogLine } from "@/lib/mtg/play/types";
import type { PlayContext } from "../game/play-context";
import { useDescribeLog } from "./describe-log";

/** Renders the log, newest line first. Equal lines in a row are merged. */
export function LogView({ play: { table, lang } }: { play: PlayContext }) {
  const { title, newest } = useWords("mtgGoldfishLog");
  const describeLog = useDescribeLog(lang);
  return (
    <section aria-label={title} className="grid min-h-0 content-start gap-1">
      <h2 className="font-medium text-sm">
        {title} <span className="font-normal text-ink-soft text-xs">{newest}</span>
      </h2>
      <ol
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled has to be reached by keyboard.
        tabIndex={0}
        aria-label={title}
        className="max-h-80 overflow-y-auto border-line border-t text-sm lg:max-h-[32rem]"
      >
        {describeLog(table.log)
          .toReversed()
          .map(({ key, text, line, times }) => (
            <li
              key={key}
              className={`flex flex-wrap items-baseline justify-between gap-x-3 border-line border-b py-0.5 ${headOf(line)}`}
            >
              <span>
                {text}
                {times > 1 ? ` ×${times}` : ""}
              </span>
              <span className="text-ink-soft text-xs">
                <Citation rule={line.rule} also={line.event.also} lang={lang} />
              </span>
            </li>
          ))}
      </ol>
    </section>
  );
}

function headOf({ event }: LogLine): string {
  if (event.type === "turnBegan") return "bg-wash px-1 font-medium";
  return event.type === "stepBegan" ? "text-ink-soft" : "";
}
