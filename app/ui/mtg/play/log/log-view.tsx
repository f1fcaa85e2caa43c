import { useWords } from "@/app/i18n/use-words";
import { Citation } from "@/app/ui/mtg/citation";
import type { LogLine } from "@/lib/mtg/play/types";
import type { PlayContext } from "../game/play-context";
import { useDescribeEvent } from "./describe-event";

type GroupedLine = { readonly key: string; readonly text: string; readonly line: LogLine; readonly times: number };

/** Renders the log, the newest line first. Lines that say the same in a row are one. */
export function LogView({ play: { table, lang } }: { play: PlayContext }) {
  const { title, newest } = useWords("mtgGoldfishLog");
  const describe = useDescribeEvent(lang);
  const told: GroupedLine[] = [];
  for (const [at, line] of table.log.entries()) {
    const text = describe(line);
    const last = told.at(-1);
    if (text === null) continue;
    if (last?.text === text) told[told.length - 1] = { ...last, times: last.times + 1 };
    else told.push({ key: `${at}`, text, line, times: 1 });
  }
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
        {told.reverse().map(({ key, text, line, times }) => (
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
