import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { LOCAL_PLAYER, type LogLine } from "@/lib/mtg/play/types";
import { describeEvent, type EventWords } from "./describe-event";

/** A described log line with its number of repetitions. */
type DescribedLine = { readonly key: string; readonly text: string; readonly line: LogLine; readonly times: number };

/** Returns a function that describes a log in words. */
export function useDescribeLog(lang: Lang): (log: readonly LogLine[]) => readonly DescribedLine[] {
  const words = {
    log: useWords("mtgGoldfishLog"),
    mana: useWords("mtgGoldfishTable.mana"),
    steps: useWords("mtg.steps"),
  };
  return (log) => describeLog(log, lang, words);
}

/**
 * Describes a log, oldest line first. Equal lines in a row are merged. Leaves out empty steps, and draws and cleanup
 * discards of a passive opponent.
 */
function describeLog(log: readonly LogLine[], lang: Lang, words: EventWords): readonly DescribedLine[] {
  const told: DescribedLine[] = [];
  let step: string | null = null;
  for (const [at, line] of log.entries()) {
    if (line.event.type === "stepBegan") step = line.event.step;
    const text = isNoise(line, step === "cleanup") ? null : describeEvent(line, lang, words);
    if (text === null) continue;
    const last = told.at(-1);
    const isHead = line.event.type === "stepBegan" || line.event.type === "turnBegan";
    if (isHead && last?.line.event.type === "stepBegan") told.pop();
    if (last?.text === text) told[told.length - 1] = { ...last, times: last.times + 1 };
    else told.push({ key: `${at}`, text, line, times: 1 });
  }
  return told;
}

/** Whether a line is only about the size of the opponent's hand. */
const isNoise = ({ event }: LogLine, isCleanup: boolean): boolean =>
  event.type === "moved" &&
  event.toPlayer !== LOCAL_PLAYER &&
  (event.cause === "draw" || (event.cause === "discard" && isCleanup));
