import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import type { Event } from "@/engine/mtg";
import { describeEvents } from "./describe-events";

type Props = {
  events: readonly Event[];
  names: Readonly<Record<number, string>>;
  lang: Lang;
};

/** Renders the events of a check or step, line by line. */
export function EventList({ events, names, lang }: Props) {
  const lines = describeEvents(events, { names }, useWords("mtgLab"), lang);
  if (lines.length === 0) return null;
  return (
    <ul className="grid gap-[0.2rem] border-line border-l-2 pl-3 text-[0.875rem]">
      {lines.map(({ subject, said, count }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice.
        <li key={index}>
          {subject === null ? null : <span className="font-medium">{subject}</span>} {said}
          {count > 1 ? ` ×${count}` : null}
        </li>
      ))}
    </ul>
  );
}
